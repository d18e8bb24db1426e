"""Whose language is spoken: the one chosen, else the phone's, else the game's, else English."""

from pathlib import Path

import pytest
from flask import Flask

from tableside.services import archive
from tableside.services.installation import Installation
from tableside.web import create_app
from tableside.web.here import EXTENSION
from tests.web.evening import Evening, Phone


@pytest.fixture(scope="module")
def evening(app: Flask) -> Evening:
    """A game that was begun on a page in Malayalam."""
    return Evening(app, language="ml")


def language_of(phone: Phone, wanted: str = "", path: str = "") -> str:
    page = phone.get(path, headers={"Accept-Language": wanted} if wanted else {}).text
    return page.partition('<html lang="')[2].partition('"')[0]


@pytest.mark.parametrize(
    ("chosen", "phones", "spoken"),
    [
        ("bn", "pa-IN,en;q=0.8", "bn"),
        ("", "pa-IN,en;q=0.8", "pa"),
        ("", "fi,en;q=0.8", "en"),
        ("", "fi", "ml"),
        ("", "", "ml"),
        ("xx", "fi, ne;q=0.1", "ne"),
        ("xx", "ne;q=0", "ml"),
    ],
)
def test_the_first_that_we_have_is_spoken(evening: Evening, chosen: str, phones: str, spoken: str) -> None:
    phone = evening.phone()
    if chosen:
        phone.client.set_cookie("tableside_language", chosen)
    assert language_of(phone, phones) == spoken


@pytest.mark.parametrize(
    "path", ["", "rules", "referee", "result", "history", "sharing", "layout", "rounds/1/hands/p2"]
)
def test_the_games_language_is_that_of_all_its_pages(evening: Evening, path: str) -> None:
    assert language_of(evening.phone(), path=path) == "ml"


def test_a_page_of_no_game_is_english_then(evening: Evening) -> None:
    assert language_of(evening.phone(), path="/") == "en"
    assert language_of(evening.phone(), path="/g/nothing") == "en"


def test_a_game_has_the_language_of_the_page_that_began_it(app: Flask, evening: Evening) -> None:
    headers = {"Accept-Language": "bn-BD", "Sec-Fetch-Site": "same-origin"}
    begun = app.test_client().post("/games", data={"names": ["Asha", "Bijay"]}, headers=headers)
    assert language_of(evening.phone(), path=begun.headers["Location"]) == "bn"


def test_a_rematch_goes_on_in_the_games_language(evening: Evening) -> None:
    again = evening.asha.post("rematch", {"key": "k"})
    assert language_of(evening.phone(), path=again.headers["Location"]) == "ml"


def test_an_export_carries_it(evening: Evening, tmp_path: Path) -> None:
    (data,) = archive.exported(evening.installation, [evening.who.uid])
    app = create_app({"DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite3'}", "TESTING": True})
    elsewhere: Installation = app.extensions[EXTENSION]
    view = archive.import_game(elsewhere, data).links.view
    assert language_of(Phone(app.test_client(), view)) == "ml"
    elsewhere.database.close()


def test_a_game_from_before_there_were_languages_is_english(evening: Evening, tmp_path: Path) -> None:
    (data,) = archive.exported(evening.installation, [evening.who.uid])
    del data["entries"][0]["data"]["language"]
    app = create_app({"DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite3'}", "TESTING": True})
    elsewhere: Installation = app.extensions[EXTENSION]
    view = archive.import_game(elsewhere, data).links.view
    assert language_of(Phone(app.test_client(), view)) == "en"
    elsewhere.database.close()


def test_digits_are_chosen_where_there_is_a_choice_and_kept(evening: Evening) -> None:
    phone = evening.phone()
    phone.client.set_cookie("tableside_language", "ne")
    assert 'name="digits"' in phone.get().text
    answer = phone.post("/language", {"digits": "own", "back": f"/g/{evening.view}"})
    assert answer.headers["Location"] == f"/g/{evening.view}"
    assert 'data-locale="ne-u-nu-deva,' in phone.get().text
    phone.post("/language", {"language": "pa"})
    assert 'name="digits"' not in phone.get().text
    assert 'data-locale="pa-u-nu-latn,' in phone.get().text
    phone.post("/language", {"language": "bn"})
    assert 'data-locale="bn-u-nu-beng,' in phone.get().text
    phone.post("/language", {"digits": "latn"})
    assert 'data-locale="bn-u-nu-latn,' in phone.get().text


def test_choosing_comes_back_to_where_a_form_was(evening: Evening) -> None:
    page = evening.asha.client.post(
        f"/g/{evening.view}/players",
        data={"act": "join", "name": ""},
        headers={"Sec-Fetch-Site": "same-origin", "Referer": f"http://localhost/g/{evening.view}/players"},
    )
    assert f'name="back" value="/g/{evening.view}/players"' in page.text
