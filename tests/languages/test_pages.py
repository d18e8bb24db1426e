"""Every page in every language: nothing English is left on it, and it says which language it is in."""

import json
import re
import tomllib
from collections.abc import Sequence

import pytest
from flask import Flask

from tests.translations import LANGUAGES, ROOT
from tests.web.evening import Evening, Phone
from tests.web.spoken import PAGES, eventful_evening, speak, words_of

ELSEWHERE = ("/", "/join", "/games", "/nothing", "/photos", "/referee", "/rules", "/rules/cross", "/translations")
FOR_PLAYERS = ("", "round", "rounds/3/hands/p2", "rounds/3/hands/p2/photos")
FILES = ("result.txt",)
NAMES = {"Asha", "Bijay", "Cy", "Devi", "Sunday", "English", "Español", "localhost"}
KEPT = NAMES | set(tomllib.loads((ROOT / "tests" / "kept_words.toml").read_text(encoding="utf-8"))["pages"])
# Words that hardly an English sentence goes without, and that are none in Spanish.
ENGLISH = re.compile(
    r"\b(the|and|of|is|are|was|with|your|you|who|this|that|for|not|nobody|round|tile|hand|score|player|rules?)\b",
    re.IGNORECASE,
)
NO_SENTENCE = re.compile(r"^\s*[^\w\s]*\d+(-\d+)?[^\w\s]*( \(\d+-\d+\)| [*●])?\s*$")
ADDRESS = re.compile(r"https?://\S+|\d+\.\d+\.\d+\.\d+\S*|\b[0-9A-Z]{6}\b|%\(\w+\)s|\b[AP]M\b")


@pytest.fixture(scope="module")
def evening(app: Flask) -> Evening:
    evening = eventful_evening(app)
    evening.meera.get()  # what was said to her in English is read once
    return evening


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, evening: Evening) -> str:
    speak(evening, request.param)
    return str(request.param)


def test_no_page_of_the_scorekeeper_is_english(evening: Evening, language: str) -> None:
    _expect_none_english(evening.asha, language, (*PAGES, "rounds/1/correction", *ELSEWHERE, *FILES))


def test_no_page_of_a_player_or_a_viewer_is_english(evening: Evening, language: str) -> None:
    _expect_none_english(evening.bijay, language, FOR_PLAYERS)
    _expect_none_english(evening.meera, language, ("", "referee", "rules", "result", "rounds/1/hands/p2"))


def test_no_question_that_a_form_comes_back_with_is_english(evening: Evening, language: str) -> None:
    for path, form in (
        ("/games", {"names": "Asha"}),
        ("/games", {"names": ["Asha", "Bijay"], "target_total": "1.5"}),
        ("/join", {"code": "111"}),
        ("rounds", {"round": "3", "hand-p1": "1-", "hand-p2": "1+", "hand-p4": "-1", "ended": "p1"}),
    ):
        answer = evening.asha.post(path, {"key": "z", **form})
        assert answer.status_code == 422
        assert _english(answer.text, language) == []


def test_the_spreadsheet_and_the_manifest_speak_it_too(evening: Evening, language: str) -> None:
    head = evening.asha.get(f"/g/{evening.view}.csv").text
    asked = re.search(r'rel="manifest" href="([^"]+)"', evening.asha.get("/").text)
    assert asked
    manifest = json.loads(evening.phone().get(asked[1]).text)  # without cookies, as browsers ask for it
    assert _english_in([head, manifest["description"]], language) == []
    assert manifest["lang"] == language


def test_every_page_says_its_language_and_names_the_others_in_themselves(evening: Evening, language: str) -> None:
    for page in ("", "rules", "referee", "rounds/1/hands/p2/photos", "/", "/nothing", "/translations", "print"):
        text = evening.asha.get(page).text
        assert f'<html lang="{language}" dir="ltr">' in text
        offered = re.findall(r'name="language" value="(\w+)" lang="(\w+)"', text)
        assert offered == [(code, code) for code in ("en", *LANGUAGES)]


def test_the_title_of_a_page_is_in_its_language(evening: Evening, language: str) -> None:
    titles = [evening.asha.get(page).text.partition("<title>")[2].partition("</title>")[0] for page in ("/", "rules")]
    assert _english_in(titles, language) == []


@pytest.mark.parametrize("language", ["bn", "ne"])
def test_the_digits_of_sentences_are_the_readers_own_where_they_are_wished(evening: Evening, language: str) -> None:
    """Tables, tiles and fields keep Latin digits."""
    speak(evening, language)
    evening.asha.client.set_cookie("tableside_digits", "own")
    said = {page: words_of(evening.asha.get(page).text) for page in (*PAGES, *ELSEWHERE)}
    evening.asha.client.delete_cookie("tableside_digits")
    latin = {
        page: left
        for page, texts in said.items()
        if (left := [text.strip() for text in texts if re.search("[0-9]", ADDRESS.sub("", NO_SENTENCE.sub("", text)))])
    }
    assert latin == {}


def _expect_none_english(phone: Phone, language: str, pages: Sequence[str]) -> None:
    found = {page: left for page in pages if (left := _english(phone.get(page).text, language))}
    assert found == {}


def _english(html: str, language: str) -> Sequence[str]:
    return _english_in(words_of(html), language)


def _english_in(texts: Sequence[str], language: str) -> Sequence[str]:
    """In Spanish by its commonest words; in other scripts every Latin word that is no name."""
    said = [ADDRESS.sub("", text) for text in texts]
    if language == "es":
        return [text.strip() for text in said if ENGLISH.search(text)]
    words = re.compile(r"[A-Za-zñ][A-Za-zñ.'_-]*[A-Za-zñ]")
    return [text.strip() for text in said if set(words.findall(text)) - KEPT]
