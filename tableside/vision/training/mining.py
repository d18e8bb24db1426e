"""Keeps what is taken for tiles in training scenes, so that the tile network learns to refuse what is none."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np

from tableside.vision.evaluate import pictured
from tableside.vision.locate import Locator
from tableside.vision.read import Reader
from tableside.vision.synthetic.corpus import read_scene, scenes_in

_MOST = 60


def mine(folder: Path, model: Path, minutes: float) -> None:
    """Write beside each scene the shapes (n, 4, 2) found in it, those without tiles first, until the time is over.

    What the whole reader takes for tiles comes first, then what the detector finds, best first.
    """
    detector, end = (model / "detector.onnx").read_bytes(), time.monotonic() + minutes * 60
    locator, reader = Locator(detector), Reader(detector, (model / "reader.onnx").read_bytes())
    for truth in sorted(scenes_in(folder), key=_has_tiles):
        if time.monotonic() > end:
            break
        picture = pictured(read_scene(truth))
        found = [spot.quad for spot in locator.find(picture.pixels) if spot.face_up]
        shapes = [*(tile.corners for tile in reader.read(picture).tiles), *found][:_MOST]
        np.save(truth.with_suffix(".npy"), np.array(shapes, dtype=np.float32).reshape(-1, 4, 2))


def _has_tiles(truth: Path) -> bool:
    return truth.read_text(encoding="utf-8") != "[]"
