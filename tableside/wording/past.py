"""What the history calls people and rounds: also those that are no longer on the card."""

from collections.abc import Sequence

from tableside.scoring.entries import Kind
from tableside.scoring.history import Change
from tableside.scoring.scorecard import Scorecard
from tableside.wording.translate import in_current_digits

_NAMING = (Kind.PLAYER_JOINED, Kind.PLAYER_RENAMED, Kind.PLAYER_REPLACED)


class Past:
    """The changes of a game beside its card, to look up who and which round they speak of."""

    def __init__(self, changes: Sequence[Change], card: Scorecard) -> None:
        self.card = card
        self._changes = {change.entry: change for change in changes}
        self._namings = [change for change in changes if change.kind in _NAMING]

    def change(self, entry: object) -> Change | None:
        return self._changes.get(entry) if isinstance(entry, int) else None

    def name(self, player: object) -> str:
        """The name on the card, or the one that a player had who is no longer there."""
        had = [change.data["name"] for change in self._namings if change.data["player"] == player]
        return self.card.names.get(str(player)) or str(had[-1] if had else player)

    def name_before(self, change: Change) -> str:
        """What a player was called until this change."""
        player = change.data["player"]
        earlier = [one for one in self._namings if one.entry < change.entry and not one.undone]
        given = [one for one in earlier if one.data["player"] == player]
        if given:
            return str(max(given, key=lambda one: one.entry).data["name"])
        return self._first_name(player)

    def round(self, number: object) -> str:
        """The number that the card shows for a round; for one taken off, the number that it would have."""
        assert isinstance(number, int)
        shown = self.card.round(number)
        return in_current_digits(shown.ordinal if shown else 1 + sum(one.number < number for one in self.card.rounds))

    def is_off(self, number: object) -> bool:
        """Whether a round has been taken off the card."""
        return isinstance(number, int) and self.card.round(number) is None

    def _first_name(self, player: object) -> str:
        for change in self._changes.values():
            if change.kind is Kind.GAME_STARTED:
                listed = change.data["players"]
                assert isinstance(listed, list)
                return next((str(one["name"]) for one in listed if one["id"] == player), str(player))
        return str(player)
