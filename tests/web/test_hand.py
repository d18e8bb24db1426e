"""One hand of one round: corrected, with its history; a player's own."""

import pytest
from werkzeug.test import TestResponse

from tests.web.evening import Evening, Phone


def correct(phone: Phone, player: str, text: str, was: str, **fields: str) -> TestResponse:
    form = {f"hand-{player}": text, f"was-{player}": was, "key": "key", **fields}
    return phone.post(f"rounds/1/hands/{player}", form)


def test_a_correction_recomputes_and_shows_in_the_history(evening: Evening) -> None:
    evening.play(0, 23, 41)
    evening.play(0, 5, 6)
    assert correct(evening.asha, "p3", "14", "41").status_code == 303
    assert {one.player: one.total for one in evening.card.standings} == {"p1": 0, "p2": 28, "p3": 20}
    page = evening.meera.get("rounds/1/hands/p3").text
    assert "Changed from 41 to 14." in page
    assert "Entered: 41." in page


def test_its_whole_value_is_there_to_be_typed_over(evening: Evening) -> None:
    evening.play(0, 23, 41)
    page = evening.asha.get("rounds/1/hands/p3").text
    assert 'value="41" autocomplete="off" enterkeyhint="done" autofocus data-select' in page


def test_htmx_gets_the_panel_alone_and_then_the_card(evening: Evening) -> None:
    evening.play(0, 23, 41)
    headers = {"HX-Request": "true", "Sec-Fetch-Site": "same-origin"}
    panel = evening.asha.get("rounds/1/hands/p3", headers=headers)
    assert "<html" not in panel.text
    assert "HX-Request" in panel.headers["Vary"]
    form = {"hand-p3": "14", "was-p3": "41", "key": "k"}
    answer = evening.asha.client.post(f"/g/{evening.view}/rounds/1/hands/p3", data=form, headers=headers)
    assert answer.headers["HX-Trigger"] == "hand-saved"
    assert "Cy, round 1: 14, corrected" in answer.text


def test_a_page_of_its_own_sends_its_forms_by_itself(evening: Evening) -> None:
    evening.play(0, 23, 41)
    for phone in (evening.asha, evening.meera):
        assert 'hx-target="#panel-body"' not in phone.get("rounds/1/hands/p3").text
        assert 'hx-target="#panel-body"' in phone.get("rounds/1/hands/p3", headers={"HX-Request": "true"}).text


def test_a_round_sat_out_is_marked(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert correct(evening.asha, "p3", "41", "41", **{"missed-p3": "1"}).status_code == 303
    assert evening.card.rounds[0].cells["p3"].state == "missed"
    assert "a round sat out" in evening.meera.get("scorecard/live").text


def test_a_player_enters_the_own_hand(evening: Evening) -> None:
    assert correct(evening.bijay, "p2", "23", "").status_code == 303
    current = evening.card.current
    assert current
    assert current.cells["p2"].entered == 23
    assert 'value="23"' in evening.asha.get("round").text


def test_a_player_enters_nobody_elses_hand(evening: Evening) -> None:
    assert correct(evening.bijay, "p1", "23", "").status_code == 403


def test_a_viewer_enters_no_hand(evening: Evening) -> None:
    assert correct(evening.meera, "p1", "23", "").status_code == 403


def test_letters_stay_in_the_field(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = correct(evening.asha, "p3", "abc", "41")
    assert answer.status_code == 422
    assert 'value="abc"' in answer.text
    assert "is not a number" in answer.text


def test_who_went_out_holds_nothing(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = correct(evening.asha, "p1", "9", "0")
    assert answer.status_code == 422
    assert "Asha went out" in answer.text


def test_a_stale_correction_shows_both(evening: Evening) -> None:
    evening.play(0, 23, 41)
    correct(evening.asha, "p3", "14", "41")
    answer = correct(evening.asha, "p3", "40", "41", key="late")
    assert answer.status_code == 409
    assert "entered 14 meanwhile; you typed 40" in answer.text
    assert 'name="was-p3" value="14"' in answer.text


@pytest.mark.parametrize("path", ["rounds/1/hands/p9", "rounds/9/hands/p1", "rounds/1/hands/"])
def test_a_cell_that_does_not_exist_is_not_there(evening: Evening, path: str) -> None:
    assert evening.asha.get(path).status_code == 404
