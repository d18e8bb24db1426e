"""The card on paper: rounds below each other for a few players, players below each other for many."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tableside.scoring.scorecard import ABSENT, MISSED, Cell, Round, Scorecard
from tableside.scoring.standings import Standing
from tableside.wording.translate import gettext as _

MOST_COLUMNS = 8


@dataclass(frozen=True)
class Paper:
    """A table of words, its first row and first column being headings, and the places that are explained below it."""

    rows: Sequence[Sequence[str]]
    is_turned: bool
    has_corrections: bool
    explained: Sequence[Standing]


def paper_of(card: Scorecard) -> Paper:
    rows = [
        [_("Round"), *card.names.values()],
        *_start(card),
        *([_round_name(one), *(_cell(one, player.id) for player in card.players)] for one in card.rounds),
        [_("Total"), *_of_standings(card, lambda one: str(one.total))],
        [_("Place"), *_of_standings(card, lambda one: str(one.place) if card.leaders else "")],
    ]
    is_turned = len(card.players) > MOST_COLUMNS
    cells = [cell for one in card.rounds for cell in one.cells.values()]
    return Paper(
        rows=list(zip(*rows, strict=True)) if is_turned else rows,
        is_turned=is_turned,
        has_corrections=any(cell.changed for cell in cells),
        explained=_explained(card, is_turned) if card.leaders else (),
    )


def _explained(card: Scorecard, many: bool) -> Sequence[Standing]:
    """Every place; of many players, so that one page is enough, the first one and the ties."""
    return [one for one in card.standings if not many or one.place == 1 or one.why.code.startswith("tie.")]


def _start(card: Scorecard) -> list[list[str]]:
    """What late joiners began with, where there are any."""
    starts = [str(one.start_points) if one.start_points else "" for one in card.players]
    return [[_("Joined with"), *starts]] if any(starts) else []


def _round_name(one: Round) -> str:
    return f"{one.ordinal} ({one.double})" if one.double else str(one.ordinal)


def _cell(one: Round, player: str) -> str:
    """`0 ●` for who went out, a dash for a hand not known, nothing for somebody who was not there."""
    cell = one.cells[player]
    marks = ("●" if one.out == player else "", "*" if cell.changed else "")
    return " ".join(filter(None, (_points(cell), *marks)))


def _points(cell: Cell) -> str:
    if cell.scored is None:
        return "" if cell.state == ABSENT else "–"
    return f"({cell.scored})" if cell.state == MISSED else str(cell.scored)


def _of_standings(card: Scorecard, value: Callable[[Standing], str]) -> list[str]:
    found = {one.player: value(one) for one in card.standings}
    return [found.get(player.id, "") for player in card.players]
