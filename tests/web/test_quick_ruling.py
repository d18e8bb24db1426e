"""May this tile go there? Asked by anybody, answered with the clause, and nothing kept of it."""

import pytest
from flask import Flask

from tests.web.evening import Evening, Phone
from tests.web.said import said

FOOT = {"state": "foot-6-1", "tile": "4-3", "end": "4"}


def test_it_says_no_and_names_what_is_unfinished(evening: Evening) -> None:
    page = said(evening.meera.post("referee", FOOT))
    assert '<p class="ruling-word">No</p>' in page
    assert "6-6 is an unfinished chicken foot that needs 2 more toes" in page
    assert "Only tiles with 6 may be played now." in page
    assert "lay a tile with 6, otherwise draw one tile" in page


def test_the_answer_repeats_what_was_asked(evening: Evening) -> None:
    page = said(evening.meera.post("referee", FOOT))
    asked = page[: page.index("ruling-word")]
    for words in ("6-6", 'aria-label="4-3"', "onto an end that shows 4", "Another end"):
        assert words in asked
    assert "onto 6-6" in said(evening.meera.post("referee", {**FOOT, "end": "double"}))
    again = said(evening.meera.post("referee", {**FOOT, "end": ""}))
    assert "Where should 4-3 go?" in again


def test_a_question_about_it_keeps_the_tab_lit(evening: Evening) -> None:
    page = evening.meera.get("referee/out").text
    assert f'<a href="/g/{evening.view}/referee" aria-current="true">' in page
    assert page.partition('id="languages"')[0].count("aria-current") == 1


def test_the_tile_that_was_asked_about_stays_marked(evening: Evening) -> None:
    page = evening.meera.post("referee/out", {"tile": "6-3"}).text
    assert 'value="6-3" aria-label="6-3" aria-pressed="true"' in page
    assert page.count('aria-pressed="true"') == 1


def test_it_links_to_the_clause(evening: Evening) -> None:
    assert f"/g/{evening.view}/rules#foot.complete-first" in said(evening.meera.post("referee", FOOT))


def test_it_says_yes_to_a_toe(evening: Evening) -> None:
    page = said(evening.meera.post("referee", {"state": "foot-6-1", "tile": "6-3", "end": "double"}))
    assert '<p class="ruling-word">Yes</p>' in page
    assert "6-3 is a toe for 6-6, which then needs 1 more." in page


def test_it_lists_what_is_still_out_once_it_knows_what_lies_there(evening: Evening) -> None:
    lying = ["6-0", "6-2", "6-4", "6-5", "7-6", "8-6", "9-6"]
    assert "Still out: 6-3 and 6-1." in said(evening.meera.post("referee", {**FOOT, "lying": lying}))


def test_it_asks_the_state_then_the_tile_then_the_end(evening: Evening) -> None:
    assert "What is unfinished on the table?" in said(evening.meera.get("referee"))
    assert "Which tile?" in said(evening.meera.post("referee", {"state": "opening-2"}))
    assert "Where should 4-3 go?" in said(evening.meera.post("referee", {"state": "opening-2", "tile": "4-3"}))


def test_it_answers_by_the_rules_of_the_game(app: Flask) -> None:
    full = {"state": "free", "tile": "9-3", "end": "double"}
    assert "Your rules do not say" in said(Evening(app, preset="trains").meera.post("referee", full))
    assert '<p class="ruling-word">No</p>' in said(Evening(app, preset="cross").meera.post("referee", full))


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ({"state": "foot-9-1"}, "A foot on the double of 9 cannot be"),
        ({"state": "foot-6-3"}, "6-6 with so many toes is no unfinished foot"),
        ({"state": "opening-8"}, "9-9 cannot lie there unfinished like that"),
        ({"state": "opening-0", "tile": "4-3", "end": "4"}, "There is no other end yet"),
        ({"state": "free", "tile": "12-3"}, "There is no 12-3: the set goes up to 9-9."),
        ({"state": "free", "tile": "x"}, "“x” is not a tile"),
        ({"state": "free", "tile": "4-3", "end": "77"}, "No end can show 77"),
        ({"state": "<b>"}, "I cannot make out what you mean by “&lt;b&gt;”."),
    ],
)
def test_it_names_what_cannot_be(evening: Evening, told: dict[str, str], fault: str) -> None:
    answer = evening.meera.post("referee", told)
    assert answer.status_code == 200
    assert fault in answer.text


def test_it_says_so_of_a_tile_that_lies_on_the_table(evening: Evening) -> None:
    page = said(evening.meera.post("referee", {"state": "foot-6-1", "tile": "6-6", "end": "double"}))
    assert "6-6 already lies on the table" in page


def test_asking_changes_nothing(evening: Evening) -> None:
    before = evening.card.version
    evening.asha.post("referee", FOOT)
    assert evening.card.version == before


def test_it_works_without_a_game(app: Flask) -> None:
    phone = Phone(app.test_client(), "")
    assert "Ask the referee" in said(phone.get("/"))
    page = said(phone.post("/referee", {**FOOT, "preset": "cross", "set_max": "12", "players": "5"}))
    assert '<p class="ruling-word">No</p>' in page
    assert "/rules/cross#foot.complete-first" in page


def test_a_part_is_enough_for_htmx(evening: Evening) -> None:
    url = f"/g/{evening.view}/referee"
    headers = {"Sec-Fetch-Site": "same-origin", "HX-Request": "true"}
    part = said(evening.meera.client.post(url, data=FOOT, headers=headers))
    assert part.lstrip().startswith("<section")


def test_an_unknown_game_is_not_there(evening: Evening) -> None:
    assert evening.meera.get("/g/nothing/referee").status_code == 404
