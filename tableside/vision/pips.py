"""The second way of reading: pips found one by one, counted, and held against the layouts that makers use."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import CROP, INNER
from tableside.vision.layouts import HIGHEST, Points, layouts

Array = npt.NDArray[np.float32]


@dataclass(frozen=True)
class PipOpinion:
    """What the pips of one half say: how many there are, and whether they lie as a known layout does."""

    count: int
    known_layout: bool


def opinions(heat: Array, level: float, fit: float) -> tuple[PipOpinion, PipOpinion]:
    """Read both halves from a heatmap (48, 80) of probabilities over a rectified tile."""
    spots = find_pips(heat, level) * (CROP[0] / heat.shape[1])
    middle = CROP[0] / 2
    left, right = spots[spots[:, 0] < middle], spots[spots[:, 0] >= middle]
    return _opinion(left, fit), _opinion(CROP_SIZE - right, fit)


CROP_SIZE = np.array(CROP, dtype=np.float64)


def find_pips(heat: Array, level: float) -> Points:
    """Give the peaks (n, 2) above a level as (x, y) in cells, each between its neighbours, inside the tile only."""
    peaks = (heat >= cv2.dilate(heat, np.ones((3, 3), np.uint8))) & (heat > level)
    scale = CROP[0] / heat.shape[1]
    x0, y0, x1, y1 = (int(v / scale) for v in (*INNER[0], *INNER[2]))
    inside = np.zeros(heat.shape, np.uint8)
    inside[y0 : y1 + 1, x0 : x1 + 1] = peaks[y0 : y1 + 1, x0 : x1 + 1]
    _, _, _, centres = cv2.connectedComponentsWithStats(inside)  # a peak between two cells is one
    return np.asarray(centres[1:], dtype=np.float64) + 0.5


def _opinion(spots: Points, fit: float) -> PipOpinion:
    count = len(spots)
    return PipOpinion(count, count <= HIGHEST and layout_gap(spots) < fit)


def layout_gap(spots: Points) -> float:
    """Give how far pips (n, 2) lie from the nearest known layout, at worst, in units of half the layout's size."""
    if len(spots) < 2:
        return 0.0
    here = _unit(spots)
    return min(_gap(here, _unit(shape)) for layout in layouts(len(spots)) for shape in _turns(layout))


def _turns(layout: Points) -> tuple[Points, Points, Points, Points]:
    turned = layout[:, ::-1]
    return layout, layout * (1, -1), turned, turned * (1, -1)


def _unit(points: Points) -> Points:
    """Move and stretch points so that they fill -1 to 1 along each axis that they fill at all."""
    middle, reach = (points.max(0) + points.min(0)) / 2, (points.max(0) - points.min(0)) / 2
    widest = max(float(reach.max()), 1e-6)
    return np.asarray((points - middle) / np.where(reach > 0.3 * widest, np.maximum(reach, 1e-6), widest))


def _gap(here: Points, there: Points) -> float:
    distances = np.linalg.norm(here[:, None] - there[None], axis=2)
    return float(max(distances.min(0).max(), distances.min(1).max()))
