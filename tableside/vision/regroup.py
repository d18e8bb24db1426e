"""Puts blocks together otherwise: two halves that were cut out as one tile may each belong to a tile beside it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from tableside.vision.candidate import Candidate
from tableside.vision.geometry import Quad, axes, cover, halves, overlap
from tableside.vision.locate import Spot
from tableside.vision.settings import Settings
from tableside.vision.tile_network import VIEWS, View

Look = Callable[[list[Spot], Sequence[View]], list[Candidate]]

_NEARLY_NEVER = 1e-3


def regrouped(candidates: list[Candidate], spots: list[Spot], look: Look, settings: Settings) -> list[Candidate]:
    """Take two tiles for one where each of its halves makes a better tile with what lies beside it.

    Only places at which the detector saw something are tried, and the least surely whole tiles first. What the two
    cover goes, but never more tiles than come.
    """
    kept = candidates
    doubtful_ones = [c for c in candidates if c.valid < settings.surely_whole and c.rank > settings.accept]
    for doubtful in sorted(doubtful_ones, key=lambda c: c.valid):
        if any(c is doubtful for c in kept):
            kept = _put_otherwise(kept, _pair(doubtful, spots, look, settings), settings)
    return kept


def _put_otherwise(kept: list[Candidate], pair: list[Candidate], settings: Settings) -> list[Candidate]:
    covered = [c for c in kept if any(cover(c.quad, new.quad) > settings.same_tile for new in pair)]
    if not pair or len(covered) > len(pair):
        return kept
    gain = sum(map(_weight, pair)) - sum(map(_weight, covered))
    least = settings.regroup + settings.one_more * (len(pair) - len(covered))
    return [*(c for c in kept if all(c is not other for other in covered)), *pair] if gain > least else kept


def _pair(doubtful: Candidate, spots: list[Spot], look: Look, settings: Settings) -> list[Candidate]:
    """Give the best tile with each half, or none where one of them would hardly be a tile, or both would be one."""
    ways = [_seen_at(places, spots, settings) for places in beside(doubtful.quad)]
    if not all(ways):
        return []
    best = [max(look(seen, VIEWS[:1]), key=_weight) for seen in ways]
    if min(c.valid for c in best) < settings.worth_regrouping:
        return []
    pair = look([Spot(c.quad, c.found, True) for c in best], VIEWS)
    apart = cover(pair[0].quad, pair[1].quad) <= settings.same_tile
    good = all(min(c.valid, c.certainty) > settings.well_regrouped for c in pair)
    return pair if apart and good else []


def _seen_at(places: list[Quad], spots: list[Spot], settings: Settings) -> list[Spot]:
    """Give the spots that lie at one of some places, each as it was seen and as it lies beside the tile."""
    at_hand = [spot for spot in spots if spot.face_up]
    there = [(spot, place) for spot in at_hand for place in places if overlap(spot.quad, place) > settings.there]
    return [Spot(quad, spot.score, True) for spot, place in there for quad in (spot.quad, place)]


def beside(quad: Quad) -> tuple[list[Quad], list[Quad]]:
    """Give, for each half of a tile, the three shapes (4, 2), clockwise, that it makes with what lies beside it."""
    first, second = halves(quad)
    _centre, u, v = axes(quad)
    return _beside(first, -u, -v), _beside(second, u, v)


def _beside(half: Quad, u: Quad, v: Quad) -> list[Quad]:
    """Give the shapes of a half with what lies beyond it and on either side of it, along and across given half-axes."""
    shapes = []
    for along, across in ((u, v), (2 * v, -u / 2), (-2 * v, u / 2)):
        middle = half + along / 2
        ends = (-along - across, along - across, along + across, across - along)
        shapes.append(np.asarray([middle + end for end in ends], dtype=np.float32))
    return shapes


def _weight(candidate: Candidate) -> float:
    """Give the logarithm of the odds that it is a tile, and of the chance that its numbers are right."""
    valid = min(max(candidate.valid, _NEARLY_NEVER), 1 - _NEARLY_NEVER)
    return math.log(valid / (1 - valid)) + math.log(max(candidate.certainty, _NEARLY_NEVER))
