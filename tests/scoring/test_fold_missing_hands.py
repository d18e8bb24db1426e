"""A hand that nobody has counted is a dash, never a zero."""

from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening


def test_a_missing_hand_scores_nothing_and_is_no_zero_round() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5}, moved_on=True)
    assert evening.states(1) == {ASHA: "counted", BIJAY: "counted", CYRA: "missing"}
    assert evening.scored(1) == {ASHA: 0, BIJAY: 5, CYRA: None}
    cyra = evening.card.standing(CYRA)
    assert cyra
    assert (cyra.zero_rounds, cyra.lowest_round, cyra.rounds_played) == (0, None, 0)


def test_the_round_waits_for_a_missing_hand() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5})
    assert evening.card.current
    assert evening.card.current.number == 1
    assert evening.card.current.missing == (CYRA,)
    assert [one.number for one in evening.card.rounds] == [1]


def test_the_table_may_go_on_without_it() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5}, moved_on=True)
    assert evening.card.current
    assert evening.card.current.number == 2
    assert not evening.card.rounds[0].complete


def test_a_hand_taken_out_again_is_missing() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.set(1, {CYRA: None}, moved_on=True)
    assert evening.states(1)[CYRA] == "missing"
    assert evening.totals[CYRA] == 0


def test_an_empty_list_of_tiles_is_a_hand_of_nothing() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: "", CYRA: "0-0"})
    assert evening.scored(1) == {ASHA: 0, BIJAY: 0, CYRA: 50}


def test_who_went_out_holds_nothing_without_being_asked() -> None:
    evening = Evening()
    evening.round(1, ASHA)
    one = evening.card.round(1)
    assert one
    assert one.cells[ASHA].entered == 0
    assert one.missing == (BIJAY, CYRA)


def test_in_a_round_not_ended_yet_nobody_has_scored() -> None:
    evening = Evening()
    evening.set(1, {BIJAY: 5})
    assert evening.totals == {ASHA: 0, BIJAY: 0, CYRA: 0}
    assert evening.card.leaders == ()
