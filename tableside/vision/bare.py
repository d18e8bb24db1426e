"""Tells a double-blank without a bar from a back, by what the other faces in the photo look like."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import CROP, Photo
from tableside.vision.settings import Settings

Array = npt.NDArray[np.float32]

_MIDDLE = slice(CROP[0] // 2 - 3, CROP[0] // 2 + 3)
_BESIDE = np.r_[CROP[0] // 2 - 16 : CROP[0] // 2 - 8, CROP[0] // 2 + 8 : CROP[0] // 2 + 16]
_BANDS = (slice(20, 37), slice(31, 65), slice(59, 76))
"""Rows of a crop in which a bar may be seen: a short one only in some, a spinner in one."""


def looks_like(crop: Photo, faces: list[Photo], settings: Settings) -> bool:
    """Say whether a bare crop (96, 160, 3) may be a face of the same set: no bar on any, and a colour that is there."""
    if len(faces) < settings.faces or _bar(crop) > settings.no_bar:
        return False
    gaps = np.abs(np.array([_colour(face) for face in faces]) - _colour(crop)).sum(1)
    bars = float(np.quantile([_bar(face) for face in faces], 0.25))
    return bars < settings.faint_bar and float(gaps.min()) < settings.same_colour


def _bar(crop: Photo) -> float:
    """Give by how many levels the middle differs from what is beside it, in the second clearest of three bands."""
    lab = _lab(crop)
    return float(np.median([_step(lab[band]) for band in _BANDS]))


def _step(band: Array) -> float:
    beside = np.median(band[:, _BESIDE].reshape(-1, 3), axis=0)
    return float(np.abs(np.median(band[:, _MIDDLE], axis=0) - beside).sum(1).max())


def _colour(crop: Photo) -> Array:
    return np.asarray(np.median(_lab(crop)[22:74, 20:140].reshape(-1, 3), axis=0))


def _lab(crop: Photo) -> Array:
    return np.asarray(cv2.cvtColor(cv2.GaussianBlur(crop, (0, 0), 0.8), cv2.COLOR_RGB2LAB), dtype=np.float32)
