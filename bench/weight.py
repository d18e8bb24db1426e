"""What a phone fetches for a page: bytes on the wire by kind, and every host that is asked.

.venv/bin/python -m bench.weight
"""

import tempfile
from collections import defaultdict
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response

from tests.browser.chromium import chromium, new_phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers
from tests.serving import serving

KINDS = ("document", "script", "stylesheet", "image", "other")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as app, chromium() as browser:
        print("| page | all kB | JavaScript | CSS | HTML | other | hosts asked |\n|---|---|---|---|---|---|---|")
        print(_line("first page", _fetched(new_phone(browser, app.url, 390, 844).new_page(), app.url)))
        keeper = new_phone(browser, app.url, 390, 844).new_page()
        keeper.goto(app.url)
        new_game(Fingers(keeper))
        play_round(Fingers(keeper))
        print(_line("scorecard", _fetched(new_phone(browser, app.url, 390, 844).new_page(), keeper.url)))


def _fetched(page: Page, url: str) -> list[Response]:
    """Everything that the page asked for until it was quiet; the live stream is not opened."""
    answers: list[Response] = []

    def record(answer: Response) -> None:
        answers.append(answer)

    page.on("response", record)
    page.goto(f"{url}?live=0", wait_until="networkidle")
    return answers


def _line(name: str, answers: list[Response]) -> str:
    sizes: dict[str, float] = defaultdict(float)
    for answer in answers:
        kind = answer.request.resource_type
        sizes[kind if kind in KINDS else "other"] += answer.request.sizes()["responseBodySize"] / 1000
    hosts = {urlsplit(answer.url).hostname or "" for answer in answers} - {""}
    shown = [
        sum(sizes.values()),
        sizes["script"],
        sizes["stylesheet"],
        sizes["document"],
        sizes["image"] + sizes["other"],
    ]
    return f"| {name} | {' | '.join(f'{size:.1f}' for size in shown)} | {len(hosts)} |"


if __name__ == "__main__":
    main()
