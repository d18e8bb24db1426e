"""The referee's first screen holds the question and the way to every other one; what is rarely used is folded."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

PHONES = ((390, 844), (320, 568))
FOLDS = ("Other questions", "Something went wrong?")


@pytest.fixture(params=PHONES, ids=[f"{width}" for width, _height in PHONES])
def asker(request: pytest.FixtureRequest, phone: Phone) -> Page:
    page = phone(*request.param)
    page.goto("/")
    new_game(Fingers(page))
    page.get_by_role("link", name="Ask the referee").tap()
    return page


def test_the_question_and_its_first_answers_are_on_the_first_screen(asker: Page) -> None:
    for seen in (
        asker.get_by_role("heading", name="May this tile go there?"),
        asker.get_by_role("button", name="Nothing"),
        *(asker.locator("summary", has_text=fold) for fold in FOLDS),
    ):
        expect(seen).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("fold", FOLDS)
def test_a_fold_shows_its_questions_below_itself(asker: Page, fold: str) -> None:
    asker.locator("summary", has_text=fold).tap()
    expect(asker.locator("details[open] .list-link").first).to_be_in_viewport(ratio=1)


def test_without_a_game_the_rules_are_folded_and_named(phone: Phone) -> None:
    page = phone(320, 568, java_script_enabled=False)
    page.goto("/referee")
    rules = page.locator("summary", has_text="Which rules?")
    expect(rules).to_contain_text("One train each · Double-9 · 4 players")
    expect(page.get_by_role("button", name="Use these")).to_be_hidden()
    expect(page.get_by_role("heading", name="May this tile go there?")).to_be_in_viewport()
    rules.tap()
    page.get_by_label("Set", exact=True).select_option("12")
    page.get_by_role("button", name="Use these").tap()
    expect(rules).to_contain_text("Double-12")


def test_without_a_script_the_button_that_asks_stays_on_the_screen(phone: Phone) -> None:
    page = phone(320, 568, java_script_enabled=False)
    page.goto("/referee/hand")
    button = page.get_by_role("button", name="Ask", exact=True)
    expect(button).to_be_in_viewport(ratio=1)
    page.locator('input[name="tiles"][value="9-4"]').check(force=True)
    button.tap()
    expect(page.locator(".ruling-word")).to_have_text("13 points")
    expect(page.locator(".ruling-word")).to_be_in_viewport()
