"""The round's form under a thumb: where the cursor goes, what a warning says, and how much fits on the screen."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers
from tests.browser.test_every_page import LONG

pytestmark = pytest.mark.slow


def box(found: Locator) -> FloatRect:
    place = found.bounding_box()
    assert place
    return place


@pytest.fixture
def page(phone: Phone) -> Page:
    page = phone(360, 740)
    page.goto("/")
    new_game(Fingers(page))
    return page


def test_after_out_the_first_empty_hand_has_the_cursor(page: Page) -> None:
    page.locator(".hand-out").nth(2).tap()
    expect(page.get_by_role("textbox", name="Ana")).to_be_focused()


def test_enter_goes_to_the_next_empty_hand_and_from_the_last_to_the_first(page: Page) -> None:
    page.locator(".hand-out").nth(1).tap()
    page.get_by_role("textbox", name="Cyd").fill("5")
    page.get_by_role("textbox", name="Dee").fill("7")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Ana")).to_be_focused()
    expect(page.locator("#round")).to_have_attribute("data-round", "1")


def test_stray_digits_after_a_save_land_in_no_hand(page: Page) -> None:
    fingers = Fingers(page)
    play_round(fingers)
    fingers.type("99")
    assert [field.input_value() for field in page.locator(".hand-points").all()] == ["", "", "", ""]


def test_a_warning_about_a_saved_hand_is_in_view_and_leads_to_the_cell(page: Page) -> None:
    play_round(Fingers(page), (410, 41, 17))
    warning = page.locator("#odd .notice").first
    expect(warning).to_contain_text("410")
    expect(warning).to_be_in_viewport()
    warning.get_by_role("link", name="Correct it").tap()
    expect(page.locator("#panel [data-select]")).to_have_value("410")


def test_the_square_can_be_scanned_and_the_round_is_seen_on_the_first_screen(page: Page) -> None:
    square, header = box(page.locator(".qr")), box(page.locator(".round-head h1"))
    assert square["width"] >= 200
    assert square["y"] + square["height"] <= 740
    assert header["y"] + header["height"] <= 740


@pytest.mark.parametrize("width", [320, 360, 390])
def test_eight_players_with_long_names_have_one_row_of_controls_each(phone: Phone, width: int) -> None:
    page = phone(width, 740)
    page.goto("/")
    new_game(Fingers(page), LONG)
    for row in page.locator(".hand").all():
        tops = [box(row.locator(part)) for part in (".hand-points", ".hand-tiles", ".hand-camera", ".hand-out")]
        middles = {round((one["y"] + one["height"] / 2) / 4) for one in tops}
        assert len(middles) == 1
        assert row.locator(".hand-name").evaluate("name => name.scrollHeight <= name.clientHeight + 1")


@pytest.mark.parametrize("width", [320, 360, 390])
def test_all_pages_of_a_game_can_be_seen_without_scrolling_sideways(phone: Phone, width: int) -> None:
    page = phone(width, 740)
    page.goto("/")
    new_game(Fingers(page))
    for tab in page.locator(".tabs a").all():
        place = box(tab)
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= width
        assert place["height"] >= 44


def test_the_first_page_shows_where_to_watch_on_its_first_screen(phone: Phone) -> None:
    page = phone(360, 740)
    page.goto("/")
    watch = box(page.get_by_role("button", name="Watch"))
    assert watch["y"] + watch["height"] <= 200
    expect(page.locator("#names-0")).to_be_focused()


def test_the_first_page_leads_back_to_a_game_that_is_going_on(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Go on with Ana, Bob, Cyd, and Dee").tap()
    expect(page.locator("#round")).to_have_attribute("data-round", "1")


def test_a_hand_that_was_asked_for_is_asked_for_no_more_once_it_is_there(page: Page) -> None:
    page.locator(".hand-out").first.tap()
    page.get_by_role("textbox", name="Bob").fill("5")
    page.get_by_role("button", name="Save the round").tap()
    asked, cyd, dee = page.locator("#round .ask"), *(page.get_by_role("textbox", name=name) for name in ("Cyd", "Dee"))
    expect(asked).to_contain_text("Cyd has no hand yet.")
    cyd.fill("7")
    expect(asked.get_by_text("Cyd has no hand yet.")).to_be_hidden()
    expect(cyd).not_to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Tap Dee’s tiles").tap()
    page.locator("#picker [data-tile='9-9']").tap()
    page.keyboard.press("Escape")
    expect(dee).to_have_value("18")
    expect(dee).not_to_have_attribute("aria-invalid", "true")
    expect(asked).to_be_hidden()
    dee.fill("")
    expect(asked.get_by_text("Dee has no hand yet.")).to_be_visible()
