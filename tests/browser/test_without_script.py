"""The same evening on a phone that runs no script: forms and links."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import NAMES, total

pytestmark = pytest.mark.slow


@pytest.fixture
def keeper(phone: Phone) -> Page:
    page = phone(java_script_enabled=False)
    page.goto("/")
    for seat, name in enumerate(NAMES):
        if seat >= page.locator("input[name=names]").count():
            page.get_by_role("button", name="One more player").tap()
        page.locator("input[name=names]").nth(seat).fill(name)
    page.get_by_role("button", name="Start the game").tap()
    return page


def test_a_round_is_saved_by_its_button(keeper: Page) -> None:
    _save_round(keeper, ("23", "41", "17"))
    assert [total(keeper, name).inner_text() for name in NAMES] == ["0", "23", "41", "17"]


def test_fields_and_buttons_of_all_hands_stand_in_columns(keeper: Page) -> None:
    keeper.locator(".hand-out").first.tap()
    for part in (".hand-points", ".hand-camera", ".hand-out"):
        lefts = {round(box["x"]) for one in keeper.locator(part).all() if (box := one.bounding_box())}
        assert len(lefts) == 1


def test_a_score_is_corrected_on_a_page_of_its_own(keeper: Page) -> None:
    _save_round(keeper, ("23", "41", "17"))
    keeper.locator("tr", has=keeper.get_by_role("rowheader", name="Cyd")).locator("td a").first.tap()
    keeper.get_by_role("textbox", name="Points in hand").fill("14")
    with keeper.expect_navigation():
        keeper.get_by_role("button", name="Save", exact=True).tap()
    keeper.goto(keeper.url.partition("/rounds")[0])
    expect(total(keeper, "Cyd")).to_have_text("14")


def test_a_mistake_is_said_beside_the_field_with_the_typing_kept(keeper: Page) -> None:
    _save_round(keeper, ("23", "12+", "17"))
    field = keeper.get_by_role("textbox", name="Cyd", exact=True)
    expect(field).to_have_value("12+")
    expect(field).to_have_attribute("aria-invalid", "true")


def test_a_follower_sees_the_card(keeper: Page, phone: Phone) -> None:
    _save_round(keeper, ("23", "41", "17"))
    follower = phone(java_script_enabled=False)
    follower.goto(keeper.url)
    expect(total(follower, "Cyd")).to_have_text("41")


def _save_round(keeper: Page, others: tuple[str, ...]) -> None:
    keeper.get_by_role("radio", name="Ana went out").check(force=True)
    for name, points in zip(NAMES[1:], others, strict=True):
        keeper.get_by_role("textbox", name=name, exact=True).fill(points)
    with keeper.expect_navigation():
        keeper.get_by_role("button", name="Save the round").tap()
