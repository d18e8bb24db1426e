"""A phone that asks for British English gets the day before the month, and a clock of 24 hours."""

import re

import pytest

from tests.web.evening import Evening

BRITISH = (r"\d{1,2} [A-Z]\w{2,3} \d{4}", r">\d\d:\d\d</time>", 'data-locale="en-GB-u-nu-latn,')
AMERICAN = (r"[A-Z]\w\w \d{1,2}, \d{4}", r">\d{1,2}:\d\d\s[AP]M</time>", 'data-locale="en(-US)?-u-nu-latn,')


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("en-GB,en;q=0.9", BRITISH),
        ("ja-JP,en-GB;q=0.5", BRITISH),
        ("en-US,en-GB;q=0.5", AMERICAN),
        ("en", AMERICAN),
        ("en-ZZ", AMERICAN),
    ],
)
def test_english_dates_are_those_of_the_phones_region(evening: Evening, asked: str, shown: tuple[str, ...]) -> None:
    page = evening.asha.get("history", headers={"Accept-Language": asked}).text
    assert all(re.search(pattern, page) for pattern in shown)


def test_dates_of_another_language_are_its_own(evening: Evening) -> None:
    page = evening.asha.get("history", headers={"Accept-Language": "es-MX,en-GB;q=0.5"}).text
    assert 'data-locale="es-u-nu-latn,' in page
