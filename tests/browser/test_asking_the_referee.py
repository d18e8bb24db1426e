"""An argument at the table: how many taps it takes, and every quick question on a real phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import axe_faults, sideways_pixels, small_controls
from tests.browser.conftest import Phone
from tests.browser.evening import begun
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

MOST_TAPS = 5


@pytest.fixture
def view(phone: Phone) -> str:
    """The view link of a game that has begun."""
    return begun(phone())


@pytest.fixture
def stranger(phone: Phone, view: str) -> Page:
    """A phone that has nothing but the view link, on the scorecard."""
    page = phone(360, 740)
    page.goto(f"{view}?live=0")
    return page


def word(page: Page) -> Locator:
    return page.locator(".ruling-word").first


def ask(page: Page, question: str) -> None:
    page.get_by_role("link", name="Ask the referee").tap()
    page.locator("summary", has_text="Other questions").tap()
    page.get_by_role("link", name=question).tap()


def tick(page: Page, name: str, value: str) -> None:
    page.locator(f'input[name="{name}"][value="{value}"]').tap()


def test_an_argument_about_an_unfinished_foot_ends_within_five_taps(stranger: Page) -> None:
    fingers = Fingers(stranger)
    fingers.tap(stranger.get_by_role("link", name="Ask the referee"))
    fingers.tap(stranger.get_by_role("button", name="6-6, toes: 1"))
    fingers.tap(stranger.get_by_role("button", name="4-3", exact=True))
    fingers.tap(stranger.get_by_role("button", name="An end with 4"))
    expect(word(stranger)).to_have_text("No")
    expect(word(stranger)).to_be_in_viewport()
    expect(stranger.get_by_text("Only tiles with 6 may be played now.")).to_be_in_viewport()
    assert fingers.taps <= MOST_TAPS
    assert axe_faults(stranger) == []
    stranger.get_by_role("link", name="The rule: Finish the foot first").tap()
    expect(stranger.locator("#foot\\.complete-first")).to_be_in_viewport()


def test_it_can_be_asked_without_a_game_and_without_a_script(phone: Phone) -> None:
    page = phone(320, 568, java_script_enabled=False)
    page.goto("/")
    page.get_by_role("link", name="Ask the referee").tap()
    page.get_by_role("button", name="9-9, arms: 2").tap()
    page.get_by_role("button", name="9-3", exact=True).tap()
    page.get_by_role("button", name="Here, on 9-9").tap()
    expect(word(page)).to_have_text("Yes")


def test_what_is_still_out_is_told_as_tiles_are_ticked(stranger: Page) -> None:
    stranger.get_by_role("link", name="Ask the referee").tap()
    stranger.get_by_role("button", name="6-6, toes: 0").tap()
    stranger.get_by_role("button", name="6-3", exact=True).tap()
    stranger.get_by_role("button", name="Here, on 6-6").tap()
    stranger.get_by_text("Which are still out?").tap()
    for tile in ("6-0", "6-2", "6-4", "6-5", "7-6", "8-6", "9-6"):
        tick(stranger, "lying", tile)
        expect(stranger.locator(f'input[value="{tile}"]')).to_be_checked()
    expect(stranger.get_by_text("Still out: 6-3 and 6-1.")).to_be_visible()


def _drawn(page: Page) -> None:
    expect(word(page)).to_have_text("Yes, if it fits")


def _draw(page: Page) -> None:
    tick(page, "able", "no")
    expect(word(page)).to_have_text("Yes, it has to be")


def _blocked(page: Page) -> None:
    tick(page, "passed", "yes")
    expect(word(page)).to_be_visible()
    tick(page, "yard", "0")
    expect(word(page)).to_have_text("The round is over")


def _foot(page: Page) -> None:
    page.get_by_role("button", name="6-6, toes: 2").tap()
    expect(word(page)).to_have_text("Yes")


def _out(page: Page) -> None:
    page.get_by_role("button", name="5-4", exact=True).tap()
    expect(word(page)).to_have_text("Yes")


def _starts(page: Page) -> None:
    tick(page, "finder", "Bob")
    expect(word(page)).to_have_text("Bob")


def _hand(page: Page) -> None:
    tick(page, "tiles", "9-4")
    expect(word(page)).to_have_text("13 points")


def _tie(page: Page) -> None:
    page.get_by_label("How often did the first go out?").fill("2")
    page.get_by_label("How often did the second go out?").fill("1")
    page.get_by_role("button", name="Ask", exact=True).tap()
    expect(word(page)).to_have_text("Your rules do not say")


QUESTIONS: dict[str, Callable[[Page], None]] = {
    "Must I play the tile I drew?": _drawn,
    "May I draw?": _draw,
    "Is the round blocked?": _blocked,
    "Can this foot still be finished?": _foot,
    "May I go out with this?": _out,
    "Who starts?": _starts,
    "What is this hand worth?": _hand,
    "Who wins this tie?": _tie,
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_quick_question_is_answered(stranger: Page, question: str) -> None:
    ask(stranger, question)
    QUESTIONS[question](stranger)
    assert [*axe_faults(stranger), *small_controls(stranger)] == []
    assert sideways_pixels(stranger) == 0


def test_a_hand_that_is_counted_is_not_sent_in_an_address(stranger: Page) -> None:
    asked: list[str] = []
    stranger.on("request", lambda request: asked.append(request.url))
    ask(stranger, "What is this hand worth?")
    _hand(stranger)
    assert [url for url in asked if "9-4" in url] == []
