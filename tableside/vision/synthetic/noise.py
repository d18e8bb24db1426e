"""Random fields from which wood, cloth, stone and light are made."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

Rng = np.random.Generator
Field = npt.NDArray[np.float32]


def smooth_noise(rng: Rng, shape: tuple[int, ...], cells: float) -> Field:
    """Draw a smooth field (h, w) of about unit range with so many bumps along its longer side."""
    longest = max(shape[:2])
    small = (max(2, round(shape[0] / longest * cells) + 1), max(2, round(shape[1] / longest * cells) + 1))
    coarse = rng.normal(0, 0.5, small).astype(np.float32)
    return np.asarray(cv2.resize(coarse, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC), dtype=np.float32)


def layered_noise(rng: Rng, shape: tuple[int, ...], cells: float, layers: int = 4) -> Field:
    """Add smooth fields of finer and finer bumps, as in stone and clouds."""
    field = np.zeros(shape[:2], np.float32)
    for k in range(layers):
        field += smooth_noise(rng, shape, cells * 2**k) / 1.7**k
    return field


def grain(rng: Rng, shape: tuple[int, ...], rings: float) -> Field:
    """Draw wood grain (h, w) that runs along x: bent rings and fine streaks."""
    height, width = shape[:2]
    bend = smooth_noise(rng, shape, 3) * 0.5
    ramp = np.linspace(0, 1, height, dtype=np.float32)[:, None] + bend * 0.4
    streaks = cv2.resize(rng.normal(0, 0.5, (height, max(2, width // 40))).astype(np.float32), (width, height))
    return np.asarray(np.sin(ramp * rings * 6.3) * 0.5 + streaks * 0.6, dtype=np.float32)
