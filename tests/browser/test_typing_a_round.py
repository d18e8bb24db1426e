"""Typing a round with a thumb: one tap for who went out, then numbers and Enter."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import begun, play_round
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow


@pytest.fixture
def page(phone: Phone) -> Page:
    page = phone()
    begun(page)
    return page


@pytest.mark.parametrize("out", range(4))
def test_the_last_enter_saves_whoever_went_out(page: Page, out: int) -> None:
    play_round(Fingers(page), (23, 41, 17), out)
    expect(page.locator("#round")).to_have_attribute("data-round", "2")


def test_the_hand_of_who_went_out_is_nought_and_locked(page: Page) -> None:
    page.locator(".hand-out").nth(1).tap()
    field = page.get_by_role("textbox", name="Bob")
    expect(field).to_have_value("0")
    expect(field).not_to_be_editable()


def test_the_next_name_in_the_list_has_the_cursor(page: Page) -> None:
    page.locator(".hand-out").first.tap()
    expect(page.get_by_role("textbox", name="Bob")).to_be_focused()


def test_another_who_went_out_frees_the_first(page: Page) -> None:
    page.locator(".hand-out").nth(1).tap()
    page.locator(".hand-out").nth(2).tap()
    expect(page.get_by_role("textbox", name="Bob")).to_have_value("")
    expect(page.get_by_role("textbox", name="Bob")).to_be_editable()


def test_an_enter_on_a_filled_form_saves_it(page: Page) -> None:
    page.locator(".hand-out").first.tap()
    for name, points in (("Dee", "17"), ("Cyd", "41"), ("Bob", "23")):
        page.get_by_role("textbox", name=name).fill(points)
    page.keyboard.press("Enter")
    expect(page.locator("#round")).to_have_attribute("data-round", "2")
