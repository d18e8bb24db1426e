"""The second way of reading: pips found one by one, counted, and held against the layouts that makers use."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import CROP, INNER
from tableside.vision.layouts import HIGHEST, Points, layouts
from tableside.vision.settings import Settings

Array = npt.NDArray[np.float32]


@dataclass(frozen=True)
class PipOpinion:
    """What the pips of one half say: how many there are, whether they lie as a known layout does, what else is open."""

    count: int
    known_layout: bool
    tenable: frozenset[int] = frozenset()

    @property
    def is_clear(self) -> bool:
        """Say whether there are pips, and no other number of them is thinkable."""
        return self.count > 0 and self.tenable == {self.count}

    def allows(self, number: int) -> bool:
        """Say whether there may be so many pips."""
        return number == self.count or number in self.tenable


def opinions(heat: Array, settings: Settings) -> tuple[PipOpinion, PipOpinion]:
    """Read both halves from a heatmap (48, 80) of probabilities over a rectified tile."""
    spots, strengths = find_pips(heat, settings.pip_lowest)
    spots, left = spots * (CROP[0] / heat.shape[1]), spots[:, 0] < heat.shape[1] / 2
    return (
        _opinion(spots[left], strengths[left], settings),
        _opinion(CROP_SIZE - spots[~left], strengths[~left], settings),
    )


CROP_SIZE = np.array(CROP, dtype=np.float64)


def find_pips(heat: Array, level: float) -> tuple[Points, Array]:
    """Give the peaks (n, 2) above a level inside the tile as (x, y) in cells, clearest first, and their strengths."""
    peaks = (heat >= cv2.dilate(heat, np.ones((3, 3), np.uint8))) & (heat > level)
    scale = CROP[0] / heat.shape[1]
    x0, y0, x1, y1 = (int(v / scale) for v in (*INNER[0], *INNER[2]))
    inside = np.zeros(heat.shape, np.uint8)
    inside[y0 : y1 + 1, x0 : x1 + 1] = peaks[y0 : y1 + 1, x0 : x1 + 1]
    _, labels, _, centres = cv2.connectedComponentsWithStats(inside)  # a peak between two cells is one
    strengths = np.zeros(len(centres), np.float32)
    np.maximum.at(strengths, labels.ravel().astype(np.intp), heat.ravel())
    order = np.argsort(-strengths[1:])
    return np.asarray(centres[1:][order], dtype=np.float64) + 0.5, strengths[1:][order]


def _opinion(spots: Points, strengths: Array, settings: Settings) -> PipOpinion:
    count = _count(strengths, settings)
    return PipOpinion(count, layout_gap(spots[:count]) < settings.layout_fit, tenable(strengths, settings))


def tenable(strengths: Array, settings: Settings) -> frozenset[int]:
    """Give the numbers that peaks of falling strengths leave open: the last pip is there, the next peak is weaker."""
    steps = [1.0, *(float(strength) for strength in strengths[: HIGHEST + 1]), 0.0]
    pairs = enumerate(pairwise(steps[: HIGHEST + 2]))
    return frozenset(number for number, (last, following) in pairs if _open(last, following, settings))


def _open(last: float, following: float, settings: Settings) -> bool:
    clear = last > settings.pip_there and following < min(settings.pip_absent, last - settings.pip_drop)
    return clear or (last > settings.pip_hint and following < last * settings.pip_share)  # faint, but all alike


def _count(strengths: Array, settings: Settings) -> int:
    """Give the number of pips: as many as there are before the deepest drop from clear to faint."""
    first = max([settings.pip_top, *strengths[:1]])
    steps = np.array([first, *strengths[: HIGHEST + 1], settings.pip_lowest])
    return min(int(np.argmax(steps[:-1] - steps[1:])), HIGHEST)


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
