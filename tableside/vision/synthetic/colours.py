"""Colours as BGR triples from 0 to 255, and the ways in which they are varied."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

Rng = np.random.Generator


class Colour(NamedTuple):
    """Blue, green and red from 0 to 255."""

    blue: float
    green: float
    red: float

    @property
    def luminance(self) -> float:
        """Give how bright the colour looks, from 0 to 255."""
        return 0.114 * self.blue + 0.587 * self.green + 0.299 * self.red

    def times(self, factor: float) -> Colour:
        """Give the colour under more or less light."""
        return Colour(*(min(255.0, max(0.0, value * factor)) for value in self))


def jitter(rng: Rng, colour: Colour, spread: float) -> Colour:
    """Draw a colour near another: mostly lighter or darker, a little another hue."""
    light = rng.normal(0, spread)
    return Colour(*(float(np.clip(value + light + rng.normal(0, spread * 0.35), 0, 255)) for value in colour))


def contrast(colour: Colour, by: float, rng: Rng) -> Colour:
    """Give a colour lighter or darker than another by so many levels, on the side that has room."""
    lighter = sum(colour) / 3 < 60 or (sum(colour) / 3 < 200 and rng.random() < 0.3)
    return Colour(*(float(np.clip(value + (by if lighter else -by), 0, 255)) for value in colour))


_USUAL = [
    (20, 20, 20), (215, 170, 60), (60, 150, 40), (40, 40, 205), (60, 90, 150), (190, 80, 20), (30, 170, 245),
    (150, 50, 200), (160, 165, 40), (140, 40, 90), (20, 100, 230), (40, 40, 120), (140, 140, 140),
    (200, 120, 190), (40, 130, 120), (90, 60, 160), (110, 70, 30), (70, 160, 90), (60, 60, 60),
]  # fmt: skip


def usual_pip_colours(rng: Rng, body: Colour, apart: float) -> dict[int, Colour]:
    """Draw a colour for each number: the usual ones shifted, or any that differ enough from the body.

    Brightness differs by so many levels at least: makers see to that, but faded tiles and odd light do not.
    """
    order = np.arange(19) if rng.random() < 0.5 else rng.permutation(19)
    strength = float(rng.uniform(0.75, 1.25))
    return {
        n: _readable(rng, jitter(rng, Colour(*map(float, _USUAL[k])), 14).times(strength), body, apart)
        for n, k in enumerate(order)
    }


def _readable(rng: Rng, ink: Colour, body: Colour, apart: float) -> Colour:
    while max(abs(a - b) for a, b in zip(ink, body, strict=True)) < 70 or abs(ink.luminance - body.luminance) < apart:
        ink = Colour(*rng.uniform(0, 255, 3))
    return ink
