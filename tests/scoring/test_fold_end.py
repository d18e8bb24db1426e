"""The end: after the last round, at the total agreed, or when the table says so; and the game opened again."""

from tableside.rules.tiles import Tile
from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening


def test_a_closed_game_asks_for_no_round_and_keeps_its_places() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.close()
    assert evening.card.current is None
    assert evening.card.over
    assert evening.card.leaders == (ASHA,)


def test_a_game_opened_again_goes_on_where_it_stood() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.close()
    evening.reopen()
    assert evening.card.current
    assert evening.card.current.planned == Tile(8, 8)
    assert not evening.card.over


def test_hands_of_a_round_that_never_ended_do_not_count_at_the_close() -> None:
    evening = Evening()
    evening.set(1, {BIJAY: 5})
    evening.close()
    assert evening.totals == {ASHA: 0, BIJAY: 0, CYRA: 0}


def test_it_is_over_after_the_last_round() -> None:
    evening = Evening(rounds=2)
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    assert evening.card.planned_rounds == 2
    evening.round(2, BIJAY, {ASHA: 5, CYRA: 7})
    assert evening.card.over
    assert not evening.card.closed


def test_a_correction_can_bring_a_game_back_that_had_reached_its_total() -> None:
    evening = Evening(end_condition="target_total", target_total=100)
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 141})
    before = evening.card
    evening.set(1, {CYRA: 41})
    assert (before.over, evening.card.over) == (True, False)
    assert evening.card.planned_rounds is None


def test_a_tie_is_played_off_where_the_table_says_so() -> None:
    evening = Evening(rounds=1, tie_break="extra_round")
    evening.round(1, None, {ASHA: 5, BIJAY: 5, CYRA: 7})
    assert evening.card.current
    assert (evening.card.current.ordinal, evening.card.current.planned) == (2, Tile(9, 9))
    evening.round(2, ASHA, {BIJAY: 5, CYRA: 7}, double="9-9")
    assert evening.card.over
    assert evening.card.leaders == (ASHA,)


def test_a_tie_further_down_is_not_played_off() -> None:
    evening = Evening(rounds=1, tie_break="extra_round")
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 5})
    assert evening.card.over
