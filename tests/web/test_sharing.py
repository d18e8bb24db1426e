"""The page for sharing: codes to scan for everybody, links that give rights for scorekeepers, and new ones."""

import pytest

from tableside.services import limits
from tableside.services.limits import Limit
from tests.web.evening import Evening


def test_everybody_sees_the_code_to_scan_and_what_can_be_typed(evening: Evening) -> None:
    page = evening.meera.get("sharing").text
    assert 'class="qr"' in page
    assert f"/g/{evening.view}" in page
    assert evening.links.code.upper() in page


def test_the_link_is_in_a_field_from_which_it_can_be_copied_without_a_script(evening: Evening) -> None:
    page = evening.meera.get("sharing").text
    assert f'/g/{evening.view}" readonly' in page
    assert '<button class="button button-small" type="button" data-copy="view-link" hidden>' in page


def test_viewers_and_players_see_no_link_that_gives_rights(evening: Evening) -> None:
    secrets = [evening.links.score, evening.own_link("p1"), evening.own_link("p2")]
    for phone in (evening.meera, evening.bijay):
        page = phone.get("sharing").text
        assert not any(secret in page for secret in secrets)
        assert "Replace it now" not in page
        assert phone.get("sharing/score").status_code == 403
        assert phone.get("sharing/p2").status_code == 403


def test_a_scorekeeper_shows_the_scoring_link_large(evening: Evening) -> None:
    page = evening.asha.get("sharing/score").text
    assert f"/k/{evening.links.score}" in page
    assert "Whoever scans this can write in the scorecard" in page


def test_a_scorekeeper_shows_a_player_the_own_link(evening: Evening) -> None:
    assert f"/g/{evening.view}/sharing/p2" in evening.asha.get("sharing").text
    page = evening.asha.get("sharing/p2").text
    assert f"/p/{evening.own_link('p2')}" in page
    assert "enters Bijay’s hand and nothing else" in page


def test_the_scoring_link_itself_is_never_on_the_page_that_lies_open(evening: Evening) -> None:
    page = evening.asha.get("sharing").text
    assert evening.links.score not in page
    assert evening.own_link("p2") not in page


def test_a_new_scoring_link_puts_the_old_one_out_of_use(evening: Evening) -> None:
    old = evening.links.score
    answer = evening.asha.post("sharing", {"link": "score"})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{evening.view}/sharing/score")
    assert "There is a new scoring link." in evening.asha.get("sharing/score").text
    assert evening.phone().get(f"/k/{old}").status_code == 410
    assert evening.phone().get(f"/k/{evening.links.score}").status_code == 303


def test_a_new_link_for_a_player_ends_what_the_old_one_gave(evening: Evening) -> None:
    evening.asha.post("sharing", {"link": "p2"})
    answer = evening.bijay.post("rounds/1/hands/p2", {"hand-p2": "12"})
    assert answer.status_code == 403


def test_a_new_link_for_watching_moves_the_game_and_its_scorekeeper_with_it(evening: Evening) -> None:
    answer = evening.asha.post("sharing", {"link": "view"})
    new = evening.links.view
    assert new != evening.view
    assert answer.headers["Location"] == f"/g/{new}/sharing"
    assert evening.meera.get("sharing").status_code == 410
    assert evening.asha.get("sharing").headers["Location"] == f"/g/{new}/sharing"


def test_a_second_tap_on_the_new_link_for_watching_leads_to_it_and_makes_no_other(evening: Evening) -> None:
    evening.asha.post("sharing", {"link": "view"})
    new = evening.links.view
    answer = evening.asha.post("sharing", {"link": "view"})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{new}/sharing")
    assert evening.links.view == new


def test_a_new_code_puts_the_old_one_out_of_use(evening: Evening) -> None:
    old = evening.links.code
    evening.asha.post("sharing", {"link": "code"})
    assert evening.phone().get(f"/j/{old}").status_code == 410
    assert evening.phone().get(f"/j/{evening.links.code}").status_code == 303


@pytest.mark.parametrize("which", ["view", "score", "code", "p2"])
def test_viewers_and_players_replace_nothing(evening: Evening, which: str) -> None:
    before = evening.links
    assert evening.meera.post("sharing", {"link": which}).status_code == 403
    assert evening.bijay.post("sharing", {"link": which}).status_code == 403
    assert evening.links == before


@pytest.mark.parametrize("which", ["", "p9", "view2"])
def test_a_link_that_there_is_not_is_not_replaced(evening: Evening, which: str) -> None:
    assert evening.asha.post("sharing", {"link": which}).status_code == 404
    assert evening.asha.get("sharing/p9").status_code == 404


def test_a_phone_gets_a_name_for_the_history(evening: Evening) -> None:
    evening.asha.post("sharing/phone", {"phone": "  Asha’s   phone "})
    assert 'value="Asha’s phone"' in evening.asha.get("sharing").text
    evening.asha.post("players", {"act": "join", "name": "Devi", "key": "a"})
    assert "Asha’s phone" in evening.asha.get("history").text


def test_a_viewer_may_name_a_phone_too(evening: Evening) -> None:
    assert evening.meera.post("sharing/phone", {"phone": "Meera"}).status_code == 303
    assert 'value="Meera"' in evening.meera.get("sharing").text


def test_a_name_too_long_for_a_phone_is_refused_and_kept(evening: Evening) -> None:
    answer = evening.asha.post("sharing/phone", {"phone": "x" * 41})
    assert answer.status_code == 422
    assert '<p class="problem" id="phone-problem">A name has at most 40 letters.' in answer.text
    assert f'value="{"x" * 41}"' in answer.text


def test_an_address_that_only_this_machine_can_open_is_called_so(evening: Evening) -> None:
    evening.app.config["PUBLIC_URL"] = "http://localhost:5000"
    page = evening.asha.get("sharing").text
    evening.app.config["PUBLIC_URL"] = ""
    assert "This address only works on this machine" in page


def test_an_unknown_game_is_not_there(evening: Evening) -> None:
    assert evening.asha.get("/g/nothing/sharing").status_code == 404


def test_new_phones_have_a_limit_and_known_ones_go_on(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NEW_PHONES", Limit("new-phones", by_address=1, by_all=100))
    first, second = evening.phone(), evening.phone()
    club = {"REMOTE_ADDR": "203.0.113.9"}
    assert first.post("sharing/phone", {"phone": "Tablet"}, environ_base=club).status_code == 303
    refused = second.post("sharing/phone", {"phone": "Phone"}, environ_base=club)
    assert refused.status_code == 429
    assert "Set-Cookie" not in refused.headers
    assert "Too many at once" in refused.text
    assert first.post("sharing/phone", {"phone": "Slate"}, environ_base=club).status_code == 303
