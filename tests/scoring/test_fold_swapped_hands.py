"""Hands that were entered in the wrong seat."""

from tests.scoring.evening import ASHA, BIJAY, CYRA, DEV, Evening


def test_the_hands_change_places_and_so_does_going_out() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.swap(ASHA, BIJAY, 1)
    assert evening.scored(1) == {ASHA: 5, BIJAY: 0, CYRA: 7}
    assert evening.card.rounds[0].out == BIJAY


def test_only_the_rounds_named_are_touched() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.round(2, ASHA, {BIJAY: 8, CYRA: 9})
    evening.swap(BIJAY, CYRA, 2)
    assert evening.totals == {ASHA: 0, BIJAY: 14, CYRA: 15}


def test_swapped_twice_is_as_before() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: "6-4", CYRA: "missed"})
    before = evening.scored(1)
    evening.swap(BIJAY, CYRA, 1)
    evening.swap(BIJAY, CYRA, 1)
    assert evening.scored(1) == before


def test_no_hand_goes_to_somebody_who_was_not_there() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.join(DEV, "Dev", 2)
    evening.round(2, ASHA, {BIJAY: 8, CYRA: 9, DEV: 1})
    evening.swap(BIJAY, DEV, 1, 2)
    assert evening.scored(1) == {ASHA: 0, BIJAY: 5, CYRA: 7, DEV: None}
    assert evening.scored(2) == {ASHA: 0, BIJAY: 1, CYRA: 9, DEV: 8}


def test_a_round_taken_back_since_does_not_come_back_half() -> None:
    evening = Evening()
    first = evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.swap(BIJAY, CYRA, 1)
    evening.undo(first)
    assert evening.card.rounds == ()
    assert evening.card.current
    assert evening.scored(1) == {ASHA: None, BIJAY: None, CYRA: None}
