"""While a score is corrected its cell stays in sight above the sheet, and stands out."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers
from tests.browser.test_every_page import LONG

pytestmark = pytest.mark.slow

PHONES = ((390, 844), (320, 568))


@pytest.fixture(params=PHONES, ids=[f"{width}" for width, _height in PHONES])
def keeper(request: pytest.FixtureRequest, phone: Phone) -> Page:
    """Eight players with two rounds behind them."""
    page = phone(*request.param)
    page.goto("/")
    new_game(Fingers(page), LONG)
    for number in (1, 2):
        _save(page, number)
    page.goto(f"{page.url}?live=0")
    return page


@pytest.mark.parametrize("row", [0, 4, 7])
def test_it_is_above_the_sheet_from_the_first_row_to_the_last(keeper: Page, row: int) -> None:
    cell = _cell(keeper, row)
    _open(keeper, cell)
    _expect_above_the_sheet(keeper, cell)


def test_it_stays_there_when_the_sheet_grows(keeper: Page) -> None:
    cell = _cell(keeper, 7)
    _open(keeper, cell)
    keeper.locator("#panel summary").tap()
    expect(keeper.locator("#panel [name=tiles-p8]")).to_be_visible()
    _expect_above_the_sheet(keeper, cell)


def test_a_keyboard_that_takes_room_leaves_it_in_sight(keeper: Page) -> None:
    cell = _cell(keeper, 7)
    _open(keeper, cell)
    size = keeper.viewport_size
    assert size
    keeper.set_viewport_size({"width": size["width"], "height": size["height"] - 220})
    _expect_above_the_sheet(keeper, cell)


def test_it_stands_out_until_the_sheet_is_closed(keeper: Page) -> None:
    cell = _cell(keeper, 3)
    before = _colour(cell)
    _open(keeper, cell)
    expect(keeper.locator(".cell-open")).to_have_count(1)
    assert _colour(cell) != before
    keeper.keyboard.press("Escape")
    expect(keeper.locator(".cell-open")).to_have_count(0)


def test_a_new_score_on_the_card_leaves_it_standing_out(keeper: Page) -> None:
    _open(keeper, _cell(keeper, 3))
    _save(keeper, 3)
    keeper.evaluate("htmx.ajax('GET', card.dataset.live, {target: '#card', swap: 'innerMorph'})")
    expect(keeper.locator("#card [href$='/rounds/3']")).to_have_count(1)
    expect(keeper.locator(".cell-open")).to_have_count(1)


def test_what_a_warning_speaks_of_is_in_sight_too(keeper: Page) -> None:
    play_round(Fingers(keeper), (140, 1, 2, 3, 4, 5, 6))
    keeper.locator("#odd").get_by_role("link", name="Correct it").first.tap()
    expect(keeper.locator("#panel [data-select]")).to_have_value("140")
    _expect_above_the_sheet(keeper, keeper.locator(".cell-open"))


def _save(page: Page, number: int) -> None:
    form: dict[str, str | float | bool] = {"round": number, "key": f"round-{number}", "ended": "p1", "hand-p1": "0"}
    form |= {f"hand-p{seat}": 7 * seat for seat in range(2, 9)}
    url = page.url.partition("?")[0]
    assert page.request.post(f"{url}/rounds", form=form, headers={"Sec-Fetch-Site": "same-origin"}).ok


def _cell(page: Page, row: int) -> Locator:
    return page.locator(".rounds tbody tr").nth(row).locator("a.cell").first


def _open(page: Page, cell: Locator) -> None:
    cell.tap()
    expect(page.locator("#panel [data-select]")).to_be_focused()


def _expect_above_the_sheet(page: Page, cell: Locator) -> None:
    expect(cell).to_be_in_viewport(ratio=1)
    page.wait_for_function(
        "cell => cell.getBoundingClientRect().bottom <= panel.getBoundingClientRect().top", arg=cell.element_handle()
    )
    assert _box(cell)["y"] >= 0


def _box(found: Locator) -> FloatRect:
    place = found.bounding_box()
    assert place
    return place


def _colour(cell: Locator) -> str:
    return str(cell.evaluate("cell => getComputedStyle(cell).backgroundColor"))
