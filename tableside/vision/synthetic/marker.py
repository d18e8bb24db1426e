"""Tiles that somebody made at home: dabs of a marker for pips, a stroke for the bar, neither quite in its place."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.synthetic.colours import Colour

Rng = np.random.Generator
Image = npt.NDArray[np.float32]
Points = npt.NDArray[np.float64]


def draw_dabs(rng: Rng, image: Image, places: Points, radius: float, ink: Colour) -> None:
    """Dab pips at places (n, 2) in tile widths from the centre, in place: each longer or thicker than the next."""
    width = image.shape[0]
    slant = float(rng.uniform(0, 180))
    for x, y in places * width + (image.shape[1] / 2, width / 2):
        size = radius * width * 2 * np.exp(rng.normal(0, 0.16, 2)) * (1.0, float(rng.uniform(0.7, 1.0)))
        turn = slant + float(rng.normal(0, 25))
        shade = ink.times(float(rng.uniform(0.85, 1.2)))
        box = ((float(x), float(y)), (max(2.0, float(size[0])), max(2.0, float(size[1]))), turn)
        cv2.ellipse(image, box, shade, -1, cv2.LINE_AA)


def draw_stroke(rng: Rng, image: Image, length: float, breadth: float, ink: Colour) -> None:
    """Draw a bar by hand in place, across the middle, bent and not quite straight."""
    width = image.shape[0]
    along = np.linspace(-0.5, 0.5, 7) * length * width
    sway = np.cumsum(rng.normal(0, 0.008, 7)) * width + rng.normal(0, 0.035) * along
    points = np.column_stack([image.shape[1] / 2 + sway - sway.mean(), width / 2 + along + rng.normal(0, 0.02) * width])
    for _ in range(int(rng.choice([1, 1, 2]))):
        shifted = np.round((points + rng.normal(0, 0.008, 2) * width) * 16).astype(np.int32)
        cv2.polylines(image, [shifted], False, ink, max(1, round(breadth * width)), cv2.LINE_AA, 4)
