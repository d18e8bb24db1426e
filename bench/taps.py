"""Taps and keys for each job of an evening, counted on the real app in a real Chromium; prints a Markdown table.

.venv/bin/python -m bench.taps
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import chromium, new_phone
from tests.browser.evening import correct, new_game, play_round
from tests.browser.fingers import Fingers
from tests.serving import serving


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as app, chromium() as browser:
        print("| job | taps | keys | together |\n|---|---|---|---|")
        for job, fingers in _evening(browser, app.url):
            print(f"| {job} | {fingers.taps} | {fingers.keys} | {fingers.count} |")


def _evening(browser: Browser, url: str) -> Iterator[tuple[str, Fingers]]:
    page = new_phone(browser, url, 390, 844).new_page()
    page.goto(url)
    yield "first game, four three-letter names", _first_game(page)
    address = page.locator("#waiting .address").inner_text()
    yield "one round, hands 0 / 23 / 41 / 17, typed", _round(page)
    play_round(Fingers(page))
    play_round(Fingers(page))
    yield "correct round 1 after round 3", _correction(page)
    yield "a second phone sees the card, after the scan", _second_phone(browser, url, address)
    yield "a ruling in the middle of a round", _ruling(page)
    page.goto(url)
    yield "the same four again", _again(page)


def _first_game(page: Page) -> Fingers:
    fingers = Fingers(page)
    new_game(fingers)
    return fingers


def _round(page: Page) -> Fingers:
    fingers = Fingers(page)
    play_round(fingers)
    return fingers


def _correction(page: Page) -> Fingers:
    fingers = Fingers(page)
    correct(fingers, "Cyd", 1, 14)
    return fingers


def _second_phone(browser: Browser, url: str, address: str) -> Fingers:
    """Its camera has read the code; the path is the same, the host may be this machine's other name."""
    fingers = Fingers(new_phone(browser, url, 320, 568).new_page())
    fingers.page.goto(url + address[address.index("/", len("https://")) :])
    expect(fingers.page.get_by_role("rowheader", name="Ana")).to_be_visible()
    return fingers


def _ruling(page: Page) -> Fingers:
    """May 4-3 go elsewhere while the foot on 5-5 has one toe?"""
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Ask the referee"))
    fingers.tap(page.get_by_role("button", name="5-5, toes: 1"))
    fingers.tap(page.get_by_role("button", name="4-3", exact=True))
    fingers.tap(page.get_by_role("button", name="An end with 4"))
    expect(page.locator(".ruling-word")).to_have_text("No")
    return fingers


def _again(page: Page) -> Fingers:
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("button", name="Play again with"))
    expect(page.locator("#waiting")).to_be_visible()
    return fingers


if __name__ == "__main__":
    main()
