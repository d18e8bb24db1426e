"""Other ways of cutting out a shape that the detector saw askew: moved, scaled and slanted a little."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import INNER, Quad, unrectify

_CENTRE = INNER.mean(0)
_WIDTH, _HEIGHT = INNER.max(0) - INNER.min(0)
_MOVES = ((-0.25, 0), (-0.125, 0), (0.125, 0), (0.25, 0), (0, -0.24), (0, 0.24))
_SCALES = ((0.85, 1), (1, 0.8), (0.85, 0.8), (1.15, 1), (1, 1.2))
_SLANTS = ((-0.25, 0), (0.25, 0), (0, -0.125), (0, 0.125))


def other_cuts(quad: Quad) -> list[Quad]:
    """Give a shape (4, 2) and others about it, in the picture's pixels."""
    return [quad, *(unrectify(quad, places) for places in _PLACES)]


def _slanted(slant: tuple[float, float]) -> npt.NDArray[np.float32]:
    """Move each corner along the tile by a share of how far it lies across, or the other way round."""
    return np.asarray(INNER + (INNER - _CENTRE)[:, ::-1] * slant, dtype=np.float32)


_PLACES = [
    *(np.asarray(INNER + np.array(move) * (_WIDTH, _HEIGHT), dtype=np.float32) for move in _MOVES),
    *(np.asarray(_CENTRE + (INNER - _CENTRE) * scale, dtype=np.float32) for scale in _SCALES),
    *(_slanted(slant) for slant in _SLANTS),
]
