"""`python -m tableside.vision.evaluate`: how often the reader is right on rendered scenes that it never saw."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from tableside.vision.decode import Picture
from tableside.vision.read import Reader
from tableside.vision.reading import Reading
from tableside.vision.synthetic.scene import Scene, render
from tableside.vision.synthetic.spec import KINDS, spec_of_kind

FIRST_SEED = 900_000_000
"""Training scenes have lower seeds."""


@dataclass(frozen=True)
class Mark:
    """How one scene went."""

    exact_list: bool
    exact_total: bool
    right: int
    wanted: int
    named: int
    sure: bool


def mark(scene: Scene, reading: Reading) -> Mark:
    """Compare a reading with the truth; a tile that is partly hidden may be read or left out."""
    whole = Counter(_high_low(tile.numbers) for tile in scene.tiles if tile.whole)
    partly = Counter(_high_low(tile.numbers) for tile in scene.tiles if tile.face_up and not tile.whole)
    named = Counter(tile.high_low for tile in reading.tiles)
    surplus = named - whole
    spared = surplus & partly
    right = sum((whole & named).values())
    exact = not (whole - named) and not (surplus - spared)
    total = sum(a * n + b * n for (a, b), n in (named - spared).items()) == sum(
        a * n + b * n for (a, b), n in whole.items()
    )
    return Mark(exact, total, right, sum(whole.values()), sum((named - spared).values()), reading.is_sure)


def _high_low(numbers: tuple[int, int]) -> tuple[int, int]:
    return max(numbers), min(numbers)


def scene_of_kind(kind: str, seed: int) -> Scene:
    """Render the scene of a kind that belongs to a seed."""
    return render(spec_of_kind(kind, np.random.default_rng((seed, KINDS.index(kind)))), seed)


def pictured(scene: Scene) -> Picture:
    """Give a rendered photo as it comes from decoding a file."""
    pixels = np.asarray(cv2.cvtColor(scene.photo, cv2.COLOR_BGR2RGB), dtype=np.uint8)
    return Picture(pixels, (pixels.shape[1], pixels.shape[0]))


def marks_of(reader: Reader, kind: str, count: int, failures: Path | None = None) -> list[Mark]:
    """Render and read so many scenes of a kind; pictures of those that went wrong may be kept."""
    marks = []
    for seed in range(FIRST_SEED, FIRST_SEED + count):
        scene = scene_of_kind(kind, seed)
        reading = reader.read(pictured(scene))
        marks.append(mark(scene, reading))
        if failures and not marks[-1].exact_list:
            _keep(failures / f"{kind}-{seed}.jpg", scene, reading)
    return marks


def _keep(path: Path, scene: Scene, reading: Reading) -> None:
    from tableside.vision.overlay import draw_overlay

    path.parent.mkdir(parents=True, exist_ok=True)
    drawn = draw_overlay(pictured(scene), reading)
    cv2.imwrite(str(path), cv2.cvtColor(drawn, cv2.COLOR_RGB2BGR))


def line(kind: str, marks: list[Mark], seconds: float) -> str:
    """Give a row of figures for one kind."""
    count = max(len(marks), 1)
    right, wanted, named = (sum(getattr(mark, key) for mark in marks) for key in ("right", "wanted", "named"))
    lists, totals = (sum(getattr(mark, key) for mark in marks) / count for key in ("exact_list", "exact_total"))
    sure = [mark for mark in marks if mark.sure]
    return (
        f"{kind:10}  lists {lists:6.1%}  totals {totals:6.1%}  "
        f"found {right / max(wanted, 1):6.1%}  real {right / max(named, 1):6.1%}  named {named:5}  "
        f"sure {len(sure) / count:6.1%}, wrong {sum(not m.exact_list for m in sure)}  {seconds / count:.2f} s"
    )


def main(arguments: list[str] | None = None) -> None:
    """Print the figures of each kind."""
    parser = argparse.ArgumentParser(prog="python -m tableside.vision.evaluate", description=__doc__)
    parser.add_argument("kinds", nargs="*", default=KINDS, help=f"some of {', '.join(KINDS)}")
    parser.add_argument("--count", type=int, default=100, help="scenes of each kind")
    parser.add_argument("--model", type=Path, default=Path(__file__).parent / "model", help="folder of the ONNX files")
    parser.add_argument("--failures", type=Path, help="folder for pictures of scenes that went wrong")
    args = parser.parse_args(arguments)
    reader = Reader((args.model / "detector.onnx").read_bytes(), (args.model / "reader.onnx").read_bytes())
    for kind in args.kinds:
        start = time.monotonic()
        marks = marks_of(reader, kind, args.count, args.failures)
        sys.stdout.write(line(kind, marks, time.monotonic() - start) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
