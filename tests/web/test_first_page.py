"""The first page: who is playing, by which rules, and how many tiles that makes."""

import re

from flask import Flask

from tests.web.evening import Evening, Phone

FORM = {"preset": "trains", "shown_preset": "trains"}


def a_phone(app: Flask) -> Phone:
    return Phone(app.test_client(), "")


def seats(page: str) -> list[str]:
    return re.findall(r'name="names" value="([^"]*)"', page)


def test_it_opens_with_the_cursor_in_the_first_name(app: Flask) -> None:
    page = a_phone(app).get("/").text
    assert re.search(r'<input[^>]*id="names-0"[^>]*autofocus', page)
    assert seats(page) == ["", "", "", ""]


def test_it_says_how_many_tiles_to_deal_to_those_named(app: Flask) -> None:
    named = {"names": ["Ana", "Bo", "", "Cy", "Di"], **FORM}
    told = a_phone(app).get("/deal", query_string=named).text
    assert told == "One train each, double-9: 11 tiles each, 10 stay in the yard"


def test_it_asks_for_names_before_it_counts_tiles(app: Flask) -> None:
    assert "name the players" in a_phone(app).get("/deal", query_string={"names": ["Ana"], **FORM}).text


def test_it_says_what_will_be_played_as_it_is_chosen(app: Flask) -> None:
    named = {"names": ["Ana", "Bo"], "preset": "cross", "shown_preset": "trains", "set_max": "12"}
    assert a_phone(app).get("/deal", query_string=named).text.startswith("Cross first, double-12: 7 tiles each")
    own = {**named, "double_blank": "25"}
    assert "Cross first, double-12, with your house rules:" in a_phone(app).get("/deal", query_string=own).text


def test_it_says_why_a_set_cannot_give_a_deal(app: Flask) -> None:
    eight = {"names": list("ABCDEFGH"), "preset": "cross", "shown_preset": "cross"}
    assert "this set has only 55" in a_phone(app).get("/deal", query_string=eight).text


def test_it_survives_a_rule_that_nobody_knows(app: Flask) -> None:
    odd = {"names": ["Ana", "Bo"], **FORM, "hand_size": "seven"}
    assert a_phone(app).get("/deal", query_string=odd).status_code == 200


def test_a_seat_moves_without_a_script(app: Flask) -> None:
    page = a_phone(app).post("/seats", {"names": ["Ana", "Bo", "Cy", ""], "move": "2-up", **FORM}).text
    assert seats(page) == ["Ana", "Cy", "Bo", ""]


def test_the_first_seat_cannot_move_up(app: Flask) -> None:
    page = a_phone(app).post("/seats", {"names": ["Ana", "Bo", "", ""], "move": "0-up", **FORM}).text
    assert seats(page) == ["Ana", "Bo", "", ""]


def test_one_more_seat_is_added_without_a_script(app: Flask) -> None:
    page = a_phone(app).post("/seats", {"names": ["Ana", "Bo", "Cy", "Di"], "move": "more", **FORM}).text
    assert seats(page) == ["Ana", "Bo", "Cy", "Di", ""]


def test_a_move_that_is_none_changes_nothing(app: Flask) -> None:
    page = a_phone(app).post("/seats", {"names": ["Ana", "Bo"], "move": "x-sideways", **FORM}).text
    assert seats(page)[:2] == ["Ana", "Bo"]


def test_names_played_with_are_offered_again(evening: Evening) -> None:
    page = evening.asha.get("/").text
    assert "Play again with Asha, Bijay, and Cy" in page
    assert re.findall(r'name="add" value="([^"]*)"', page) == ["Asha", "Bijay", "Cy"]


def test_a_name_that_is_offered_takes_the_first_free_seat(evening: Evening) -> None:
    page = evening.asha.post("/seats", {"names": ["Ana", "", "", ""], "add": "Bijay", **FORM}).text
    assert seats(page) == ["Ana", "Bijay", "", ""]


def test_a_stranger_is_offered_nobody(evening: Evening) -> None:
    page = evening.meera.get("/").text
    assert "Play again" not in page
    assert "Asha" not in page


def test_each_house_rule_comes_with_its_usual_answer(app: Flask) -> None:
    page = a_phone(app).get("/").text
    blank = re.search(r'<select id="double_blank"[^>]*>(.*?)</select>', page, re.DOTALL)
    assert blank
    assert re.findall(r'value="(\d+)" selected', blank[1]) == ["0"]
    assert page.count("<details") == 2
