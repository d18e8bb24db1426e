"""The weight of the first page and of the scorecard on a phone that has seen neither.

.venv/bin/python -m bench.weight
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Response

from tests.browser.chromium import chromium, new_phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers
from tests.browser.weight import fetched, hosts, weights
from tests.serving import serving


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as app, chromium() as browser:
        print("| page | all kB | JavaScript | CSS | HTML | other | hosts asked |\n|---|---|---|---|---|---|---|")
        print(_line("first page", fetched(new_phone(browser, app.url, 390, 844).new_page(), app.url)))
        keeper = new_phone(browser, app.url, 390, 844).new_page()
        keeper.goto(app.url)
        new_game(Fingers(keeper))
        play_round(Fingers(keeper))
        print(_line("scorecard", fetched(new_phone(browser, app.url, 390, 844).new_page(), keeper.url)))


def _line(name: str, answers: list[Response]) -> str:
    sizes = weights(answers)
    shown = [sum(sizes.values()), *(sizes[kind] for kind in ("script", "stylesheet", "document", "other"))]
    return f"| {name} | {' | '.join(f'{size:.1f}' for size in shown)} | {len(hosts(answers))} |"


if __name__ == "__main__":
    main()
