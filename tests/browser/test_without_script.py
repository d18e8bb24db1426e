"""A whole evening on a phone that runs no script: every form is a form, every page a page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone

pytestmark = pytest.mark.slow


@pytest.fixture
def page(phone: Phone) -> Page:
    """A game of Asha, Bijay and Cy after one round."""
    page = phone(320, 568, java_script_enabled=False)
    page.goto("/")
    for index, name in enumerate(("Asha", "Bijay", "Cy")):
        page.locator(f"#names-{index}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    page.locator("#hand-p2").fill("23")
    page.locator("#hand-p3").fill("12+11+7")
    page.get_by_role("radio", name="Asha went out").check(force=True)
    page.get_by_role("button", name="Save the round").click()
    expect(page.locator("#row-p3 .total")).to_have_text("30")
    return page


def test_players_are_renamed_seated_and_join(page: Page) -> None:
    page.get_by_role("link", name="Players").click()
    page.locator("#player-p2 summary").click()
    page.locator("#name-p2").fill("Cy")
    page.locator("#name-p2").press("Enter")
    expect(page.locator("#name-p2-problem")).to_contain_text("There is already a Cy")
    expect(page.locator("#name-p2")).to_have_value("Cy")
    page.locator("#name-p2").fill("Bijoy")
    page.locator("#name-p2").press("Enter")
    page.get_by_role("button", name="Move Cy up").click()
    page.get_by_label("Name of the new player").fill("Devi")
    page.get_by_role("button", name="Seat this player").click()
    expect(page.locator(".player-name b")).to_have_text(["Asha", "Cy", "Bijoy", "Devi"])
    expect(page.locator("#player-p4")).to_contain_text("Joined in round 2 with 30.")


def test_hands_are_swapped_and_swapped_back_from_the_history(page: Page) -> None:
    page.get_by_role("link", name="Players").click()
    page.get_by_label("This player").select_option("Bijay")
    page.get_by_label("and this one").select_option("Cy")
    page.get_by_role("button", name="Swap their hands").click()
    page.get_by_role("link", name="History").click()
    first = page.locator(".change").first
    expect(first).to_contain_text("Bijay and Cy were given each other’s hand in round 1.")
    first.get_by_role("button", name="Take it back").click()
    expect(page.locator(".change").first).to_contain_text("Taken back: “Bijay and Cy")
    expect(page.locator(".change-undone")).to_have_count(1)


def test_a_link_is_replaced_after_plain_words(page: Page) -> None:
    page.get_by_role("link", name="Share").click()
    page.get_by_role("link", name="Bijay", exact=True).click()
    old = page.locator("#link").input_value()
    page.get_by_text("A new link instead of this one").click()
    expect(page.get_by_text("The old link stops working")).to_be_visible()
    page.get_by_role("button", name="Replace it now").click()
    expect(page.locator(".notice").first).to_have_text("There is a new link for Bijay. The old one no longer works.")
    expect(page.locator("#link")).not_to_have_value(old)


def test_the_game_is_ended_opened_again_and_played_again(page: Page) -> None:
    page.get_by_role("link", name="Result").click()
    page.get_by_role("button", name="End the game here").click()
    expect(page.locator("h1")).to_have_text("Asha wins with 0.")
    expect(page.locator("#result-text")).to_have_value(
        re.compile(r"^Asha wins with 0\.\n\n1\. Asha: 0\n2\. Bijay: 23\n")
    )
    page.get_by_role("button", name="Open this game again").click()
    page.get_by_role("link", name="Result").click()
    page.get_by_role("button", name="End the game here").click()
    ended = page.url
    page.get_by_role("button", name="Play again, same table").click()
    expect(page).not_to_have_url(ended)
    expect(page.get_by_text("At the table: Asha, Bijay, and Cy")).to_be_visible()
