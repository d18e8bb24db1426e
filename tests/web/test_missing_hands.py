"""A hand that is not known is a dash and never a zero."""

from tests.web.evening import Evening
from tests.web.round_forms import save

WITHOUT_CY = {"p1": "0", "p2": "23", "p3": ""}


def test_it_is_asked_for_with_two_ways_on(evening: Evening) -> None:
    answer = save(evening.asha, 1, WITHOUT_CY, "p1")
    assert answer.status_code == 422
    assert "Cy has no hand yet." in answer.text
    assert 'name="then" value="wait"' in answer.text
    assert 'name="then" value="leave"' in answer.text
    assert "the hand counts nothing until it is entered" in answer.text
    assert 'value="23"' in answer.text
    assert evening.card.rounds == ()


def test_the_others_are_kept_while_the_table_waits(evening: Evening) -> None:
    assert save(evening.asha, 1, WITHOUT_CY, "p1", then="wait").status_code == 303
    current = evening.card.current
    assert current
    assert (current.number, current.cells["p2"].entered, current.cells["p3"].entered) == (1, 23, None)
    assert ">–</a>" in evening.asha.get("scorecard/live").text


def test_the_table_goes_on_with_a_dash(evening: Evening) -> None:
    save(evening.asha, 1, WITHOUT_CY, "p1", then="leave")
    current = evening.card.current
    assert current
    assert current.number == 2
    card = evening.meera.get("scorecard/live").text
    assert "Cy, round 1: no hand yet" in card
    assert ">–</a>" in card


def test_hands_may_be_saved_before_anybody_went_out(evening: Evening) -> None:
    assert save(evening.asha, 1, {"p1": "", "p2": "23", "p3": ""}, then="wait").status_code == 303
    assert evening.card.rounds == ()
    assert 'value="23"' in evening.asha.get("round").text


def test_waiting_for_the_rest_is_offered_once_there_is_a_hand_to_keep(evening: Evening) -> None:
    empty = save(evening.asha, 1, {"p1": "", "p2": "", "p3": ""}, "")
    assert "Tap who went out" in empty.text
    assert 'value="wait"' not in empty.text
    assert 'value="wait"' in save(evening.asha, 1, {"p1": "", "p2": "23", "p3": ""}, "").text
