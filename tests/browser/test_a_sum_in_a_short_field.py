"""A sum too long for its field is written small there, as long as it is what the field holds."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import begun

pytestmark = pytest.mark.slow

_SIZE = "field => parseFloat(getComputedStyle(field).fontSize)"
_WIDE = 16  # pixels: digits of this size and a sum of three hands do not fit


@pytest.fixture
def page(phone: Phone) -> Page:
    page = phone()
    begun(page)
    page.locator(".hand-out").first.tap()
    _hand(page, "Bob").fill("12+11+7")
    _hand(page, "Cyd").focus()
    return page


def _hand(page: Page, name: str) -> Locator:
    return page.get_by_role("textbox", name=name, exact=True)


def test_it_is_small_once_it_is_left(page: Page) -> None:
    assert _hand(page, "Bob").evaluate(_SIZE) < _WIDE


def test_it_is_small_and_seen_whole_after_a_save_that_was_refused(page: Page) -> None:
    page.locator("[data-save]").tap()
    expect(page.locator("[data-missing]").first).to_be_visible()
    assert _hand(page, "Bob").evaluate(_SIZE) < _WIDE
    _hand(page, "Bob").focus()
    expect(page.get_by_text("12+11+7 = 30")).to_be_visible()


def test_it_is_small_after_a_reload(page: Page) -> None:
    page.reload()
    expect(_hand(page, "Bob")).to_have_value("12+11+7")
    _hand(page, "Cyd").focus()
    assert _hand(page, "Bob").evaluate(_SIZE) < _WIDE


def test_tiles_that_take_its_place_are_counted_in_large_digits(page: Page) -> None:
    page.get_by_role("button", name="Tap Bob’s tiles").tap()
    page.locator("#picker [data-tile='9-5']").tap()
    page.get_by_role("button", name="Done").tap()
    _hand(page, "Cyd").focus()
    expect(_hand(page, "Bob")).to_have_value("14")
    assert _hand(page, "Bob").evaluate(_SIZE) > _WIDE
    expect(page.locator("input[name^=tiles-p]").nth(1)).to_have_value("9-5")
