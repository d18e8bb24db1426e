"""Somebody who goes home: the hands played stay, nothing is asked any more, and nothing can be won."""

from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening


def _evening() -> Evening:
    evening = Evening()
    evening.round(1, BIJAY, {ASHA: 5, CYRA: 7})
    evening.leave(BIJAY, after=1)
    evening.round(2, ASHA, {CYRA: 9})
    return evening


def test_the_hands_played_stay() -> None:
    evening = _evening()
    assert evening.scored(1)[BIJAY] == 0
    assert evening.states(2)[BIJAY] == "absent"


def test_later_rounds_do_not_ask_for_the_hand() -> None:
    evening = _evening()
    assert evening.card.rounds[1].complete
    assert [player.name for player in evening.card.at_table] == ["Asha", "Cyra"]


def test_one_who_left_is_placed_last_and_leads_nothing() -> None:
    evening = _evening()
    assert evening.places == {ASHA: 1, CYRA: 2, BIJAY: 3}
    assert evening.card.leaders == (ASHA,)


def test_nobody_leads_when_everybody_has_left() -> None:
    evening = _evening()
    evening.leave(ASHA, 2)
    evening.leave(CYRA, 2)
    assert evening.card.leaders == ()


def test_one_who_left_before_anything_was_scored_has_no_place() -> None:
    evening = Evening()
    evening.leave(BIJAY, after=0)
    evening.round(1, ASHA, {CYRA: 9})
    assert evening.places == {ASHA: 1, CYRA: 2}


def test_one_who_comes_back_is_asked_again() -> None:
    evening = _evening()
    evening.come_back(BIJAY, 3)
    evening.round(3, CYRA, {ASHA: 1, BIJAY: 2})
    assert [evening.states(number)[BIJAY] for number in (1, 2, 3)] == ["counted", "absent", "counted"]
    assert evening.places[BIJAY] == 1


def test_leaving_twice_is_leaving_once() -> None:
    evening = _evening()
    evening.leave(BIJAY, after=2)
    assert evening.states(2)[BIJAY] == "absent"


def test_coming_back_without_having_left_changes_nothing() -> None:
    evening = _evening()
    evening.come_back(ASHA, 2)
    evening.leave(ASHA, after=2)
    evening.round(3, CYRA)
    assert evening.states(3)[ASHA] == "absent"


def test_when_the_leaving_is_undone_the_hands_since_are_missing() -> None:
    evening = Evening()
    evening.round(1, BIJAY, {ASHA: 5, CYRA: 7})
    left = evening.leave(BIJAY, after=1)
    evening.round(2, ASHA, {CYRA: 9})
    evening.undo(left)
    assert evening.states(2)[BIJAY] == "missing"
    assert evening.totals == {ASHA: 5, BIJAY: 0, CYRA: 16}
