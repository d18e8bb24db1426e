"""After a save the page comes to rest at the next round's form, on every phone and however long the card is."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers
from tests.browser.test_every_page import LONG

pytestmark = pytest.mark.slow

PHONES = ((390, 844), (320, 568))
NEAR_THE_TOP = 24  # pixels
HANDS = (23, 41, 17, 5, 12, 33, 8)


@pytest.fixture(params=PHONES, ids=[f"{width}" for width, _height in PHONES])
def keeper(request: pytest.FixtureRequest, phone: Phone) -> Page:
    """Eight players who can play thirteen rounds."""
    page = phone(*request.param)
    page.goto("/")
    page.locator("[name=set_max]").select_option("12")
    page.locator("#names-0").focus()
    new_game(Fingers(page), LONG)
    return page


def expect_rest(page: Page) -> None:
    """The form begins at the top of the screen, and its title has the focus, which none of the hands has."""
    expect(page.locator("#round h1")).to_be_focused()
    place = page.locator("#round").bounding_box()
    assert place
    assert 0 <= place["y"] <= NEAR_THE_TOP


def test_the_first_round_leads_to_the_form_of_the_second(keeper: Page) -> None:
    play_round(Fingers(keeper), HANDS)
    expect_rest(keeper)


def test_the_twelfth_round_leads_to_the_form_of_the_last(keeper: Page) -> None:
    for number in range(1, 12):
        _save_elsewhere(keeper, number)
    keeper.reload()
    play_round(Fingers(keeper), HANDS)
    expect(keeper.locator("#round")).to_have_attribute("data-round", "13")
    expect_rest(keeper)


def test_a_button_tapped_far_down_leads_there_too(keeper: Page) -> None:
    for seat, points in enumerate(HANDS, start=1):
        keeper.locator(".hand-points").nth(seat).fill(str(points))
    keeper.locator(".hand-out").first.tap()
    keeper.get_by_role("button", name="Save the round").tap()
    expect(keeper.locator("#round")).to_have_attribute("data-round", "2")
    expect_rest(keeper)


def test_a_missing_hand_is_asked_about_where_it_can_be_seen(keeper: Page) -> None:
    keeper.locator(".hand-out").first.tap()
    keeper.get_by_role("button", name="Save the round").tap()
    expect(keeper.locator("#round .ask")).to_be_focused()
    expect(keeper.get_by_role("button", name="Save these and wait for the rest")).to_be_in_viewport()


def test_without_a_script_it_rests_there_as_well(phone: Phone, keeper: Page) -> None:
    state = keeper.context.storage_state()
    size = keeper.viewport_size
    assert size
    plain = phone(size["width"], size["height"], java_script_enabled=False, storage_state=state)
    plain.goto(keeper.url)
    plain.get_by_role("radio", name="Ng went out").check(force=True)
    for seat, points in zip((0, 1, 3, 4, 5, 6, 7), HANDS, strict=True):
        plain.locator(".hand-points").nth(seat).fill(str(points))
    plain.get_by_role("button", name="Save the round").tap()
    place = plain.locator("#round").bounding_box()
    assert place
    assert 0 <= place["y"] <= NEAR_THE_TOP


def _save_elsewhere(keeper: Page, number: int) -> None:
    form: dict[str, str | float | bool] = {"round": number, "key": f"round-{number}", "ended": "p1", "hand-p1": "0"}
    form |= {f"hand-p{seat}": (7 * number + 13 * seat) % 90 for seat in range(2, 9)}
    answer = keeper.request.post(f"{keeper.url}/rounds", form=form, headers={"Sec-Fetch-Site": "same-origin"})
    assert answer.ok
