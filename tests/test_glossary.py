"""Each language says the words of the game as its glossary says them, wherever the English uses them."""

import functools
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence

import pytest

from tests.translations import LANGUAGES, ROOT, TRANSLATIONS, forms, messages

LEAST_TERMS = 40
_KNOWN = tomllib.loads((ROOT / "tests" / "glossary.toml").read_text(encoding="utf-8"))
_PLACE = re.compile(r"%\(\w+\)s|<[^>]*>")
_UNUSUAL = {"foot": "(?:foot|feet)"}


def test_every_language_has_its_words() -> None:
    assert [(language, len(_terms(language))) for language in LANGUAGES if len(_terms(language)) < LEAST_TERMS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_used_where_the_english_uses_it(language: str) -> None:
    allowed = _KNOWN.get(language, {})
    others = [
        (term, english, said)
        for term, english, said in _without_terms(language)
        if not any(english.startswith(beginning) for beginning in allowed.get(term, []))
    ]
    assert others == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_exception_is_listed_that_is_none(language: str) -> None:
    found = [(term, english) for term, english, _said in _without_terms(language)]
    listed = [(term, beginning) for term, ways in _KNOWN.get(language, {}).items() for beginning in ways]
    assert [(t, b) for t, b in listed if not any(t == term and english.startswith(b) for term, english in found)] == []


@functools.cache
def _terms(language: str) -> Mapping[str, Sequence[str]]:
    """English terms, each with the words that may stand for it."""
    section = (TRANSLATIONS / "glossary.md").read_text(encoding="utf-8").partition(f"({language})\n")[2]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section.partition("\n## ")[0].splitlines()
        if line.startswith("| ")
    ]
    return {row[0].partition(" (")[0]: row[1].casefold().split(" / ") for row in rows[1:]}


@functools.cache
def _without_terms(language: str) -> Sequence[tuple[str, str, str]]:
    """English terms that a sentence uses and its translation does not."""
    return [
        (term, english, said)
        for english, said in _pairs(language)
        for term in _used(english, list(_terms(language)))
        if not any(word in said.casefold() for word in _terms(language)[term])
    ]


def _pairs(language: str) -> Iterator[tuple[str, str]]:
    for message in messages(language):
        english = message.id if isinstance(message.id, str) else message.id[-1]
        yield english, forms(message)[-1]


def _used(english: str, terms: Sequence[str]) -> Iterator[str]:
    """The terms in a sentence; within a longer term, or in another sense, a shorter one does not count."""
    senses = _KNOWN["other_senses"]
    for term in terms:
        text = _PLACE.sub("", _taken_out(english, [*senses["*"], *senses.get(term, [])]))
        longer = [
            _pattern(other).pattern
            for other in terms
            if f" {term} " in f" {other.replace('-', ' ')} " and other != term
        ]
        if _pattern(term).search(_taken_out(text, longer)):
            yield term


def _taken_out(text: str, phrases: Sequence[str]) -> str:
    return functools.reduce(lambda left, phrase: re.sub(phrase, "", left, flags=re.IGNORECASE), phrases, text)


@functools.cache
def _pattern(term: str) -> re.Pattern[str]:
    """The term as a whole word, one or many of it."""
    words = [_UNUSUAL.get(word, re.escape(word)) for word in term.split(" ")]
    if words[-1].endswith("y"):
        words[-1] = f"{words[-1][:-1]}(?:y|ies)"
    return re.compile(rf"(?<![\w-]){' '.join(words)}(?:s|es)?(?![\w-])", re.IGNORECASE)
