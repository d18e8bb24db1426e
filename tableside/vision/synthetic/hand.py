"""Fingers over the tiles."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.synthetic.colours import Colour, jitter
from tableside.vision.synthetic.solid import Image

Rng = np.random.Generator


def paint_hand(rng: Rng, image: Image, owners: npt.NDArray[np.int16]) -> None:
    """Paint one to four fingers that come in from the edge of the picture and hide what is under them."""
    height, width = image.shape[:2]
    skin = jitter(
        rng, Colour(*rng.choice([(130, 165, 220), (95, 130, 185), (60, 90, 140), (40, 55, 85)]).astype(float)), 10
    )
    way = float(rng.uniform(0, 2 * np.pi))
    ahead, beside = np.array([np.cos(way), np.sin(way)]), np.array([-np.sin(way), np.cos(way)])
    thick = min(height, width) * float(rng.uniform(0.05, 0.1))
    tip = np.array([width / 2, height / 2]) - ahead * min(height, width) * float(rng.uniform(0.1, 0.5))
    for k in range(int(rng.integers(1, 5))):
        end = tip + beside * k * thick * 1.05 - ahead * thick * float(rng.uniform(-0.6, 0.8))
        start = end - ahead * max(height, width)
        points = (tuple(map(int, start)), tuple(map(int, end)))
        shade = skin.times(float(rng.uniform(0.9, 1.05)))
        cv2.line(image, *points, shade.times(0.72), int(thick * 1.04), cv2.LINE_AA)
        cv2.line(image, *points, shade, int(thick * 0.86), cv2.LINE_AA)
        nail = end + ahead * thick * 0.12
        cv2.ellipse(
            image,
            (tuple(map(float, nail)), (thick * 0.5, thick * 0.4), np.degrees(way)),
            shade.times(1.12),
            -1,
            cv2.LINE_AA,
        )
        cv2.line(owners, *points, -1, int(thick * 1.04))
