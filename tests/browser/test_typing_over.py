"""While somebody types: what was wrong is forgotten, and a long sum is seen whole."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow


@pytest.fixture
def page(phone: Phone) -> Page:
    page = phone(360, 740)
    page.goto("/")
    return page


def test_an_error_beside_a_name_goes_when_the_name_is_corrected(page: Page) -> None:
    for seat, name in enumerate(("Ana", "Ana", "Cyd", "Dee")):
        page.locator("input[name=names]").nth(seat).fill(name)
    page.get_by_role("button", name="Start the game").tap()
    expect(page.locator(".seats .problem")).to_have_count(1)
    wrong = page.locator("input[aria-invalid]")
    wrong.press("End")
    wrong.press("b")
    expect(page.locator(".seats .problem")).to_have_count(0)
    expect(page.locator("input[aria-invalid]")).to_have_count(0)


def test_a_sum_too_long_for_its_box_is_shown_whole_with_what_it_comes_to(page: Page) -> None:
    new_game(Fingers(page))
    hand = page.get_by_role("textbox", name="Bob", exact=True)
    hand.press_sequentially("12+11+7")
    shown = page.get_by_text("12+11+7 = 30")
    expect(shown).to_be_visible()
    hand.fill("30")
    expect(page.locator(".hand-sum:visible")).to_have_count(0)


@pytest.mark.parametrize("typed", ["१२+११+७", "১২+১১+৭", "੧੨+੧੧+੭", "൧൨+൧൧+൭"])
def test_a_sum_in_other_digits_comes_to_the_same(page: Page, typed: str) -> None:
    new_game(Fingers(page))
    page.get_by_role("textbox", name="Bob", exact=True).press_sequentially(typed)
    expect(page.get_by_text(f"{typed} = 30")).to_be_visible()


def test_one_more_seat_is_counted_in_the_digits_of_the_page(page: Page) -> None:
    wishes = {"tableside_language": "ne", "tableside_digits": "own"}
    page.context.add_cookies([{"name": name, "value": value, "url": page.url} for name, value in wishes.items()])
    page.reload()
    page.locator("[data-more-seats]").tap()
    label = page.locator(".seat label").last
    expect(label).to_contain_text("५")
    expect(label).not_to_contain_text("४")


def test_a_language_is_one_tap_away(page: Page) -> None:
    page.get_by_role("button", name="മലയാളം").tap()
    expect(page.locator("html")).to_have_attribute("lang", "ml")
    page.get_by_role("button", name="English").tap()
    expect(page.locator("html")).to_have_attribute("lang", "en")
