"""Phones that fail the test when a page misbehaves."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from tests.browser.checks import axe_faults
from tests.browser.chromium import chromium, new_phone, put_away
from tests.scenes import SCENE, scene_photo

Phone = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Phone]:
    """`phone(390, 844, dark=True)` is the page of a new phone; Playwright's own context options work too."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(width: int = 390, height: int = 844, *, dark: bool = False, **options: Any) -> Page:
        context = new_phone(browser, server, width, height, color_scheme="dark" if dark else "light", **options)
        contexts.append(context)
        page = context.new_page()
        _watch(page, server, faults)
        return page

    yield make
    for context in contexts:
        put_away(context)
    assert not faults


@pytest.fixture(scope="session")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file as a phone's camera would write it, with tiles that are read."""
    path = tmp_path_factory.mktemp("photos") / "hand.jpg"
    path.write_bytes(scene_photo(*SCENE).data)
    return path


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """`axe(page)` fails with what axe-core finds wrong on the page as it is."""

    def check(page: Page) -> None:
        assert axe_faults(page) == []

    return check


def _watch(page: Page, server: str, faults: list[str]) -> None:
    """Script errors, refused by the content policy or not, and requests to anybody else's host."""
    host = urlsplit(server).netloc

    def on_request(request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.netloc != host:
            faults.append(f"asked {request.url}")

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            faults.append(message.text)

    page.on("request", on_request)
    page.on("console", on_console)
    page.on("pageerror", lambda error: faults.append(str(error)))
