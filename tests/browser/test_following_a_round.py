"""A round followed on one phone and watched on another, tile by tile."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import axe_faults, sideways_pixels, small_controls
from tests.browser.conftest import Phone
from tests.browser.evening import new_game
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

MOVES = 40
DRAWS = 5  # each fifth move: the yard of this table has nine tiles to draw


@pytest.fixture
def keeper(phone: Phone) -> Page:
    """The scorekeeper's phone, at the table of a round that has just been opened."""
    page = phone()
    page.goto("/")
    new_game(Fingers(page))
    page.get_by_role("link", name="Table", exact=True).tap()
    page.get_by_role("button", name="Ana", exact=True).tap()
    expect(page.locator(".tray").first).to_be_visible()
    return page


@pytest.fixture
def watcher(phone: Phone, keeper: Page) -> Page:
    page = phone(320, 568, dark=True)
    page.goto(keeper.url)
    return page


def version(page: Page) -> str:
    return page.locator("#moves").get_attribute("data-version") or ""


def moved(page: Page, before: str) -> None:
    expect(page.locator("#moves")).not_to_have_attribute("data-version", before)
    expect(page.locator("#layout-state")).to_have_attribute("data-version", version(page))


def draw(page: Page) -> None:
    before = version(page)
    page.get_by_role("button", name="Draws a tile").tap()
    moved(page, before)


def lay(page: Page) -> None:
    """The first tile that fits, on the first of its places."""
    before = version(page)
    tile = page.locator(".tray button").first
    is_placed = tile.get_attribute("name") == "lay"
    tile.tap()
    if not is_placed:
        page.locator(".choosing .place").first.tap()
    moved(page, before)


def drawing(page: Page) -> str:
    return str(page.locator("#layout .layout").evaluate("svg => svg.outerHTML"))


def test_forty_moves_are_seen_on_another_phone(keeper: Page, watcher: Page) -> None:
    for number in range(MOVES):
        draw(keeper) if number % DRAWS == 0 else lay(keeper)
        if number % 10 == 9:
            expect(watcher.locator("#layout-state")).to_have_attribute("data-version", version(keeper))
            assert drawing(watcher) == drawing(keeper)
    assert keeper.locator("#layout .laid").count() == 1 + MOVES - MOVES // DRAWS
    for page in (keeper, watcher):
        assert [*axe_faults(page), *small_controls(page)] == []
        assert sideways_pixels(page) == 0


def test_an_illegal_tile_is_answered_and_can_be_left(keeper: Page) -> None:
    keeper.get_by_text("Another tile").tap()
    keeper.get_by_role("button", name="4-3", exact=True).tap()
    keeper.locator(".place-button").first.tap()
    expect(keeper.locator(".ruling-word")).to_have_text("No")
    assert axe_faults(keeper) == []
    keeper.get_by_role("link", name="Not this one").tap()
    expect(keeper.get_by_text("Which tile is laid?")).to_be_visible()
    assert keeper.locator("#layout .laid").count() == 1


def test_a_move_is_taken_back_on_both_phones(keeper: Page, watcher: Page) -> None:
    lay(keeper)
    expect(watcher.locator("#layout .laid")).to_have_count(2)
    before = version(keeper)
    keeper.get_by_role("button", name="Undo").tap()
    moved(keeper, before)
    expect(watcher.locator("#layout .laid")).to_have_count(1)
    keeper.get_by_role("button", name="Redo").tap()
    expect(watcher.locator("#layout .laid")).to_have_count(2)


def test_the_drawing_is_made_larger_and_smaller(keeper: Page) -> None:
    lay(keeper)
    width = "() => document.querySelector('#layout .layout').getBoundingClientRect().width"
    usual = keeper.evaluate(width)
    keeper.get_by_role("button", name="Larger").tap()
    assert keeper.evaluate(width) > usual * 1.5
    assert sideways_pixels(keeper) == 0
    keeper.get_by_role("button", name="Smaller").tap()
    assert keeper.evaluate(width) == usual


def test_it_works_without_a_script(phone: Phone, keeper: Page) -> None:
    state = keeper.context.storage_state()
    page = phone(360, 740, java_script_enabled=False, storage_state=state)
    page.goto(keeper.url)
    page.get_by_role("button", name="9-4", exact=True).tap()
    expect(page.locator("#layout .laid")).to_have_count(2)


def test_two_fingers_make_it_larger(keeper: Page) -> None:
    lay(keeper)
    width = "() => document.querySelector('#layout .layout').getBoundingClientRect().width"
    usual = keeper.evaluate(width)
    box = keeper.locator("#layout .layout").bounding_box()
    assert box
    middle, height = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = keeper.context.new_cdp_session(keeper)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60)):
        points = [{"x": middle + side * apart, "y": height, "id": side} for side in (-1, 1)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert keeper.evaluate(width) > usual * 1.5
