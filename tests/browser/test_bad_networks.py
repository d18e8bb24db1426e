"""Airplane mode, a lost answer, a server that goes away: what was typed stays, is sent once, and all catch up."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import new_phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers
from tests.crash.nursery import Nursery, nursery
from tests.postgres import free_port

pytestmark = pytest.mark.slow

PATIENCE = 20_000  # milliseconds; nothing here depends on how fast the machine is

# Saving fails on the way there, or on the way back, while the rest of the network works.
CUT = """() => {
    const real = window.fetch;
    window.fetch = async (url, options) => {
        const cut = options?.method === "POST" && localStorage.getItem("cut");
        if (cut === "there") throw new TypeError("cut off");
        const answer = await real(url, options);
        if (cut === "back") throw new TypeError("cut off");
        return answer;
    };
}"""


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    """The phone of whoever keeps score, in front of round 1; it may grumble about the network."""
    yield from _keeper(browser, server)


@pytest.fixture
def plain(browser: Browser, server: str) -> Iterator[Page]:
    """The same by a name on the home network, where browsers allow neither workers nor caches."""
    yield from _keeper(browser, server.replace("127.0.0.1", "table.test"))


@pytest.fixture
def away(tmp_path: Path) -> Iterator[Nursery]:
    """A server that can be taken away and brought back."""
    with nursery(tmp_path, free_port()) as server:
        server.start()
        yield server


def test_a_round_saved_in_airplane_mode_stays_over_a_reload_and_goes_out_by_itself(page: Page) -> None:
    page.context.set_offline(True)
    _type_round(page)
    expect(page.locator("#unsent")).to_be_visible()
    page.reload()
    expect(page.locator("#unsent")).to_be_visible()
    assert _typed(page) == ["0", "23", "41", "17"]
    page.context.set_offline(False)
    _expect_next_round(page)
    assert _entries(page) == 2


def test_it_stays_on_plain_http_too(plain: Page) -> None:
    assert not plain.evaluate("isSecureContext")
    _cut(plain, "there")
    _type_round(plain)
    expect(plain.locator("#unsent")).to_be_visible()
    plain.reload()
    assert _typed(plain) == ["0", "23", "41", "17"]
    _cut(plain, "")
    _expect_next_round(plain)
    assert _entries(plain) == 2


def test_a_round_whose_answer_was_lost_is_saved_once(page: Page) -> None:
    _cut(page, "back")
    _type_round(page)
    expect(page.locator("#unsent")).to_be_visible()
    _cut(page, "")
    _expect_next_round(page)
    assert _entries(page) == 2


def test_several_are_sent_in_the_order_in_which_they_were_typed(page: Page) -> None:
    play_round(Fingers(page))
    page.locator("[data-cell]").nth(1).tap()
    expect(page.locator("#panel [data-select]")).to_be_focused()
    page.context.set_offline(True)
    page.keyboard.type("14")
    page.keyboard.press("Enter")
    expect(page.locator("#unsent")).to_be_visible()
    page.locator("#panel [data-close]").tap()
    _type_round(page)
    expect(page.locator("#round")).to_have_attribute("data-round", "2")
    page.context.set_offline(False)
    _expect_next_round(page, "3")
    newest = [re.sub(r"<[^>]+>", "", one) for one in re.findall(r'class="change-what"[^>]*>(.*?)</p>', _history(page))]
    assert len(newest) == 4
    assert "14" in newest[1]


def test_a_score_that_somebody_else_entered_meanwhile_is_shown_beside_mine(page: Page) -> None:
    _cut(page, "there")
    _type_round(page)
    expect(page.locator("#unsent")).to_be_visible()
    sent: dict[str, str | float | bool] = {"round": "1", "hand-p2": "32", "was-p2": "", "then": "wait", "key": "other"}
    headers = {"Sec-Fetch-Site": "same-origin"}
    assert page.context.request.post(f"{page.url}/rounds", form=sent, headers=headers).ok
    _cut(page, "")
    expect(page.locator("#round")).to_contain_text("32", timeout=PATIENCE)
    expect(page.locator("#hand-p2")).to_have_value("23")
    expect(page.locator("#unsent")).to_be_hidden()


def test_a_viewer_is_up_to_date_again_after_the_server_was_away(browser: Browser, away: Nursery) -> None:
    keeper, viewer = _new_page(browser, away.url), _new_page(browser, away.url)
    keeper.goto("/")
    new_game(Fingers(keeper))
    viewer.goto(keeper.url)
    expect(viewer.locator("#card")).to_be_visible()
    away.kill()
    _type_round(keeper)
    expect(keeper.locator("#unsent")).to_be_visible()
    away.start()
    _expect_next_round(keeper)
    expect(viewer.locator("#headline")).to_contain_text("leads", timeout=PATIENCE)


def test_the_page_opens_from_the_phones_own_copy_and_says_how_old_it_is(browser: Browser, away: Nursery) -> None:
    viewer = _new_page(browser, away.url)
    viewer.goto("/")
    new_game(Fingers(viewer))
    play_round(Fingers(viewer))
    expect(viewer.locator("#headline")).to_contain_text("leads")
    _wait_until(viewer, "caches.match(location.pathname).then(async kept => /leads/.test(await kept?.text()))")
    _wait_until(viewer, "!!navigator.serviceWorker.controller")
    away.kill()
    viewer.reload()
    expect(viewer.locator("#headline")).to_contain_text("leads")
    expect(viewer.locator("#offline")).to_contain_text("This is what this phone saw last")
    away.start()
    expect(viewer.locator("#offline")).to_be_hidden(timeout=PATIENCE)


def test_that_the_page_may_be_old_stays_in_sight_when_it_is_scrolled(page: Page) -> None:
    play_round(Fingers(page))
    page.context.set_offline(True)
    expect(page.locator("#offline")).to_contain_text("this page may be old")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("h1").first).not_to_be_in_viewport()
    expect(page.locator("#offline")).to_be_in_viewport(ratio=1)


def _keeper(browser: Browser, url: str) -> Iterator[Page]:
    page = _new_page(browser, url)
    page.add_init_script(f"({CUT})()")
    page.goto("/")
    new_game(Fingers(page))
    if page.evaluate("isSecureContext"):
        _wait_until(page, "!!navigator.serviceWorker.controller")
        _wait_until(page, "caches.match(location.pathname).then(kept => !!kept)")
    yield page
    page.context.close()


def _new_page(browser: Browser, url: str) -> Page:
    return new_phone(browser, url, 390, 844).new_page()


def _wait_until(page: Page, question: str) -> None:
    """Playwright's own way to wait evaluates strings in the page, which the content policy forbids."""
    for _ in range(PATIENCE // 50):
        if page.evaluate(question):
            return
        page.wait_for_timeout(50)
    pytest.fail(question)


def _type_round(page: Page) -> None:
    fingers = Fingers(page)
    fingers.tap(page.locator(".hand-out").first)
    for points in (23, 41, 17):
        fingers.type(str(points))
        fingers.enter()


def _typed(page: Page) -> list[str]:
    return [field.input_value() for field in page.locator(".hand-points").all()]


def _expect_next_round(page: Page, number: str = "2") -> None:
    expect(page.locator("#unsent")).to_be_hidden(timeout=PATIENCE)
    expect(page.locator("#round")).to_have_attribute("data-round", number, timeout=PATIENCE)


def _entries(page: Page) -> int:
    """What the history tells: the start of the game, and each score once."""
    return _history(page).count('<li class="change')


def _history(page: Page) -> str:
    told: str = page.evaluate("fetch(`${location.pathname}/history`).then(answer => answer.text())")
    return told


def _cut(page: Page, where: str) -> None:
    page.evaluate("where => localStorage.setItem('cut', where)", where)
