"""One hand laid out for its panel: what stands there, what was typed, and everything that happened to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tableside.scoring.scorecard import ABSENT, MISSED, Cell, Player, Round
from tableside.services.errors import Clash, NotFound
from tableside.services.hand_forms import HandForm, shown_text, shown_tiles
from tableside.services.kept_photos import KeptPhoto, photos_of_hand
from tableside.services.scorecards import game_history
from tableside.web.here import installation
from tableside.web.round_form import against
from tableside.web.table import Table
from tableside.wording.history import Told, change_sentence


@dataclass(frozen=True)
class HandView:
    """A cell of the card, taken out to be looked at."""

    table: Table
    round: Round
    player: Player
    cell: Cell
    form: HandForm
    changes: Sequence[Told]
    photos: Sequence[KeptPhoto] = ()
    problems: Mapping[str, str] = field(default_factory=dict)
    clash: Clash | None = None
    flag_typed: tuple[str, str] = ("", "")
    said: str = ""

    @property
    def may_enter(self) -> bool:
        """Scorekeepers always, players their own while the round is open and the game goes on."""
        who = self.table.who
        open_still = not self.table.card.closed and (not self.round.done or self.cell.entered is None)
        return who.may_score or (who.may_enter(self.player.id) and open_still)

    def against(self, typed: HandForm, clash: Clash) -> "HandView":
        """Mine stays in the field, theirs stands beside it."""
        return replace(self, form=against(typed, clash), clash=clash)

    def refused(self, typed: HandForm, sentence: str) -> "HandView":
        return replace(self, form=typed, problems={f"hand-{self.player.id}": sentence})


def hand_view(table: Table, number: int, player: str) -> HandView:
    """Raises NotFound where there is no such cell."""
    one, found = table.round(number), table.player(player)
    cell = one.cells[player]
    if cell.state == ABSENT:
        raise NotFound
    text, tiles, missed = shown_text(cell), shown_tiles(cell), cell.state == MISSED
    form = HandForm(text, text, tiles, tiles, missed, missed)
    photos = photos_of_hand(installation(), table.who.game, (number, player))
    return HandView(table, one, found, cell, form, _told(table, number, player), photos)


def _told(table: Table, number: int, player: str) -> Sequence[Told]:
    """What happened to this hand, newest first."""
    changes = game_history(installation(), table.who.game, number, player)
    return [
        Told(one.entry, one.at, one.by, (change_sentence(one, table.card, number, player),), one.undone, turns=False)
        for one in changes
    ]
