"""What a round gives by the rules of this table: blocked, gone out, on a double, tiles by their value."""

from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening


def test_a_blocked_round_scores_everybody() -> None:
    evening = Evening()
    evening.round(1, None, {ASHA: 2, BIJAY: 5, CYRA: 7})
    assert evening.scored(1) == {ASHA: 2, BIJAY: 5, CYRA: 7}
    assert all(one.zero_rounds == 0 for one in evening.card.standings)


def test_the_lowest_hand_scores_nothing_in_a_blocked_round_where_the_table_says_so() -> None:
    evening = Evening(blocked_scoring="lowest_scores_zero")
    evening.round(1, None, {ASHA: 2, BIJAY: 5, CYRA: 2})
    assert evening.scored(1) == {ASHA: 0, BIJAY: 5, CYRA: 0}
    one = evening.card.round(1)
    assert one
    assert one.cells[ASHA].entered == 2


def test_a_lower_hand_that_was_missing_takes_the_zero_over() -> None:
    evening = Evening(blocked_scoring="lowest_scores_zero")
    evening.round(1, None, {ASHA: 2, BIJAY: 5}, moved_on=True)
    evening.set(1, {CYRA: 1})
    assert evening.scored(1) == {ASHA: 2, BIJAY: 5, CYRA: 0}


def test_the_bonus_for_going_out_is_scored_and_not_entered() -> None:
    evening = Evening(out_bonus=-10)
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    one = evening.card.round(1)
    assert one
    assert (one.cells[ASHA].entered, one.cells[ASHA].scored) == (0, -10)
    assert evening.totals[ASHA] == -10


def test_going_out_on_a_double_costs_fifty_where_the_table_says_so() -> None:
    evening = Evening(go_out_on_double="penalty_50")
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7}, on_double=True)
    assert evening.scored(1) == {ASHA: 50, BIJAY: 5, CYRA: 7}


def test_going_out_on_a_double_doubles_the_others_where_the_table_says_so() -> None:
    evening = Evening(go_out_on_double="others_doubled")
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7}, on_double=True)
    assert evening.scored(1) == {ASHA: 0, BIJAY: 10, CYRA: 14}


def test_tiles_are_worth_what_they_are_at_this_table() -> None:
    evening = Evening(double_blank=25, blank_end_value=5)
    evening.round(1, ASHA, {BIJAY: "0-0 6-4", CYRA: "6-0"})
    assert evening.scored(1) == {ASHA: 0, BIJAY: 35, CYRA: 11}


def test_points_typed_over_tiles_take_their_place() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: "6-4", CYRA: 7})
    evening.set(1, {BIJAY: 12})
    one = evening.card.round(1)
    assert one
    assert (one.cells[BIJAY].scored, one.cells[BIJAY].tiles, one.cells[BIJAY].changed) == (12, (), True)
