"""A total stands in one line, however long the name beside it."""

import pytest

from tests.browser.conftest import Phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

_LINES = """totals => totals.map(total => {
    const text = document.createRange();
    text.selectNodeContents(total);
    return text.getClientRects().length;
})"""
NAMES = ("Ana", "Chandrakanta Bhattarai", "Supercalifragilisticexpiali")


def test_no_total_among_the_places_is_broken(phone: Phone) -> None:
    page = phone(320, 568)
    page.goto("/")
    new_game(Fingers(page), NAMES)
    play_round(Fingers(page), (103, 105))
    totals = page.locator(".places-total")
    assert totals.all_inner_texts() == ["0", "103", "105"]
    assert totals.evaluate_all(_LINES) == [1, 1, 1]
