"""Debian's or the Mac's own Chromium, and phones in it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, expect, sync_playwright

ON_MACOS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP *.test 127.0.0.1",  # a name on the home network, which is no secure context
)

PATIENCE = 60_000  # milliseconds: a busy machine is no fault of the page

expect.set_options(timeout=PATIENCE)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_executable(), args=_arguments())
        yield browser
        browser.close()


def new_phone(browser: Browser, url: str, width: int, height: int, **options: Any) -> BrowserContext:
    """A phone with cookies of its own, for the app at `url`; `options` are those of Playwright's contexts."""
    settings: dict[str, Any] = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True, "locale": "en-GB"}
    viewport: Any = {"width": width, "height": height}
    context = browser.new_context(base_url=url, viewport=viewport, **settings | options)
    context.set_default_timeout(PATIENCE)
    return context


@contextmanager
def borrowed_phone(browser: Browser, url: str, width: int, height: int) -> Iterator[BrowserContext]:
    """A phone for as long as the block lasts."""
    context = new_phone(browser, url, width, height)
    yield context
    put_away(context)


def put_away(context: BrowserContext) -> None:
    """A page that is on its way somewhere can hold up the closing for ever, so each is sent to an empty one first."""
    for page in context.pages:
        with suppress(Error):
            page.goto("about:blank")
    context.close()


def _executable() -> str:
    names = map(shutil.which, NAMES)
    found = next((path for path in (*names, *ON_MACOS) if path and Path(path).exists()), None)
    assert found, "no Chromium or Chrome on this machine: make test brings one on Debian"
    return found


def _arguments() -> list[str]:
    """Chromium's sandbox refuses to run for root."""
    return [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)
