"""Who plays, at the top of a phone that only watches."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow


def test_the_top_of_a_watching_phone_follows_a_name_that_is_corrected(phone: Phone) -> None:
    keeper, viewer = phone(), phone()
    keeper.goto("/")
    new_game(Fingers(keeper), ("Asha", "Bijay"))
    viewer.goto(keeper.url)
    expect(viewer.locator(".edge-title")).to_have_text("Asha and Bijay")
    keeper.goto(f"{keeper.url}/players")
    keeper.get_by_text("Change", exact=True).first.tap()
    keeper.get_by_role("textbox", name="Name in this game").first.fill("Meera")
    keeper.get_by_role("button", name="Correct the name").first.tap()
    expect(viewer.locator(".edge-title")).to_have_text("Meera and Bijay")
    expect(viewer).to_have_title("Meera and Bijay")
