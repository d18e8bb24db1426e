"""Draws docs/scorecard.png for the README: a follower's phone after four rounds.

.venv/bin/python -m bench.picture
"""

import io
import tempfile
from pathlib import Path

from PIL import Image

from tests.browser.chromium import chromium, new_phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers
from tests.serving import serving

PICTURE = Path(__file__).parent.parent / "docs" / "scorecard.png"
COLOURS = 64
ROUNDS = ((0, (23, 41, 17)), (2, (12, 8, 35)), (1, (22, 50, 31)), (2, (14, 28, 9)))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as app, chromium() as browser:
        keeper = new_phone(browser, app.url, 390, 844).new_page()
        keeper.goto("/")
        new_game(Fingers(keeper), ("Ana", "Bo", "Cy", "Di"))
        for out, others in ROUNDS:
            play_round(Fingers(keeper), others, out)
        follower = new_phone(browser, app.url, 390, 844).new_page()
        follower.goto(f"{keeper.url}?live=0")
        _save(follower.screenshot())


def _save(screenshot: bytes) -> None:
    picture = Image.open(io.BytesIO(screenshot)).convert("RGB")
    PICTURE.parent.mkdir(exist_ok=True)
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(PICTURE, optimize=True)


if __name__ == "__main__":
    main()
