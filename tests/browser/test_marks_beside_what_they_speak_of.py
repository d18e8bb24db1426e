"""A mark on the card stands beside what it speaks of: the pencil at its number, the arrow at the place that moved."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import correct, new_game, play_round
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

NEAR = 6  # pixels


@pytest.fixture(params=[320, 390])
def keeper(request: pytest.FixtureRequest, phone: Phone) -> Page:
    page = phone(request.param, 844)
    page.goto("/")
    new_game(Fingers(page))
    play_round(Fingers(page), (23, 41, 17))
    play_round(Fingers(page), (60, 5, 44), 1)
    return page


@pytest.mark.parametrize("points", [7, 14, 114])
def test_the_pencil_begins_where_the_number_ends(keeper: Page, points: int) -> None:
    correct(Fingers(keeper), "Cyd", 2, points)
    mark = keeper.locator(".cell > .mark")
    expect(mark).to_be_visible()
    number = keeper.evaluate(
        "mark => { const range = new Range(); range.selectNode(mark.previousSibling);"
        "return range.getBoundingClientRect().right; }",
        mark.element_handle(),
    )
    assert 0 <= _box(mark)["x"] - number <= NEAR


def test_the_number_stays_in_the_middle_of_its_cell(keeper: Page) -> None:
    correct(Fingers(keeper), "Cyd", 2, 14)
    cell = keeper.locator(".cell", has=keeper.locator(".mark"))
    expect(cell).to_be_visible()
    middle = cell.evaluate(
        "cell => { const range = new Range(); range.selectNode(cell.firstChild);"
        "const box = range.getBoundingClientRect(); return (box.left + box.right) / 2; }"
    )
    place = _box(cell)
    assert abs(place["x"] + place["width"] / 2 - middle) <= 1


def test_the_arrow_is_under_the_place(keeper: Page) -> None:
    row = keeper.locator("tr", has=keeper.locator(".move")).first
    place, arrow = _box(row.locator(".place")), _box(row.locator(".move"))
    assert arrow["y"] >= place["y"] + place["height"]
    assert abs(place["x"] + place["width"] / 2 - arrow["x"] - arrow["width"] / 2) <= NEAR


def _box(found: Locator) -> FloatRect:
    place = found.bounding_box()
    assert place
    return place
