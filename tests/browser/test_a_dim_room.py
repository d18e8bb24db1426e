"""In a dark room no page glares: the result is dark where it is large, and what is asked stands free."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

DIM = 60  # of 255
APART = 8  # pixels


@pytest.fixture
def keeper(phone: Phone) -> Page:
    page = phone(390, 844, dark=True)
    page.goto("/")
    new_game(Fingers(page))
    play_round(Fingers(page))
    page.goto(f"{page.url}?live=0")
    return page


def test_the_tiles_of_the_result_are_dark_on_both_halves(keeper: Page) -> None:
    keeper.get_by_role("link", name="Result").first.tap()
    for half in (".rank", ".rank-place", ".rank-words"):
        assert max(_background(keeper.locator(half).first)) < DIM


def test_the_pips_of_the_result_can_be_told_from_them(keeper: Page) -> None:
    keeper.get_by_role("link", name="Result").first.tap()
    for pips in keeper.locator(".rank-pips").all():
        assert max(_fill(pips)) > 200


@pytest.mark.parametrize("show", [lambda page: None, lambda page: page.get_by_role("link", name="Result").first.tap()])
def test_the_question_before_the_end_stands_free_of_its_button(keeper: Page, show: Callable[[Page], None]) -> None:
    show(keeper)
    button = keeper.locator(".ending > summary")
    button.tap()
    asked = keeper.locator(".ending > .ask")
    expect(asked).to_be_visible()
    above, below = button.bounding_box(), asked.bounding_box()
    assert above
    assert below
    assert below["y"] - above["y"] - above["height"] >= APART


def _background(found: Locator) -> list[int]:
    """What shows there, through whatever is transparent."""
    return list(map(int, found.evaluate(_SEEN)))


def _fill(found: Locator) -> list[int]:
    return list(map(int, found.evaluate("one => getComputedStyle(one).fill.match(/\\d+/g).slice(0, 3)")))


_SEEN = """one => {
    while (getComputedStyle(one).backgroundColor === "rgba(0, 0, 0, 0)") one = one.parentElement;
    return getComputedStyle(one).backgroundColor.match(/\\d+/g).slice(0, 3);
}"""
