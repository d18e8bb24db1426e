"""What stays the same through a round: the rules, the seats, the set and the double that opens it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tableside.rules.once import once
from tableside.rules.ruleset import PRESETS, RuleSet
from tableside.rules.tiles import Tile, set_size


@dataclass(frozen=True)
class Table:
    """A round's frame; `players` sit clockwise in this order."""

    rules: RuleSet
    players: tuple[str, ...]
    opening: Tile
    set_max: int = 9
    round: int = 1
    starter: str | None = None

    @once
    def arms(self) -> int:
        """Tiles that must lie on the opening double before free play."""
        return min(self.rules.arms(len(self.players)), self.set_max)

    @once
    def usual_arms(self) -> int:
        """The same where the table had chosen nothing."""
        return min(PRESETS[self.rules.preset].arms(len(self.players)), self.set_max)

    @once
    def places(self) -> int:
        """Tiles that may lie on the opening double altogether."""
        return self.set_max if self.rules.opening_extra_arms else self.arms

    @once
    def reserve(self) -> int:
        """Tiles at the bottom of the yard that nobody draws."""
        return self.rules.reserve(len(self.players))

    @once
    def toes(self) -> int:
        return self.rules.toes_needed

    def opened_by(self, player: str, opening: Tile) -> "Table":
        """The same table, now that it is known who opened and with which double."""
        if player == self.starter and opening == self.opening:
            return self
        return replace(self, starter=player, opening=opening)

    @once
    def size(self) -> int:
        return set_size(self.set_max)

    @once
    def after(self) -> Mapping[str, str]:
        """Who comes after whom, clockwise."""
        return dict(zip(self.players, (*self.players[1:], self.players[0]), strict=True))
