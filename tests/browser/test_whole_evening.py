"""Four players, ten rounds, two phones: the keeper's and a small one that follows, each in its own language."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tableside.wording.digits import LATIN, with_digits
from tests.browser.checks import sideways_pixels
from tests.browser.conftest import Phone
from tests.browser.evening import NAMES, block_round, correct, new_game, play_round, said
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


@dataclass(frozen=True)
class Table:
    """The languages of the two phones, who plays, and in whose digits the hands are typed."""

    keeper: str
    follower: str
    names: Sequence[str]
    digits: str = LATIN

    @property
    def languages(self) -> list[str]:
        return [self.keeper[:2], self.follower[:2]]


EVENINGS = (
    Table("en-GB", "en-GB", NAMES),
    Table("bn-BD", "ml-IN", ("কৃষ্ণ", "লক্ষ্মী", "শ্রেয়া", "রিনা"), "beng"),
    Table("ml-IN", "bn-BD", ("കൃഷ്ണൻ", "ലക്ഷ്മി", "ശ്രേയ", "അമ്മു")),
)


@pytest.mark.parametrize("table", EVENINGS, ids=[table.keeper for table in EVENINGS])
def test_it_is_played_from_the_first_name_to_the_winner_and_again(phone: Phone, table: Table) -> None:
    keeper, follower = phone(390, 844, locale=table.keeper), phone(320, 568, locale=table.follower)
    keeper.goto("/")
    new_game(Fingers(keeper), table.names)
    follower.goto(keeper.url)
    assert [page.locator("html").get_attribute("lang") for page in (keeper, follower)] == table.languages
    for played, hands in enumerate(ROUNDS):
        _play(
            keeper,
            played,
            [with_digits(str(points), table.digits) for points in hands],
            hands.index(0) if 0 in hands else -1,
        )
        _expect_totals(follower, table, ROUNDS[: played + 1])
        assert sideways_pixels(follower) == sideways_pixels(keeper) == 0
    correct(Fingers(keeper), table.names[2], 1, CORRECTED)
    final = ((*ROUNDS[0][:2], CORRECTED, ROUNDS[0][3]), *ROUNDS[1:])
    _expect_totals(follower, table, final)
    _expect_winner(keeper, table, final)
    keeper.get_by_role("button", name=said(keeper, "Play again, same table")).first.tap()
    expect(keeper.locator("#waiting")).to_be_visible()


def _play(keeper: Page, played: int, typed: Sequence[str], out: int) -> None:
    if played == BLOCKED:
        return block_round(Fingers(keeper), typed)
    return play_round(Fingers(keeper), (*typed[:out], *typed[out + 1 :]), out)


def _expect_totals(page: Page, table: Table, rounds: Sequence[Sequence[int]]) -> None:
    for name, points in zip(table.names, zip(*rounds, strict=True), strict=True):
        row = page.locator("tr", has=page.get_by_role("rowheader", name=name))
        expect(row.locator("td.total")).to_have_text(str(sum(points)))


def _expect_winner(keeper: Page, table: Table, rounds: Sequence[Sequence[int]]) -> None:
    totals = {name: sum(points) for name, points in zip(table.names, zip(*rounds, strict=True), strict=True)}
    keeper.get_by_role("link", name=said(keeper, "Result")).first.tap()
    expect(keeper.get_by_role("heading", level=1)).to_contain_text(min(totals, key=lambda name: totals[name]))
