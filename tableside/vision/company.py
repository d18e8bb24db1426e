"""Tiles of one photo belong to one set: what the clear ones tell about those that could be read in two ways."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tableside.vision.candidate import Array, Candidate
from tableside.vision.layouts import HIGHEST, SETS
from tableside.vision.settings import Settings


def settled(candidates: list[Candidate], settings: Settings) -> list[Candidate]:
    """Choose each tile's numbers, surest first: less willingly above the set, or as a tile that is there already.

    A clear tile keeps its numbers, and none becomes surer than it was.
    """
    usual = _set_of(candidates, settings)
    taken: set[tuple[int, int]] = set()
    chosen = {}
    for candidate in sorted(candidates, key=lambda c: -c.certainty):
        numbers = _likeliest(candidate.chances, usual, taken, settings)
        taken |= {numbers, numbers[::-1]}
        chosen[id(candidate)] = replace(candidate, settled=numbers)
    return [chosen[id(candidate)] for candidate in candidates]


def bear_digits(candidates: list[Candidate], settings: Settings) -> bool | None:
    """Say whether the tiles of a photo bear digits rather than pips; none where too few are clear, or they differ."""
    clear = [c.numeral > 0.5 for c in candidates if c.clarity > settings.clear]
    return clear[0] if len(clear) >= settings.clear_tiles and len(set(clear)) == 1 else None


def _set_of(candidates: list[Candidate], settings: Settings) -> int:
    """Give the smallest set that holds all clear tiles; the largest where too few are clear."""
    clear = [max(c.numbers) for c in candidates if c.certainty > settings.clear]
    return next(top for top in SETS if top >= max(clear)) if len(clear) >= settings.clear_tiles else HIGHEST


def _likeliest(chances: Array, usual: int, taken: set[tuple[int, int]], settings: Settings) -> tuple[int, int]:
    within = np.where(np.arange(chances.shape[1]) <= usual, 1.0, settings.above_set)
    pairs = np.outer(chances[0] * within, chances[1] * within)
    for pair in taken:
        pairs[pair] *= settings.twice
    first, second = np.unravel_index(int(pairs.argmax()), pairs.shape)
    return int(first), int(second)
