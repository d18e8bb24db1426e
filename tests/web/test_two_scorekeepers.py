"""Two scorekeepers at once: different hands both count, the same one shows both."""

import pytest

from tests.web.evening import Evening, Phone
from tests.web.round_forms import save


@pytest.fixture
def cy(evening: Evening) -> Phone:
    phone = evening.phone()
    phone.get(f"/k/{evening.links.score}")
    return phone


def test_different_hands_both_count(evening: Evening, cy: Phone) -> None:
    save(evening.asha, 1, {"p1": "0", "p2": "23", "p3": ""}, "p1", then="wait")
    assert save(cy, 1, {"p1": "0", "p2": "", "p3": "41"}, "p1").status_code == 303
    assert {one.player: one.total for one in evening.card.standings} == {"p1": 0, "p2": 23, "p3": 41}


def test_the_same_hand_shows_both_and_keeps_mine_in_the_field(evening: Evening, cy: Phone) -> None:
    save(evening.asha, 1, {"p1": "0", "p2": "23", "p3": "41"}, "p1")
    answer = save(cy, 1, {"p1": "0", "p2": "32", "p3": "41"}, "p1")
    assert answer.status_code == 409
    assert "scorekeeper entered 23 meanwhile; you typed 32. Save again to keep yours." in answer.text
    assert 'name="hand-p2" value="32"' in answer.text
    assert 'name="was-p2" value="23"' in answer.text
    assert evening.card.rounds[0].cells["p2"].entered == 23


def test_what_did_not_clash_stands_in_the_form_as_it_was_saved(evening: Evening, cy: Phone) -> None:
    """Else the form that comes with a reload is not known again as this one, and what was typed in it is gone."""
    save(evening.asha, 1, {"p2": "23"}, "p1", then="wait")
    answer = save(cy, 1, {"p1": "0", "p2": "32", "p3": "41"}, "p1")
    assert answer.status_code == 409
    assert 'name="hand-p3" value="41"' in answer.text
    assert 'name="was-p3" value="41"' in answer.text


def test_saving_again_keeps_mine(evening: Evening, cy: Phone) -> None:
    save(evening.asha, 1, {"p1": "0", "p2": "23", "p3": "41"}, "p1")
    again = {"was-p1": "0", "was-p2": "23", "was-p3": "41", "ended_was": "p1", "key": "again"}
    assert save(cy, 1, {"p1": "0", "p2": "32", "p3": "41"}, "p1", **again).status_code == 303
    assert evening.card.rounds[0].cells["p2"].entered == 32


def test_who_went_out_is_asked_too(evening: Evening, cy: Phone) -> None:
    save(evening.asha, 1, {"p1": "0", "p2": "23", "p3": "41"}, "p1")
    answer = save(cy, 1, {"p1": "", "p2": "", "p3": ""}, "p3")
    assert answer.status_code == 409
    assert "entered Asha meanwhile; you typed Cy" in answer.text
    assert evening.card.rounds[0].out == "p1"


def test_a_double_that_a_form_only_shows_is_not_put_back(evening: Evening, cy: Phone) -> None:
    """The other phone corrected it while this form was open."""
    save(evening.asha, 1, {"p1": "0", "p2": "23", "p3": "41"}, "p1", double="9-9", double_was="9-9")
    shown = {"double": "9-9", "double_was": "9-9", "key": "other"}
    evening.asha.post("rounds/1/correction", {"key": "k", "ended": "p1", "ended_was": "p1", **shown, "double": "7-7"})
    save(cy, 1, {"p2": "23"}, "p1", **shown)
    assert str(evening.card.rounds[0].double) == "7-7"


def test_two_doubles_show_both(evening: Evening, cy: Phone) -> None:
    save(evening.asha, 1, {"p1": "0", "p2": "23", "p3": "41"}, "p1", double="7-7", double_was="9-9")
    answer = save(cy, 1, {"p2": "23"}, "p1", double="8-8", double_was="9-9", key="other")
    assert answer.status_code == 409
    assert "scorekeeper entered 7-7 meanwhile; you typed 8-8. Save again to keep yours." in answer.text
    assert 'name="double_was" value="7-7"' in answer.text
