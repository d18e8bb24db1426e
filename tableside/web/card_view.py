"""The scorecard laid out for its template: a row for each player, the newest round first."""

from collections.abc import Sequence
from dataclasses import dataclass

from tableside.scoring.scorecard import ABSENT, MISSED, MISSING, Cell, Player, Round, Scorecard
from tableside.scoring.standings import Standing
from tableside.wording.card import cell_label, cell_remarks

LONG = 8  # letters


@dataclass(frozen=True)
class CellView:
    """What a cell shows, says, and leads to."""

    round: int
    text: str
    label: str
    kind: str
    changed: bool
    flagged: bool


@dataclass(frozen=True)
class Row:
    """A player's line in the table."""

    player: Player
    standing: Standing | None
    movement: int
    leads: bool
    cells: Sequence[CellView]

    @property
    def total(self) -> int:
        return self.standing.total if self.standing else self.player.start_points


def columns(card: Scorecard) -> list[Round]:
    """The rounds that something is known of, newest first."""
    shown = list(card.rounds)
    current = card.current
    if current and not current.recorded and any(cell.entered is not None for cell in current.cells.values()):
        shown.append(current)
    return sorted(shown, key=lambda one: -one.ordinal)


def rows(card: Scorecard) -> list[Row]:
    """In the order of the seats, always: a row that jumps is a row mistaken for another."""
    shown = columns(card)
    return [_row(card, shown, player) for player in card.players]


def has_long_names(card: Scorecard) -> bool:
    """Whether some word of a name needs more room than most do."""
    return any(len(word) > LONG for player in card.players for word in player.name.split())


def _row(card: Scorecard, shown: Sequence[Round], player: Player) -> Row:
    return Row(
        player,
        card.standing(player.id),
        card.movement.get(player.id, 0),
        player.id in card.leaders,
        [_cell(card, one, player.id) for one in shown],
    )


def _cell(card: Scorecard, one: Round, player: str) -> CellView:
    cell = one.cells[player]
    remarks = cell_remarks(cell)
    label = ", ".join([cell_label(card, one, player), *remarks])
    return CellView(one.number, _text(cell), label, _kind(one, player), cell.changed, bool(cell.flags))


def _text(cell: Cell) -> str:
    if cell.state == ABSENT:
        return "·"
    if cell.state == MISSING:
        return "–"
    points = "?" if cell.scored is None else str(cell.scored)
    return f"({points})" if cell.state == MISSED else points


def _kind(one: Round, player: str) -> str:
    return "out" if one.out == player else one.cells[player].state
