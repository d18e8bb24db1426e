"""Each viewer's language: the one chosen, else the phone's, else English."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from flask import Flask
from werkzeug.datastructures import LanguageAccept

from tableside.web import create_app
from tableside.web.here import EXTENSION
from tableside.web.i18n import negotiated
from tests.web.evening import Evening


@pytest.fixture
def spoken(tmp_path: Path) -> Iterator[Flask]:
    """An installation that also speaks a little Nepali and Arabic."""
    for code, word in (("ne", "को खेल्दै छ?"), ("ar", "من يلعب؟")):
        catalog = Catalog(locale=code)
        catalog.add("Who is playing?", word)
        path = tmp_path / code / "LC_MESSAGES" / "messages.po"
        path.parent.mkdir(parents=True)
        with path.open("wb") as file:
            write_po(file, catalog)
    settings = {"DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite3'}", "TRANSLATIONS": tmp_path, "TESTING": True}
    app = create_app(settings)
    yield app
    app.extensions[EXTENSION].database.close()


def first_page(app: Flask, wanted: str = "", chosen: str = "") -> str:
    client = app.test_client()
    if chosen:
        client.set_cookie("tableside_language", chosen)
    return client.get("/", headers={"Accept-Language": wanted}).text


def test_the_phones_language_is_spoken(spoken: Flask) -> None:
    page = first_page(spoken, "ne-NP,en;q=0.5")
    assert '<html lang="ne" dir="ltr">' in page
    assert "को खेल्दै छ?" in page


def test_what_was_chosen_counts_more(spoken: Flask) -> None:
    assert '<html lang="en" dir="ltr">' in first_page(spoken, "ne", chosen="en")


def test_a_language_that_is_not_there_becomes_english(spoken: Flask) -> None:
    assert '<html lang="en"' in first_page(spoken, "fi", chosen="xx")


def test_writing_from_right_to_left_turns_the_page(spoken: Flask) -> None:
    assert '<html lang="ar" dir="rtl">' in first_page(spoken, "ar")


def test_choosing_is_remembered_and_goes_back(spoken: Flask) -> None:
    client = spoken.test_client()
    answer = client.post(
        "/language", data={"language": "ne", "back": "/join?"}, headers={"Sec-Fetch-Site": "same-origin"}
    )
    assert (answer.status_code, answer.headers["Location"]) == (303, "/join")
    assert '<html lang="ne"' in client.get("/join").text


@pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example", "/\\evil.example", "///evil.example", ""])
def test_it_never_goes_to_another_site(spoken: Flask, back: str) -> None:
    answer = spoken.test_client().post("/language", data={"language": "ne", "back": back})
    assert answer.headers["Location"] in {"/", "/evil.example"}


def test_with_one_language_nobody_is_asked(evening: Evening, tmp_path: Path) -> None:
    evening.app.config["TRANSLATIONS"] = tmp_path
    assert "/language" not in evening.asha.get("/").text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ([("ml-IN", 1.0), ("en", 0.5)], "ml"),
        ([("en", 0.5), ("ml", 1.0)], "ml"),
        ([("pa-Guru-IN", 1.0)], "pa"),
        ([("ml", 0.0), ("pa", 0.1)], "pa"),
        ([("en-GB", 1.0), ("ml", 0.5)], "en"),
        ([("de", 1.0)], None),
        ([], None),
    ],
)
def test_the_header_is_walked_best_first(accepted: list[tuple[str, float]], language: str | None) -> None:
    assert negotiated(LanguageAccept(accepted), ("en", "ml", "pa")) == language
