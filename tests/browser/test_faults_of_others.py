"""Faults that other score-keepers have, each seen on a real phone's page."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import borrowed_phone, new_phone
from tests.browser.conftest import Phone
from tests.browser.evening import NAMES, correct, new_game, play_round, total
from tests.browser.fingers import Fingers
from tests.serving import serving

pytestmark = pytest.mark.slow

COUNT_LOCKS = """
    window.locks = 0;
    Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => { window.locks += 1; }}});
"""
WAKE = "() => document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture
def keeper(phone: Phone) -> Page:
    page = phone()
    page.goto("/")
    new_game(Fingers(page))
    play_round(Fingers(page))
    return page


def test_an_edited_score_is_replaced_not_lengthened(keeper: Page) -> None:
    correct(Fingers(keeper), "Cyd", 1, 14)
    expect(total(keeper, "Cyd")).to_have_text("14")


def test_a_hand_left_empty_is_asked_about_and_never_nought(keeper: Page) -> None:
    keeper.locator(".hand-out").first.tap()
    keeper.get_by_role("button", name="Save the round").tap()
    expect(keeper.get_by_text("Bob has no hand yet.")).to_be_visible()
    expect(total(keeper, "Bob")).to_have_text("23")


def test_a_reload_comes_back_to_the_game(keeper: Page) -> None:
    keeper.reload()
    expect(total(keeper, "Cyd")).to_have_text("41")
    expect(keeper.locator("#round")).to_have_attribute("data-round", "2")


def test_save_tapped_twice_books_the_round_once(keeper: Page) -> None:
    keeper.locator(".hand-out").first.tap()
    for name, points in (("Bob", "1"), ("Cyd", "2"), ("Dee", "3")):
        keeper.get_by_role("textbox", name=name, exact=True).fill(points)
    keeper.get_by_role("button", name="Save the round").dblclick()
    expect(keeper.locator("#round")).to_have_attribute("data-round", "3")
    expect(total(keeper, "Cyd")).to_have_text("43")


def test_another_s_score_leaves_alone_what_is_being_typed(keeper: Page, phone: Phone) -> None:
    second = _second_keeper(keeper, phone)
    field = second.get_by_role("textbox", name="Bob", exact=True)
    field.tap()
    second.keyboard.type("3")
    correct(Fingers(keeper), "Dee", 1, 18)
    expect(total(second, "Dee")).to_have_text("18")
    play_round(Fingers(keeper))
    expect(total(second, "Dee")).to_have_text("35")
    second.keyboard.type("7")
    expect(field).to_be_focused()
    expect(field).to_have_value("37")
    expect(second.get_by_text("Somebody else has saved this round meanwhile")).to_be_visible()


def test_two_who_enter_the_same_hand_are_shown_both_values(keeper: Page, phone: Phone) -> None:
    second = _second_keeper(keeper, phone)
    second.locator(".hand-out").first.tap()
    for name, points in (("Bob", "1"), ("Cyd", "2"), ("Dee", "3")):
        second.get_by_role("textbox", name=name, exact=True).fill(points)
    play_round(Fingers(keeper), (1, 22, 3))
    second.get_by_role("button", name="Save the round").tap()
    expect(second.get_by_text(re.compile(r"\b22\b")).first).to_be_visible()
    expect(second.get_by_role("textbox", name="Cyd", exact=True)).to_have_value("2")


def test_the_address_to_scan_is_not_localhost(keeper: Page, browser: Browser, server: str) -> None:
    with borrowed_phone(browser, server.replace("127.0.0.1", "localhost"), 390, 844) as context:
        page = context.new_page()
        page.goto(f"{urlsplit(keeper.url).path}/sharing?live=0")
        expect(page.locator(".address").first).to_be_visible()
        assert "localhost" not in page.locator("main").inner_html()


def test_a_viewer_has_nothing_to_write_with(keeper: Page, phone: Phone) -> None:
    viewer = phone()
    viewer.goto(keeper.url)
    expect(total(viewer, "Cyd")).to_have_text("41")
    expect(viewer.locator("#round-form")).to_have_count(0)
    assert viewer.request.post(f"{keeper.url}/rounds", form={"round": "2", "hand-p1": "1"}).status == 403


def test_an_old_score_is_corrected_without_undoing_later_ones(keeper: Page) -> None:
    play_round(Fingers(keeper))
    play_round(Fingers(keeper))
    correct(Fingers(keeper), "Bob", 1, 24)
    assert [total(keeper, name).inner_text() for name in NAMES] == ["0", "70", "123", "51"]


def test_a_phone_that_was_away_has_caught_up_when_it_wakes(keeper: Page, browser: Browser, server: str) -> None:
    with borrowed_phone(browser, server, 390, 844) as context:
        viewer = context.new_page()
        viewer.goto(keeper.url)
        context.set_offline(True)
        play_round(Fingers(keeper))
        context.set_offline(False)
        viewer.evaluate(WAKE)
        expect(total(viewer, "Cyd")).to_have_text("82")


def test_the_screen_is_kept_awake_again_after_the_phone_was_away(keeper: Page, phone: Phone) -> None:
    viewer = phone()
    viewer.add_init_script(COUNT_LOCKS)
    viewer.goto(keeper.url)
    viewer.evaluate(WAKE)
    assert viewer.evaluate("() => window.locks") == 2


def test_a_game_is_there_after_the_server_was_restarted(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as app, new_phone(browser, app.url, 390, 844) as context:
        page = context.new_page()
        page.goto("/")
        new_game(Fingers(page))
        play_round(Fingers(page))
        app.stop()
        with serving(tmp_path, "--host", "127.0.0.1", "--port", app.url.rpartition(":")[2]):
            page.reload()
            play_round(Fingers(page))
            expect(total(page, "Cyd")).to_have_text("82")


def _second_keeper(keeper: Page, phone: Phone) -> Page:
    """A phone that has opened the scoring link."""
    sharing = keeper.context.new_page()
    sharing.goto(f"{keeper.url}/sharing/score")
    link = re.search(r"https?://[^\s\"<]*(/k/[^\s\"<]+)", sharing.content())
    assert link
    second = phone()
    second.goto(link[1])
    expect(second.locator("#round-form")).to_be_visible()
    return second
