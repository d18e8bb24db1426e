"""A name in the round's form is broken between words only, and what belongs to it stays together."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

NAMES = ("Christopher", "Ana", "Chandrakanta Bhattarai", "Maximilian")
_LINES = """names => names.flatMap(name => [...name.textContent.matchAll(/\\S+/g)].map(word => {
    const range = document.createRange();
    range.setStart(name.firstChild, word.index);
    range.setEnd(name.firstChild, word.index + word[0].length);
    return range.getClientRects().length;
}))"""
_PARTS = "input[type=tel], button, .hand-out"
_MIDDLES = """(rows, parts) => rows.map(row => new Set([...row.querySelectorAll(parts)].map(part => {
    const box = part.getBoundingClientRect();
    return Math.round((box.top + box.bottom) / 2);
})).size)"""

_FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(params=[(320, 640), (360, 740), (390, 844)], ids=lambda size: str(size[0]))
def page(phone: Phone, request: pytest.FixtureRequest) -> Page:
    page = phone(*request.param)
    page.goto("/")
    new_game(Fingers(page), NAMES)
    return page


def test_no_word_of_a_name_is_broken(page: Page) -> None:
    assert set(page.locator(".hand-name").evaluate_all(_LINES)) == {1}


@pytest.mark.parametrize("width", [360, 390])
def test_no_word_of_a_name_is_broken_on_the_card(phone: Phone, width: int) -> None:
    page = phone(width, 740)
    page.goto("/")
    new_game(Fingers(page), NAMES)
    play_round(Fingers(page))
    assert set(page.locator(".rounds .name").evaluate_all(_LINES)) == {1}


def test_field_and_buttons_of_a_hand_stand_side_by_side(page: Page) -> None:
    assert set(page.locator(".hand-entry").evaluate_all(_MIDDLES, _PARTS)) == {1}


def test_nothing_is_wider_than_the_phone(page: Page) -> None:
    assert page.evaluate(_FITS)


@pytest.mark.parametrize("width", [320, 390])
def test_a_name_of_forty_letters_stays_on_the_page(phone: Phone, width: int) -> None:
    page = phone(width, 740)
    page.goto("/")
    new_game(Fingers(page), ("Ana", "Wolfeschlegelsteinhausenbergerdorffvonwe", "Cyd", "Dee"))
    assert page.evaluate(_FITS)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(_FITS)
