"""Nothing that was typed for a round is lost or replaced by what nobody sees."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import begun, total

pytestmark = pytest.mark.slow


@pytest.fixture
def page(phone: Phone) -> Page:
    page = phone()
    begun(page)
    page.locator(".hand-out").first.tap()
    return page


def _hand(page: Page, name: str) -> Locator:
    return page.get_by_role("textbox", name=name, exact=True)


def _tap_tiles(page: Page, name: str, *tiles: str) -> None:
    page.get_by_role("button", name=f"Tap {name}’s tiles").tap()
    for tile in tiles:
        page.locator(f"#picker [data-tile='{tile}']").tap()
    page.get_by_role("button", name="Done").tap()


def _save(page: Page) -> None:
    page.locator("[data-save]").tap()
    expect(page.locator("#round")).to_have_attribute("data-round", "2")


def test_a_number_typed_over_tiles_is_what_is_saved(page: Page) -> None:
    _tap_tiles(page, "Bob", "9-5", "5-4")
    expect(_hand(page, "Bob")).to_have_value("23")
    _hand(page, "Bob").fill("30")
    _hand(page, "Cyd").fill("11")
    _hand(page, "Dee").fill("12")
    _save(page)
    expect(total(page, "Bob")).to_have_text("30")


def test_tiles_taken_back_stand_in_the_form_with_their_sum_and_can_be_typed_over(page: Page) -> None:
    _tap_tiles(page, "Bob", "9-5", "5-4")
    _hand(page, "Cyd").fill("11")
    _hand(page, "Dee").fill("12")
    _save(page)
    page.get_by_role("button", name="Undo: round 1").tap()
    expect(page.locator("#round")).to_have_attribute("data-round", "1")
    expect(_hand(page, "Bob")).to_have_value("23")
    _hand(page, "Bob").fill("5")
    _save(page)
    expect(total(page, "Bob")).to_have_text("5")


@pytest.mark.parametrize("way", ["reload", "another page and back", "another language"])
def test_a_round_half_typed_is_there_again_after(page: Page, way: str) -> None:
    _tap_tiles(page, "Bob", "9-5", "5-4")
    _hand(page, "Cyd").fill("12+11")
    if way == "reload":
        page.reload()
    elif way == "another language":
        page.get_by_role("button", name="Español").tap()
        expect(page.locator("html")).to_have_attribute("lang", "es")
        page.wait_for_load_state()
    else:
        page.get_by_role("link", name="Rules", exact=True).first.tap()
        expect(page).to_have_url(re.compile("/rules"))
        page.wait_for_load_state()
        page.go_back()
    expect(_hand(page, "Bob")).to_have_value("23")
    expect(_hand(page, "Cyd")).to_have_value("12+11")
    expect(_hand(page, "Ana")).to_have_value("0")
    _hand(page, "Dee").fill("1")
    _save(page)
    expect(total(page, "Cyd")).to_have_text("23")


def test_a_refused_round_is_there_again_after_a_reload(page: Page) -> None:
    _hand(page, "Bob").fill("23")
    page.locator("[data-save]").tap()
    expect(page.get_by_text("Cyd has no hand yet.")).to_be_visible()
    _hand(page, "Cyd").fill("4")
    page.reload()
    expect(_hand(page, "Bob")).to_have_value("23")
    expect(_hand(page, "Cyd")).to_have_value("4")


def test_a_hand_that_somebody_else_entered_otherwise_is_there_again_after_a_reload(page: Page) -> None:
    other = page.context.new_page()
    other.goto(page.url)
    _hand(page, "Bob").fill("41")
    _hand(page, "Cyd").fill("4")
    _hand(other, "Bob").fill("14")
    other.locator("[data-save]").tap()
    other.get_by_role("button", name="Save these and wait for the rest").tap()
    expect(other.locator("#card")).to_contain_text("14")
    page.locator("[data-save]").tap()
    expect(page.get_by_text("entered 14 meanwhile; you typed 41")).to_be_visible()
    page.reload()
    expect(_hand(page, "Bob")).to_have_value("41")
    expect(_hand(page, "Cyd")).to_have_value("4")


def test_what_was_saved_does_not_come_back_into_the_next_round(page: Page) -> None:
    for name in ("Bob", "Cyd", "Dee"):
        _hand(page, name).fill("7")
    page.reload()
    _save(page)
    page.reload()
    expect(_hand(page, "Bob")).to_have_value("")


def test_tiles_of_one_player_are_dim_for_the_next_and_not_counted(page: Page) -> None:
    _tap_tiles(page, "Bob", "9-5")
    page.get_by_role("button", name="Tap Cyd’s tiles").tap()
    expect(page.locator("#picker-sum")).to_have_text("0")
    taken = page.locator("#picker [data-tile='9-5']")
    expect(taken).to_be_disabled()
    expect(taken).to_have_css("opacity", "0.25")


def test_the_numbers_above_the_tiles_stay_where_they_are_and_show_all_tiles_to_the_next(page: Page) -> None:
    page.get_by_role("button", name="Tap Bob’s tiles").tap()
    five = page.locator("#picker [data-suit='5']")
    place = five.bounding_box()
    five.tap()
    expect(page.locator("#picker [data-tile='9-8']")).to_be_hidden()
    assert five.bounding_box() == place
    page.get_by_role("button", name="Done").tap()
    page.get_by_role("button", name="Tap Cyd’s tiles").tap()
    expect(page.locator("#picker [data-tile='9-8']")).to_be_visible()


def test_tiles_of_who_is_said_to_have_gone_out_are_put_down(page: Page) -> None:
    _tap_tiles(page, "Cyd", "9-5", "5-4")
    page.locator(".hand-out").nth(2).tap()
    expect(_hand(page, "Cyd")).to_have_value("0")
    page.get_by_role("button", name="Tap Bob’s tiles").tap()
    expect(page.locator("#picker [data-tile='9-5']")).to_be_enabled()
    page.get_by_role("button", name="Done").tap()
    for name in ("Ana", "Bob", "Dee"):
        _hand(page, name).fill("7")
    _save(page)
    expect(total(page, "Cyd")).to_have_text("0")


def test_a_hand_is_there_again_when_the_tap_on_out_was_a_mistake(page: Page) -> None:
    _tap_tiles(page, "Cyd", "9-5", "5-4")
    page.locator(".hand-out").nth(2).tap()
    page.locator(".hand-out").first.tap()
    expect(_hand(page, "Cyd")).to_have_value("23")
    page.get_by_role("button", name="Tap Bob’s tiles").tap()
    expect(page.locator("#picker [data-tile='9-5']")).to_be_disabled()
    page.get_by_role("button", name="Done").tap()
    for name in ("Bob", "Dee"):
        _hand(page, name).fill("7")
    _save(page)
    expect(total(page, "Cyd")).to_have_text("23")


def test_who_went_out_after_all_has_no_button_for_tiles_or_a_picture(page: Page) -> None:
    expect(page.get_by_role("button", name="Photograph Ana’s tiles")).to_be_hidden()
    expect(page.get_by_role("button", name="Tap Ana’s tiles")).to_be_hidden()
    page.locator(".hand-out").nth(1).tap()
    expect(page.get_by_role("button", name="Photograph Ana’s tiles")).to_be_visible()


def test_who_goes_out_after_a_sum_was_typed_is_left_with_a_plain_zero(page: Page) -> None:
    _hand(page, "Bob").fill("12+11+7")
    page.locator(".hand-out").nth(1).tap()
    expect(_hand(page, "Bob")).to_have_value("0")
    expect(page.locator(".hand-sum", has_text="30")).to_have_count(0)
