"""A player's own link on the player's own phone."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game, total
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow


@pytest.fixture
def keeper(phone: Phone) -> Page:
    page = phone()
    page.goto("/")
    new_game(Fingers(page), ("Asha", "Bijay", "Cy"))
    return page


@pytest.fixture
def player(keeper: Page, phone: Phone) -> Page:
    """Bijay's phone, by the link that the scorekeeper handed over."""
    game = keeper.url
    keeper.goto(f"{game}/sharing/p2?live=0")
    link = re.search(r"/p/\w+", keeper.content())
    keeper.goto(game)
    page = phone()
    assert link
    page.goto(link[0])
    return page


def test_what_is_being_typed_stays_when_somebody_else_saves(keeper: Page, player: Page) -> None:
    field = player.get_by_label("Your hand, Bijay")
    field.tap()
    player.keyboard.type("2")
    keeper.locator(".hand-out").first.tap()
    keeper.get_by_role("textbox", name="Cy", exact=True).fill("9")
    keeper.get_by_role("button", name="Save the round").tap()
    keeper.get_by_role("button", name="Save these and wait for the rest").tap()
    expect(player.locator("#card").get_by_label("Cy, round 1: 9")).to_be_visible()
    player.keyboard.type("3")
    expect(field).to_have_value("23")


def test_what_is_typed_while_a_new_form_is_on_its_way_stays(keeper: Page, player: Page) -> None:
    held: list[Route] = []
    player.route(re.compile(r"/round$"), lambda route: held.append(route))  # noqa: PLW0108
    with player.expect_request(re.compile(r"/round$")):
        keeper.locator(".hand-out").first.tap()
        keeper.get_by_role("textbox", name="Cy", exact=True).fill("9")
        keeper.get_by_role("button", name="Save the round").tap()
        keeper.get_by_role("button", name="Save these and wait for the rest").tap()
    field = player.get_by_label("Your hand, Bijay")
    field.fill("23")
    with player.expect_response(re.compile(r"/round$")):
        held[0].continue_()
    player.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    expect(field).to_have_value("23")
    player.keyboard.press("Enter")
    expect(total(keeper, "Bijay")).to_have_text("23")


def test_the_last_hand_brings_the_scorekeeper_to_the_next_round(keeper: Page, player: Page) -> None:
    keeper.locator(".hand-out").first.tap()
    keeper.get_by_role("textbox", name="Cy", exact=True).fill("9")
    keeper.get_by_role("button", name="Save the round").tap()
    keeper.get_by_role("button", name="Save these and wait for the rest").tap()
    expect(keeper.get_by_role("button", name="Undo: round 1")).to_be_visible()
    expect(player.locator("#card")).to_contain_text("Asha 0")
    player.get_by_label("Your hand, Bijay").fill("23")
    player.keyboard.press("Enter")
    expect(keeper.get_by_role("heading", name="Round 2 of 10")).to_be_visible()
    expect(total(keeper, "Bijay")).to_have_text("23")
