"""What people at a table do, step by step, on the real pages."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tableside.wording.translate import SOURCE, gettext, speaking
from tests.browser.fingers import Fingers

NAMES = ("Ana", "Bob", "Cyd", "Dee")


def said(page: Page, sentence: str) -> str:
    """What an English sentence is in the language of the page."""
    with speaking(page.locator("html").get_attribute("lang") or SOURCE):
        return gettext(sentence)


def new_game(fingers: Fingers, names: Sequence[str] = NAMES) -> None:
    """From the first page to the scorecard of a new game, its scripts at work: some come after the card is seen."""
    page = fingers.page
    expect(page.locator("input[name=names]").first).to_be_focused()
    for name in names[:-1]:
        fingers.type(name)
        fingers.enter()
    fingers.type(names[-1])
    fingers.tap(page.get_by_role("button", name=said(page, "Start the game")))
    expect(page.locator("#card")).to_be_visible()
    page.wait_for_load_state()


def begun(page: Page) -> str:
    """The address of a new game that this phone has begun."""
    page.goto("/")
    new_game(Fingers(page))
    return page.url


def play_round(fingers: Fingers, others: Sequence[int | str] = (23, 41, 17), out: int = 0) -> None:
    """The player in seat `out` went out; the others' hands are typed one after the other."""
    page = fingers.page
    number = page.locator("#round").get_attribute("data-round")
    fingers.tap(page.locator(".hand-out").nth(out))
    for points in others:
        fingers.type(str(points))
        fingers.enter()
    expect(page.locator("#round")).not_to_have_attribute("data-round", number or "")


def block_round(fingers: Fingers, hands: Sequence[int | str]) -> None:
    """Nobody went out: every hand is typed."""
    page = fingers.page
    number = page.locator("#round").get_attribute("data-round")
    fingers.tap(page.get_by_role("radio", name=said(page, "Blocked: nobody went out")))
    for points in hands:
        fingers.type(str(points))
        fingers.enter()
    expect(page.locator("#round")).not_to_have_attribute("data-round", number or "")


def correct(fingers: Fingers, player: str, ordinal: int, points: int) -> None:
    """Another number in a cell of the card."""
    cell = _cell(fingers.page, player, ordinal)
    fingers.tap(cell)
    expect(fingers.page.locator("#panel [data-select]")).to_be_focused()
    fingers.type(str(points))
    fingers.enter()
    expect(_cell(fingers.page, player, ordinal)).to_contain_text(str(points))


def total(page: Page, player: str) -> Locator:
    """Where the card shows what a player has altogether."""
    return _row(page, player).locator("td.total")


def _cell(page: Page, player: str, ordinal: int) -> Locator:
    """The newest round stands first."""
    return _row(page, player).locator("td:not(.total)").nth(-ordinal).locator("a")


def _row(page: Page, player: str) -> Locator:
    return page.locator("tr", has=page.get_by_role("rowheader", name=player))
