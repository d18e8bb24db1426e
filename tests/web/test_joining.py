"""Coming to a game by its code or by a link."""

import pytest

from tableside.services.sharing import replace_link
from tests.web.evening import Evening


def test_a_code_leads_to_the_game_however_it_is_typed(evening: Evening) -> None:
    code = evening.links.code
    for typed in (code, code.upper(), f" {code[:3]}-{code[3:].upper()} "):
        assert evening.meera.post("/join", {"code": typed}).headers["Location"] == f"/g/{evening.view}"


def test_a_code_can_be_a_link(evening: Evening) -> None:
    assert evening.meera.get(f"/j/{evening.links.code}").headers["Location"] == f"/g/{evening.view}"


def test_a_code_lets_nobody_write(evening: Evening) -> None:
    evening.meera.get(f"/j/{evening.links.code}")
    assert evening.meera.post("end").status_code == 403


def test_an_unknown_code_is_asked_again_with_what_was_typed(evening: Evening) -> None:
    answer = evening.meera.post("/join", {"code": "zzzzzz"})
    assert answer.status_code == 422
    assert "No game has this code" in answer.text
    assert 'value="zzzzzz"' in answer.text


def test_a_replaced_code_says_so(evening: Evening) -> None:
    old = evening.links.code
    replace_link(evening.installation, evening.who, "code")
    answer = evening.meera.post("/join", {"code": old})
    assert answer.status_code == 422
    assert "has been replaced" in answer.text


def test_the_scoring_link_lets_a_phone_write_and_shows_the_view_link(evening: Evening) -> None:
    phone = evening.phone()
    assert phone.get(f"/k/{evening.links.score}").headers["Location"] == f"/g/{evening.view}"
    assert "Save the round" in phone.get().text


def test_a_players_link_shows_that_players_hand_alone(evening: Evening) -> None:
    page = evening.bijay.get().text
    assert "Your hand, Bijay" in page
    assert "Save the round" not in page


@pytest.mark.parametrize("path", ["/k/", "/p/", "/j/", "/g/"])
def test_an_unknown_link_gets_a_page_that_helps(evening: Evening, path: str) -> None:
    answer = evening.meera.get(f"{path}abcdefghjkmnpqrstuvw")
    assert answer.status_code == 404
    assert "Code of the game" in answer.text


def test_the_view_link_is_no_scoring_link(evening: Evening) -> None:
    assert evening.meera.get(f"/k/{evening.view}").status_code == 404


def test_a_replaced_link_is_gone_for_strangers(evening: Evening) -> None:
    replace_link(evening.installation, evening.who, "view")
    answer = evening.meera.get()
    assert answer.status_code == 410
    assert "This link has been replaced" in answer.text


def test_a_replaced_view_link_leads_scorekeepers_to_the_new_one(evening: Evening) -> None:
    replace_link(evening.installation, evening.who, "view")
    assert evening.asha.get().headers["Location"] == f"/g/{evening.links.view}"


def test_a_players_link_shows_the_card_alone_when_that_player_is_not_at_the_table(evening: Evening) -> None:
    evening.asha.post("players", {"act": "join", "name": "Dev", "key": "join"})
    joined = evening.card.undo
    dev = evening.phone()
    dev.get(f"/p/{evening.own_link('p4')}")
    assert "Your hand, Dev" in dev.get().text
    evening.asha.post("undo", {"entry": joined, "key": "undo"})
    answer = dev.get()
    assert answer.status_code == 200
    assert "Your hand" not in answer.text
