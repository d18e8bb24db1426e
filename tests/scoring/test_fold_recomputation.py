"""Whatever was corrected, taken back and brought back, the card is what pencil and paper give."""

from hypothesis import given

from tableside.scoring.entries import Entry
from tableside.scoring.fold import fold
from tableside.scoring.scorecard import ABSENT, COUNTED, MISSED, MISSING, Cell, Round
from tests.scoring.histories import histories
from tests.scoring.plain_model import Paper, work_out


@given(histories())
def test_totals_are_a_plain_recomputation(entries: list[Entry]) -> None:
    card, paper = fold(entries), work_out(entries)
    totals = paper.totals()
    assert {one.player: one.total for one in card.standings} == {
        one.player: totals[one.player] for one in card.standings
    }
    assert {one.player for one in card.standings} >= set(paper.names) - paper.gone


@given(histories())
def test_every_cell_is_what_was_last_put_down(entries: list[Entry]) -> None:
    card, paper = fold(entries), work_out(entries)
    current = [] if card.current is None else [card.current]
    for one in (*card.rounds, *current):
        for player, cell in one.cells.items():
            assert _said(cell) == _on_paper(paper, one, player)


@given(histories())
def test_it_lists_the_rounds_that_stand_in_order(entries: list[Entry]) -> None:
    card, paper = fold(entries), work_out(entries)
    waiting = card.current.number if card.current and not card.current.recorded else None
    assert [one.number for one in card.rounds] == [number for number in paper.rounds() if number != waiting]


@given(histories())
def test_the_current_round_is_the_first_that_the_table_has_not_left(entries: list[Entry]) -> None:
    card, paper = fold(entries), work_out(entries)
    waiting = [number for number in paper.rounds() if not paper.is_done(number)]
    if paper.closed:
        assert card.current is None
    elif waiting:
        assert card.current
        assert card.current.number == waiting[0]
    elif card.current:
        assert card.current.number == max(paper.known, default=0) + 1


@given(histories())
def test_what_is_missing_counts_as_nothing_and_never_as_a_zero_round(entries: list[Entry]) -> None:
    card, paper = fold(entries), work_out(entries)
    for standing in card.standings:
        counted = [number for number in paper.rounds() if paper.ending(number)]
        played = [number for number in counted if isinstance(_entered(paper, number, standing.player), int)]
        assert standing.rounds_played == len(played)
        assert standing.zero_rounds == sum(paper.ending(number) == standing.player for number in played)


def _said(cell: Cell) -> tuple[str, object, object]:
    return cell.state, cell.entered, cell.scored


def _on_paper(paper: Paper, one: Round, player: str) -> tuple[str, object, object]:
    if not paper.is_there(player, one.number):
        return ABSENT, None, None
    entered, scored = paper.entered(one.number, player), paper.scores(one.number).get(player)
    if entered == "missed":
        return MISSED, None, scored
    return (MISSING, None, None) if entered is None else (COUNTED, entered, scored)


def _entered(paper: Paper, number: int, player: str) -> object:
    return paper.entered(number, player) if paper.is_there(player, number) else None
