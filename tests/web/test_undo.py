"""Undo after each save, and redo after each undo."""

from tests.web.evening import Evening
from tests.web.round_forms import save


def test_the_last_round_is_taken_back_and_brought_back(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert evening.asha.post("undo", {"entry": str(evening.card.undo), "key": "a"}).status_code == 303
    assert evening.card.rounds == ()
    assert 'value="' in evening.asha.get().text
    evening.asha.post("redo", {"entry": str(evening.card.redo), "key": "b"})
    assert len(evening.card.rounds) == 1


def test_an_old_round_is_taken_back_without_the_later_ones(evening: Evening) -> None:
    evening.play(0, 23, 41)
    first = evening.card.undo
    evening.play(7, 0, 5, out=1)
    evening.asha.post("undo", {"entry": str(first), "key": "a"})
    assert {one.player: one.total for one in evening.card.standings} == {"p1": 7, "p2": 0, "p3": 5}


def test_htmx_gets_the_card_at_once(evening: Evening) -> None:
    evening.play(0, 23, 41)
    headers = {"HX-Request": "true", "Sec-Fetch-Site": "same-origin"}
    path, form = f"/g/{evening.view}/undo", {"entry": str(evening.card.undo), "key": "a"}
    answer = evening.asha.client.post(path, data=form, headers=headers)
    assert "No round has been scored yet." in answer.text
    assert "Redo" in answer.text


def test_two_taps_take_back_one_entry(evening: Evening) -> None:
    evening.play(0, 23, 41)
    entry = str(evening.card.undo)
    for _ in range(2):
        evening.asha.post("undo", {"entry": entry, "key": "same"})
    assert evening.card.redo == int(entry)


def test_an_entry_that_never_was_is_not_there(evening: Evening) -> None:
    assert evening.asha.post("undo", {"entry": "99999", "key": "a"}).status_code == 404
    assert evening.asha.post("undo", {"entry": "soon", "key": "a"}).status_code == 404


def test_viewers_take_nothing_back(evening: Evening) -> None:
    evening.play(0, 23, 41)
    for way in ("undo", "redo"):
        assert evening.meera.post(way, {"entry": str(evening.card.undo)}).status_code == 403


def test_its_button_says_what_it_takes_back(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert "Undo: round 1" in evening.asha.get().text
    evening.asha.post("rounds/1/hands/p2", {"hand-p2": "17", "was-p2": "23", "key": "a"})
    assert "Undo: Bijay, round 1" in evening.asha.get().text


def test_it_says_what_was_taken_back_beside_redo(evening: Evening) -> None:
    evening.play(0, 23, 41)
    evening.asha.post("rounds/1/hands/p2", {"hand-p2": "17", "was-p2": "23", "key": "a"})
    evening.asha.post("undo", {"entry": str(evening.card.undo), "key": "b"})
    page = evening.asha.get().text
    assert "Undone: Bijay, round 1: 17 → 23" in page
    assert "Redo: Bijay, round 1" in page


def test_the_hands_of_a_round_taken_back_are_still_in_the_form(evening: Evening) -> None:
    evening.play(0, 23, 41)
    evening.asha.post("undo", {"entry": str(evening.card.undo), "key": "a"})
    page = evening.asha.get().text
    assert "Undone: round 1</p>" in page
    assert 'name="hand-p2" value="23"' in page
    assert 'name="was-p2" value=""' in page
    assert evening.card.rounds == ()
    hands = {"p1": "0", "p2": "23", "p3": "14"}
    assert save(evening.asha, 1, hands, "p1").status_code == 303
    assert {one.player: one.total for one in evening.card.standings} == {"p1": 0, "p2": 23, "p3": 14}
    assert 'name="hand-p2" value=""' in evening.asha.get().text
