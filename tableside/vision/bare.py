"""Tells a double-blank without a bar from a back, by what the other faces in the photo look like."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import CROP, Photo
from tableside.vision.settings import Settings

Array = npt.NDArray[np.float32]

_FACE = (slice(22, 74), slice(20, 140))
_MIDDLE = slice(CROP[0] // 2 - 3, CROP[0] // 2 + 3)
_BESIDE = np.r_[CROP[0] // 2 - 16 : CROP[0] // 2 - 8, CROP[0] // 2 + 8 : CROP[0] // 2 + 16]
_BANDS = (slice(20, 37), slice(31, 65), slice(59, 76))
"""Rows of a crop in which a bar may be seen: a short one only in some, a spinner in one."""


def looks_like(crop: Photo, faces: list[Photo], settings: Settings) -> bool:
    """Say whether a bare crop (96, 160, 3) may be a face of the same set: as plain as they are, and of their colour.

    No bar may be seen on any, and no pattern such as makers print on backs.
    """
    bare = _lab(crop)
    if len(faces) < settings.faces or _bar(bare) > settings.no_bar:
        return False
    labs = [_lab(face) for face in faces]
    gaps = np.abs(np.array([_colour(lab) for lab in labs]) - _colour(bare)).sum(1)
    bars = float(np.quantile([_bar(lab) for lab in labs], 0.25))
    grain = float(np.median([_unevenness(face, 0.3) for face in faces]))
    plain = _unevenness(crop, 0.5) < max(settings.smooth, min(grain, 2 * settings.smooth))
    return plain and bars < settings.faint_bar and float(gaps.min()) < settings.same_colour


def _unevenness(crop: Photo, share: float) -> float:
    """Give by how many levels a share of the face differs at most from what is around it; pips cover the rest."""
    grey = cv2.GaussianBlur(cv2.cvtColor(crop, cv2.COLOR_RGB2GRAY).astype(np.float32), (0, 0), 0.8)
    return float(np.quantile(np.abs(grey - cv2.GaussianBlur(grey, (0, 0), 6))[_FACE], share))


def _bar(lab: Array) -> float:
    """Give by how many levels the middle differs from what is beside it, in the second clearest of three bands."""
    return float(np.median([_step(lab[band]) for band in _BANDS]))


def _step(band: Array) -> float:
    beside = np.median(band[:, _BESIDE].reshape(-1, 3), axis=0)
    return float(np.abs(np.median(band[:, _MIDDLE], axis=0) - beside).sum(1).max())


def _colour(lab: Array) -> Array:
    return np.asarray(np.median(lab[_FACE].reshape(-1, 3), axis=0))


def _lab(crop: Photo) -> Array:
    return np.asarray(cv2.cvtColor(cv2.GaussianBlur(crop, (0, 0), 0.8), cv2.COLOR_RGB2LAB), dtype=np.float32)
