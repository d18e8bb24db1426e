"""Colours of tables and the patterns printed or woven into what lies on them."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.synthetic.colours import Colour, jitter

Rng = np.random.Generator
Image = npt.NDArray[np.float32]

SIDE = 640
"""Pixels along a side of a texture."""


def table_colour(rng: Rng) -> Colour:
    """Draw a table's colour: more often dark or neutral than bright."""
    kind = rng.random()
    if kind < 0.3:
        return jitter(rng, Colour(30, 30, 32), 16)
    if kind < 0.5:
        return jitter(rng, Colour(215, 220, 222), 22)
    if kind < 0.65:
        return jitter(rng, Colour(120, 122, 124), 40)
    if kind < 0.75:
        return jitter(rng, Colour(60, 105, 40), 25)
    if kind < 0.81:  # paper and felt as bright as a camera's sensor can bear
        return Colour(*rng.permutation([float(rng.uniform(0, 60)), float(rng.uniform(0, 200)), 255.0]))
    return Colour(*rng.uniform(10, 230, 3))


def _stripes(rng: Rng, image: Image) -> None:
    pitch, colour = int(rng.integers(12, 120)), table_colour(rng)
    width = max(2, int(pitch * rng.uniform(0.1, 0.6)))
    strength = float(rng.uniform(0.3, 1))
    for x in range(0, SIDE, pitch):
        image[:, x : x + width] += (np.array(colour, np.float32) - image[:, x : x + width]) * strength


def _checks(rng: Rng, image: Image) -> None:
    _stripes(rng, image)
    _stripes(rng, image.transpose(1, 0, 2))


def _dots(rng: Rng, image: Image) -> None:
    pitch, colour = int(rng.integers(14, 90)), table_colour(rng)
    radius = max(2, int(pitch * rng.uniform(0.1, 0.42)))
    for x in range(0, SIDE, pitch):
        for y in range(0, SIDE, pitch):
            cv2.circle(image, (x + (y // pitch % 2) * pitch // 2, y), radius, colour, -1, cv2.LINE_AA)


def _flowers(rng: Rng, image: Image) -> None:
    for _ in range(int(rng.integers(10, 90))):
        centre, size = rng.uniform(0, SIDE, 2), float(rng.uniform(6, 40))
        petals, colour = int(rng.integers(3, 9)), Colour(*rng.uniform(0, 255, 3))
        for turn in np.linspace(0, 2 * np.pi, petals, endpoint=False):
            spot = centre + np.array([np.cos(turn), np.sin(turn)]) * size * 0.6
            cv2.circle(image, tuple(map(int, spot)), max(1, int(size * 0.4)), colour, -1, cv2.LINE_AA)
        cv2.circle(
            image, tuple(map(int, centre)), max(1, int(size * 0.3)), Colour(*rng.uniform(0, 255, 3)), -1, cv2.LINE_AA
        )


def _shapes(rng: Rng, image: Image) -> None:
    for _ in range(int(rng.integers(5, 40))):
        centre, size = rng.uniform(0, SIDE, 2), rng.uniform(8, 110, 2)
        box = (tuple(map(float, centre)), tuple(map(float, size)), float(rng.uniform(0, 180)))
        colour = Colour(*rng.uniform(0, 255, 3))
        if rng.random() < 0.5:
            cv2.ellipse(image, box, colour, -1, cv2.LINE_AA)
        else:
            cv2.fillConvexPoly(image, cv2.boxPoints(box).astype(np.int32), colour, cv2.LINE_AA)


PATTERNS = (_stripes, _checks, _dots, _flowers, _shapes)
