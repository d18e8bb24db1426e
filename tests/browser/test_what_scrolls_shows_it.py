"""What scrolls sideways shows at its edge that there is more, and shows its last part whole."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

FADED = 32  # pixels at the edge


@pytest.fixture(params=[320, 390])
def numbers(request: pytest.FixtureRequest, phone: Phone) -> Locator:
    """The numbers of a double-12 set above the tiles that are tapped."""
    page = phone(request.param, 740)
    page.goto("/")
    page.locator("[name=set_max]").select_option("12")
    page.locator("#names-0").focus()
    new_game(Fingers(page))
    page.locator("[data-pick]").first.tap()
    expect(page.locator(".picker-tabs")).to_be_visible()
    return page.locator(".picker-tabs")


def test_the_numbers_fade_at_the_edge_where_they_go_on(numbers: Locator) -> None:
    edge = _ends(numbers)
    assert _ends(_chips(numbers).last) > edge
    assert any(edge - FADED < _ends(chip) and _begins(chip) < edge for chip in _chips(numbers).all())
    assert "gradient" in numbers.evaluate("row => getComputedStyle(row).maskImage")


def test_the_last_number_comes_out_of_the_fade(numbers: Locator) -> None:
    numbers.evaluate("row => { row.scrollLeft = row.scrollWidth; }")
    assert _ends(_chips(numbers).last) <= _ends(numbers) - FADED + 1  # a pixel that was rounded


def test_the_first_number_is_whole_from_the_start(numbers: Locator) -> None:
    assert _begins(_chips(numbers).first) >= numbers.evaluate("row => row.getBoundingClientRect().left") + 16


def _chips(numbers: Locator) -> Locator:
    return numbers.locator("[data-suit]")


def _begins(chip: Locator) -> float:
    return float(chip.evaluate("chip => chip.getBoundingClientRect().left"))


def _ends(chip: Locator) -> float:
    return float(chip.evaluate("chip => chip.getBoundingClientRect().right"))


def _edges(numbers: Locator) -> float:
    return _ends(numbers)
