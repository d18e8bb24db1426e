"""How long until a second phone shows a new score: from the last Enter on one to the changed card on the other.

.venv/bin/python -m bench.second_phone
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.chromium import chromium, new_phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers
from tests.serving import serving

ROUNDS = 9

_NOTE_ENTER = "() => addEventListener('keydown', event => { if (event.key === 'Enter') window.entered = Date.now(); })"
_NOTE_CHANGE = """() => new MutationObserver(() => { window.changed ??= Date.now(); })
    .observe(document.getElementById('card'), {subtree: true, childList: true, characterData: true})"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as app, chromium() as browser:
        keeper, follower = (new_phone(browser, app.url, 390, 844).new_page() for _phone in range(2))
        keeper.goto("/")
        new_game(Fingers(keeper))
        follower.goto(keeper.url)
        play_round(Fingers(keeper))
        expect(follower.locator("td.total").last).to_have_text("17")
        keeper.evaluate(_NOTE_ENTER)
        follower.evaluate(_NOTE_CHANGE)
        times = [_milliseconds(keeper, follower) for _round in range(ROUNDS)]
        median = statistics.median(times)
        print(f"A new score on the second phone, {ROUNDS} rounds: median {median:.0f} ms, worst {max(times)} ms")


def _milliseconds(keeper: Page, follower: Page) -> int:
    follower.evaluate("() => { delete window.changed; }")
    before = follower.locator("td.total").last.inner_text()
    play_round(Fingers(keeper))
    expect(follower.locator("td.total").last).not_to_have_text(before)
    return int(follower.evaluate("() => window.changed")) - int(keeper.evaluate("() => window.entered"))


if __name__ == "__main__":
    main()
