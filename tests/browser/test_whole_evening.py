"""Four players, ten rounds, two phones: the keeper's and a small one that follows."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import sideways_pixels
from tests.browser.conftest import Phone
from tests.browser.evening import NAMES, block_round, correct, new_game, play_round
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

ROUNDS = (
    (0, 23, 41, 17),
    (12, 0, 8, 35),
    (50, 31, 0, 22),
    (9, 14, 28, 0),
    (7, 11, 4, 19),  # blocked
    (0, 66, 102, 5),
    (31, 0, 30, 29),
    (18, 27, 0, 40),
    (0, 1, 2, 3),
    (25, 0, 77, 13),
)
BLOCKED = 4
CORRECTED = 14  # instead of the 41 of the third player in the first round


def test_it_is_played_from_the_first_name_to_the_winner_and_again(phone: Phone) -> None:
    keeper, follower = phone(390, 844), phone(320, 568)
    keeper.goto("/")
    new_game(Fingers(keeper))
    follower.goto(keeper.url)
    for played, hands in enumerate(ROUNDS):
        _play(keeper, played, hands)
        _expect_totals(follower, ROUNDS[: played + 1])
        assert sideways_pixels(follower) == 0
    correct(Fingers(keeper), "Cyd", 1, CORRECTED)
    final = ((*ROUNDS[0][:2], CORRECTED, ROUNDS[0][3]), *ROUNDS[1:])
    _expect_totals(follower, final)
    _expect_winner(keeper, final)
    keeper.get_by_role("button", name=re.compile("Play again")).first.tap()
    expect(keeper.locator("#waiting")).to_be_visible()


def _play(keeper: Page, played: int, hands: tuple[int, ...]) -> None:
    if played == BLOCKED:
        return block_round(Fingers(keeper), hands)
    out = hands.index(0)
    return play_round(Fingers(keeper), (*hands[:out], *hands[out + 1 :]), out)


def _expect_totals(page: Page, rounds: tuple[tuple[int, ...], ...]) -> None:
    for name, points in zip(NAMES, zip(*rounds, strict=True), strict=True):
        row = page.locator("tr", has=page.get_by_role("rowheader", name=name))
        expect(row.locator("td.total")).to_have_text(str(sum(points)))


def _expect_winner(keeper: Page, rounds: tuple[tuple[int, ...], ...]) -> None:
    totals = {name: sum(points) for name, points in zip(NAMES, zip(*rounds, strict=True), strict=True)}
    keeper.get_by_role("link", name="Result").first.tap()
    expect(keeper.get_by_role("heading", level=1)).to_contain_text(min(totals, key=lambda name: totals[name]))
