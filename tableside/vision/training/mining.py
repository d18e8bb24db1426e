"""Keeps what the detector itself takes for tiles in training scenes, so that the tile network learns to refuse it."""

from __future__ import annotations

import time
from pathlib import Path

import cv2
import numpy as np

from tableside.vision.locate import Locator
from tableside.vision.synthetic.corpus import read_scene, scenes_in


def mine(folder: Path, detector: Path, minutes: float) -> None:
    """Write beside each scene the shapes (n, 4, 2) found in it, those without tiles first, until the time is over."""
    locator, end = Locator(detector.read_bytes()), time.monotonic() + minutes * 60
    for truth in sorted(scenes_in(folder), key=_has_tiles):
        if time.monotonic() > end:
            break
        photo = cv2.cvtColor(read_scene(truth).photo, cv2.COLOR_BGR2RGB)
        shapes = [spot.quad for spot in locator.find(np.asarray(photo, dtype=np.uint8)) if spot.face_up][:60]
        np.save(truth.with_suffix(".npy"), np.array(shapes, dtype=np.float32).reshape(-1, 4, 2))


def _has_tiles(truth: Path) -> bool:
    return truth.read_text(encoding="utf-8") != "[]"
