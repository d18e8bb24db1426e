"""The rendered scenes that are committed with their truth."""

import json
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from tableside.vision.evaluate import FIRST_SEED
from tableside.vision.synthetic.scene import Scene, render
from tableside.vision.synthetic.spec import KINDS, spec_of_kind

FOLDER = Path(__file__).parent / "scenes"


def drawn(kind: str, number: int) -> Scene:
    """The small scene of a kind with a number; the same one every time."""
    seed = FIRST_SEED + number
    spec = spec_of_kind(kind, np.random.default_rng((seed, KINDS.index(kind))))
    return render(replace(spec, size=(720, 540), count=min(spec.count, 6)), seed)


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.jpg"))


def photo(name: str) -> bytes:
    return (FOLDER / f"{name}.jpg").read_bytes()


def tiles(name: str) -> list[list[int]]:
    """The tiles in a committed scene, high-low, sorted."""
    truth: dict[str, list[list[int]]] = json.loads((FOLDER / "tiles.json").read_text(encoding="utf-8"))
    return truth[name]


def write(chosen: list[tuple[str, int]]) -> None:
    """Draw the chosen scenes into the folder."""
    FOLDER.mkdir(exist_ok=True)
    truth = {}
    for kind, number in chosen:
        scene, name = drawn(kind, number), f"{kind}-{number}"
        cv2.imwrite(str(FOLDER / f"{name}.jpg"), scene.photo, [cv2.IMWRITE_JPEG_QUALITY, 80])
        truth[name] = sorted(sorted(tile.numbers, reverse=True) for tile in scene.tiles if tile.face_up)
    (FOLDER / "tiles.json").write_text(
        "{\n" + ",\n".join(f'"{name}": {json.dumps(listed)}' for name, listed in truth.items()) + "\n}\n"
    )
