"""What translators work on is what the app says, and what they made of it is whole."""

import re
import tomllib
from collections.abc import Iterator

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from tableside.wording.reviewers import reviewers
from tableside.wording.translate import languages
from tests.translations import LANGUAGES, POT, ROOT, TRANSLATIONS, catalogue, forms, gathered, messages, unfinished

every_language = pytest.mark.parametrize("language", LANGUAGES)
_PLACE = re.compile(r"%\(\w+\)s|%%")
_TAG = re.compile(r"</?\w+[^>]*>")
_KEPT_WORDS = {
    word
    for words in tomllib.loads((ROOT / "tests" / "kept_words.toml").read_text(encoding="utf-8")).values()
    for word in words
}


def test_the_template_holds_every_sentence_of_the_app() -> None:
    assert POT.read_bytes() == gathered(), "make translations writes it anew"


def test_there_are_the_languages_of_the_seed_texts_and_spanish() -> None:
    assert set(languages()) == {"en", *LANGUAGES} >= {"bn", "es", "ml", "ne", "pa"}


def test_every_language_says_who_has_reviewed_it() -> None:
    listed = tomllib.loads((TRANSLATIONS / "reviewers.toml").read_text(encoding="utf-8"))
    assert set(listed) == set(LANGUAGES)
    assert all(isinstance(name, str) for language in LANGUAGES for name in reviewers(language))


@every_language
def test_a_language_says_everything(language: str) -> None:
    with POT.open("rb") as file:
        wanted = {(message.context, message.id) for message in read_po(file) if message.id}
    assert {(message.context, message.id) for message in messages(language)} == wanted
    assert [message.id for message in unfinished(language)] == []


@every_language
def test_a_language_has_its_plural_forms(language: str) -> None:
    number = catalogue(language).num_plurals
    plurals = [message for message in messages(language) if message.pluralizable]
    assert plurals
    assert {len(forms(message)) for message in plurals} == {number}


@every_language
def test_a_translation_fills_in_the_values_of_its_sentence(language: str) -> None:
    assert list(catalogue(language).check()) == []
    assert [message.id for message in messages(language) if not _has_the_same(message, _PLACE)] == []


@every_language
def test_a_translation_keeps_the_markup_and_the_space_around(language: str) -> None:
    assert [message.id for message in messages(language) if not _has_the_same(message, _TAG)] == []
    assert [english for english, said in _pairs(language) if _edges(english) != _edges(said)] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "es"])
def test_no_english_word_is_left_among_the_others(language: str) -> None:
    """Where letters are others than Latin ones, a Latin word is English or a name."""
    left = {
        word: said
        for _english, said in _pairs(language)
        for word in re.findall(r"[A-Za-z][A-Za-z.'_-]*[A-Za-z]", _PLACE.sub("", _TAG.sub("", said)))
        if word not in _KEPT_WORDS
    }
    assert left == {}


def test_no_sentence_is_english_in_spanish() -> None:
    same = [said for english, said in _pairs("es") if english == said and " " in said]
    assert [said for said in same if re.search(r"[a-z]", _PLACE.sub("", said))] == []


def _edges(text: str) -> tuple[str, str]:
    """The space before and after."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _pairs(language: str) -> Iterator[tuple[str, str]]:
    for message in messages(language):
        english = message.id if isinstance(message.id, str) else message.id[-1]
        yield from ((english, said) for said in forms(message))


def _has_the_same(message: Message, part: re.Pattern[str]) -> bool:
    """A form for one thing may leave the number out, since the word for it says it."""
    english = message.id if isinstance(message.id, str) else message.id[-1]
    wanted = set(part.findall(english))
    free = {"%(num)s"} if message.pluralizable else set()
    return all(wanted - free <= set(part.findall(said)) <= wanted for said in forms(message))
