"""Puts blocks together otherwise: two halves that were cut out as one tile may each belong to a tile beside it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from tableside.vision.candidate import Candidate
from tableside.vision.geometry import Quad, axes, cover
from tableside.vision.locate import Spot
from tableside.vision.settings import Settings
from tableside.vision.tile_network import VIEWS, View

Look = Callable[[list[Spot], Sequence[View]], list[Candidate]]

_NEARLY_NEVER = 1e-3


def regrouped(candidates: list[Candidate], look: Look, settings: Settings) -> list[Candidate]:
    """Take two tiles for one where each of its halves makes a better tile with what lies beside it.

    The least surely whole are tried first; what the two cover goes with it, but never more tiles than come.
    """
    kept = candidates
    doubtful_ones = [c for c in candidates if c.valid < settings.surely_whole and c.rank > settings.accept]
    for doubtful in sorted(doubtful_ones, key=lambda c: c.valid):
        if any(c is doubtful for c in kept):
            kept = _put_otherwise(kept, doubtful, look, settings)
    return kept


def _put_otherwise(kept: list[Candidate], doubtful: Candidate, look: Look, settings: Settings) -> list[Candidate]:
    pair = _pair(doubtful, look, settings)
    covered = [c for c in kept if any(cover(c.quad, new.quad) > settings.same_tile for new in pair)]
    if not pair or len(covered) > len(pair):
        return kept
    gain = sum(map(_weight, pair)) - sum(map(_weight, covered))
    least = settings.regroup + settings.one_more * (len(pair) - len(covered))
    return [*(c for c in kept if all(c is not other for other in covered)), *pair] if gain > least else kept


def _pair(doubtful: Candidate, look: Look, settings: Settings) -> list[Candidate]:
    """Give the best tile with each half, or none where one of them would hardly be a tile, or both would be one."""
    ways = [Spot(quad, doubtful.found, True) for quad in beside(doubtful.quad)]
    first = look(ways, VIEWS[:1])
    best = [max(first[k : k + 3], key=_weight) for k in (0, 3)]
    if min(c.valid for c in best) < settings.worth_regrouping:
        return []
    pair = look([Spot(c.quad, c.found, True) for c in best], VIEWS)
    apart = cover(pair[0].quad, pair[1].quad) <= settings.same_tile
    good = all(min(c.valid, c.certainty) > settings.well_regrouped for c in pair)
    return pair if apart and good else []


def beside(quad: Quad) -> list[Quad]:
    """Give the six shapes (4, 2), clockwise, that the halves of a tile make with what lies beside them, three each."""
    centre, u, v = axes(quad)
    shapes = []
    for side in (-1, 1):
        for along, across in ((side * u, side * v), (2 * v, -u / 2), (-2 * v, u / 2)):
            middle = centre + side * u / 2 + along / 2
            ends = (-along - across, along - across, along + across, across - along)
            shapes.append(np.asarray([middle + end for end in ends], dtype=np.float32))
    return shapes


def _weight(candidate: Candidate) -> float:
    """Give the logarithm of the odds that it is a tile, and of the chance that its numbers are right."""
    valid = min(max(candidate.valid, _NEARLY_NEVER), 1 - _NEARLY_NEVER)
    return math.log(valid / (1 - valid)) + math.log(max(candidate.certainty, _NEARLY_NEVER))
