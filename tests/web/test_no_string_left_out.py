"""In a language made of brackets every word that a page says stands between them: nothing is left untranslated."""

import re
from collections.abc import Iterator
from io import BytesIO

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po
from flask import Flask

from tableside.web import create_app
from tableside.web.here import EXTENSION
from tests.translations import gathered
from tests.web.evening import Evening
from tests.web.spoken import PAGES, eventful_evening, words_of

LANGUAGE = "qps"  # CLDR does not know it, so that dates and lists are English ones
NAMES = ("Asha", "Bijay", "Cy", "Devi", "Sunday", "tableside", "localhost", "English", "qps")
DATES = r"\b[A-Z][a-z]{2} \d{1,2}, \d{4}|\b[AP]M\b"


@pytest.fixture(scope="module")
def bracketed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    folder = tmp_path_factory.mktemp("pseudo")
    path = folder / "translations" / LANGUAGE / "LC_MESSAGES" / "messages.po"
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_po(file, _in_brackets())
    app = create_app(
        {
            "DATABASE_URL": f"sqlite:///{folder / 'games.sqlite3'}",
            "TRANSLATIONS": folder / "translations",
            "TESTING": True,
        }
    )
    yield app
    app.extensions[EXTENSION].database.close()


@pytest.fixture(scope="module")
def spoken(bracketed: Flask) -> Evening:
    return eventful_evening(bracketed, LANGUAGE)


def test_a_word_that_nobody_has_translated_is_found() -> None:
    assert untranslated("<p>Hello ⟦Asha ⟦and Bijay⟧⟧</p><img alt='A hen'>") == ["Hello ⟦Asha ⟦and Bijay⟧⟧", "A hen"]


@pytest.mark.parametrize("page", PAGES)
def test_a_scorekeeper_reads_only_what_is_translated(spoken: Evening, page: str) -> None:
    text = spoken.asha.get(page).text
    assert "⟦" in text
    assert untranslated(text) == []


@pytest.mark.parametrize("page", [page for page in PAGES if not page.startswith("sharing/") and "photos" not in page])
def test_a_viewer_reads_only_what_is_translated(spoken: Evening, page: str) -> None:
    assert untranslated(spoken.meera.get(page).text) == []


@pytest.mark.parametrize("page", ["/", "/join", "/games", "/nothing", "/photos"])
def test_the_pages_without_a_game_say_only_what_is_translated(spoken: Evening, page: str) -> None:
    assert untranslated(spoken.asha.get(page).text) == []


@pytest.mark.parametrize("page", ["", "round", "rounds/3/hands/p2", "rounds/3/hands/p2/photos"])
def test_a_player_reads_only_what_is_translated(spoken: Evening, page: str) -> None:
    assert untranslated(spoken.bijay.get(page).text) == []


def test_the_form_of_a_correction_is_translated(spoken: Evening) -> None:
    assert untranslated(spoken.asha.get("rounds/1/correction").text) == []


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/games", {"names": "Asha"}),
        ("/games", {"names": ["Asha", "Asha"], "title": "9" * 70}),
        ("/games", {"names": ["Asha", "Bijay"], "target_total": "1.5"}),
        ("/games", {"names": list("123456789"), "preset": "cross", "shown_preset": "cross"}),
        ("/join", {"code": "111"}),
        ("rounds", {"round": "3", "hand-p1": "1-", "hand-p2": "1+", "hand-p4": "-1", "ended": "p1"}),
        ("rounds", {"round": "3", "hand-p1": "0", "ended": "p1"}),
        ("rounds", {"round": "3", "hand-p1": "0"}),
        ("rounds/1/correction", {"ended": "blocked", "hand-p2": "5", "was-p2": "6", "double": "9-9"}),
        ("rounds/1/hands/p1/flags", {"points": "", "note": ""}),
        ("rounds/1/hands/p2", {"hand-p2": "7", "was-p2": "6"}),
    ],
)
def test_forms_that_are_asked_again_are_translated(spoken: Evening, path: str, form: dict[str, object]) -> None:
    answer = spoken.asha.post(path, {"key": "z", **form})
    assert answer.status_code in {409, 422}
    assert untranslated(answer.text) == []


@pytest.mark.parametrize("act", ["", "read", "edit-0", "add", "half-3", "accept"])
def test_a_count_from_pictures_is_translated(spoken: Evening, act: str) -> None:
    here = "@0:1,1 9,1 9,19 1,19"
    seen = [
        f"6-4{here}!faint",
        f"9-9{here}!ways-disagree",
        f"0-0{here}!double-blank",
        f"12-1{here}",
        "3-1",
        f"3-1{here}",
    ]
    form = {"seen": seen, "picture": "99x99/", "beside-p1": "6-4", "act": act}
    assert untranslated(spoken.asha.post("rounds/3/hands/p2/photos", form).text) == []
    file = (BytesIO(b"%PDF"), "photo.jpg")
    assert untranslated(spoken.asha.post("/photos", {**form, "photo": file}).text) == []


def test_refusals_are_translated(spoken: Evening) -> None:
    assert untranslated(spoken.asha.post("players", {"act": "join", "name": ""}).text) == []
    assert untranslated(spoken.meera.post("players", {"act": "join"}).text) == []


def test_the_text_and_the_spreadsheet_are_translated(spoken: Evening) -> None:
    assert untranslated(spoken.asha.get("result.txt").text) == []
    assert untranslated(spoken.asha.get(f"/g/{spoken.view}.csv").text) == []


def untranslated(html: str) -> list[str]:
    """Pieces of text with letters that no translator has seen."""
    return [text.strip() for text in words_of(html) if re.search(r"[^\W\d_]{2}", _outside(text))]


def _outside(text: str) -> str:
    """What is left without the brackets and all within them, names, addresses, codes, tiles and dates."""
    before = ""
    while before != text:
        before, text = text, re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    text = re.sub(r"https?://\S+|\d+\.\d+\.\d+\.\d+\S*|\b[0-9A-Z]{6}\b|" + DATES, "", text)
    return re.sub("|".join(NAMES), "", text)


def _in_brackets() -> Catalog:
    catalog = read_po(
        BytesIO(gathered()),
    )
    for message in catalog:
        if message.id and isinstance(message.id, tuple):
            message.string = tuple(f"⟦{message.id[1]}⟧" for _form in range(catalog.num_plurals))
        elif message.id:
            message.string = f"⟦{message.id}⟧"
    return catalog
