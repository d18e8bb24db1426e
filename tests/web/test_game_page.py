"""The game's page: the round for those who write, the card for everybody."""

import re

from tests.web.evening import Evening


def test_while_round_1_is_waited_for_it_shows_its_own_code(evening: Evening) -> None:
    page = evening.asha.get().text
    assert 'class="qr"' in page
    assert evening.links.code.upper() in page
    assert f"/g/{evening.view}</p>" in page


def test_the_code_is_gone_when_there_is_something_to_see(evening: Evening) -> None:
    evening.play(0, 23, 41)
    page = evening.meera.get().text
    assert 'class="qr"' not in page
    assert "Asha leads with 0." in page


def test_viewers_see_the_card_without_a_form(evening: Evening) -> None:
    page = evening.meera.get().text
    assert "data-round-form" not in page
    assert "hx-sse:connect" in page
    assert evening.links.score not in page


def test_the_card_has_no_fields_in_it(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert not re.search(r"<(input|select|textarea|button)", evening.asha.get("scorecard/live").text)


def test_it_opens_without_the_stream_where_that_is_wished(evening: Evening) -> None:
    assert "hx-sse" not in evening.asha.get("", query_string={"live": "0"}).text


def test_rows_keep_the_order_of_the_seats(evening: Evening) -> None:
    evening.play(41, 23, 0, out=2)
    assert re.findall(r'<tr id="row-(p\d)"', evening.meera.get().text) == ["p1", "p2", "p3"]


def test_every_place_is_explained(evening: Evening) -> None:
    evening.play(0, 23, 41)
    page = evening.meera.get().text
    assert "Asha has the lowest total, 0." in page
    assert "Bijay has 23, 23 points more than Asha." in page


def test_the_lead_is_drawn_from_two_rounds_on(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert 'class="chart"' not in evening.meera.get().text
    evening.play(30, 0, 5, out=1)
    page = evening.meera.get().text
    assert 'class="chart"' in page
    assert page.count("<polyline") == 3


def test_movement_is_said_in_words(evening: Evening) -> None:
    evening.play(0, 23, 41)
    evening.play(60, 0, 5, out=1)
    page = evening.meera.get().text
    assert "down 2 places since the round before" in page
    assert "up 1 place since the round before" in page


def test_a_finished_game_asks_for_no_round(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert evening.asha.post("end", {"key": "e"}).headers["Location"].endswith("/result")
    page = evening.asha.get().text
    assert "data-round-form" not in page
    assert "Asha wins with 0." in page
    assert evening.asha.post("reopening", {"key": "r"}).status_code == 303
    assert "Round 2 of 10" in evening.asha.get().text


def test_viewers_end_nothing(evening: Evening) -> None:
    for path in ("end", "reopening"):
        assert evening.meera.post(path, {"key": "e"}).status_code == 403


def test_the_picture_of_the_set_knows_what_each_tile_is_worth(evening: Evening) -> None:
    page = evening.asha.get().text
    assert re.search(r'data-tile="0-0" data-points="0"', page)
    assert len(re.findall(r"data-tile=", page)) == 55
