"""Faces that are not smooth: makers' embossed patterns under the pips, and dirt on top of everything."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.synthetic.colours import Colour, contrast
from tableside.vision.synthetic.digits import draw_text
from tableside.vision.synthetic.noise import layered_noise

Rng = np.random.Generator
Image = npt.NDArray[np.float32]

RELIEFS = ("rings", "scales", "lattice", "swirls", "leather", "words")


def emboss(rng: Rng, image: Image, kind: str, depth: float) -> None:
    """Press a pattern into a face (h, w, 3) in place: dark lines with a light edge, so many levels deep."""
    lines = np.zeros(image.shape[:2], np.float32)
    _PATTERNS[kind](rng, lines)
    lines = np.clip(lines, -1, 1)
    light = np.roll(lines, (1, 1), (0, 1)) * 0.7
    image += ((light - lines) * depth)[..., None]


def _rings(rng: Rng, lines: Image) -> None:
    height, width = lines.shape
    for x in (width * 0.25, width * 0.75) if rng.random() < 0.7 else (width * 0.5,):
        for radius in np.arange(0.44, 0.1, -float(rng.uniform(0.07, 0.25))) * height:
            cv2.circle(lines, (int(x), height // 2), max(1, int(radius)), 1.0, max(1, height // 60), cv2.LINE_AA)


def _scales(rng: Rng, lines: Image) -> None:
    height, width = lines.shape
    step = max(6, int(height * rng.uniform(0.1, 0.3)))
    for row, y in enumerate(range(0, height + step, step)):
        for x in range(-(row % 2) * step // 2, width + step, step):
            cv2.circle(lines, (x, y), int(step * 0.6), 1.0, max(1, height // 80), cv2.LINE_AA)


def _lattice(rng: Rng, lines: Image) -> None:
    height, width = lines.shape
    step, slant = max(5, int(height * rng.uniform(0.08, 0.3))), float(rng.uniform(0.4, 1.6))
    for x in range(-2 * height, width + 2 * height, step):
        for way in (-1, 1):
            cv2.line(lines, (x, 0), (int(x + way * slant * height), height), 1.0, max(1, height // 80), cv2.LINE_AA)


def _swirls(rng: Rng, lines: Image) -> None:
    """Draw something like a dragon, a flower or a crest: a few curved strokes about the middle."""
    height, width = lines.shape
    for _ in range(int(rng.integers(4, 14))):
        centre = (int(rng.normal(width / 2, width * 0.16)), int(rng.normal(height / 2, height * 0.16)))
        size = tuple(map(int, rng.uniform(0.06, 0.4, 2) * height + 1))
        start = float(rng.uniform(0, 360))
        cv2.ellipse(
            lines, centre, (size[0], size[1]), float(rng.uniform(0, 180)), start, start + float(rng.uniform(60, 300)),
            1.0, max(1, height // int(rng.integers(25, 70))), cv2.LINE_AA,
        )  # fmt: skip


def _leather(rng: Rng, lines: Image) -> None:
    lines += np.abs(layered_noise(rng, lines.shape, float(rng.uniform(8, 30)), 2)) * 1.2


def _words(rng: Rng, lines: Image) -> None:
    canvas = np.zeros((*lines.shape, 3), np.float32)
    word = str(rng.choice(["CLUB", "DOMINO", "1906", "BAR", "LUCKY", "REAL", "TOP"]))
    height, width = lines.shape
    draw_text(
        canvas, word, (width / 2, height / 2), height * float(rng.uniform(0.1, 0.25)), float(rng.choice([0, 90])),
        int(rng.integers(0, 9)), Colour(1, 1, 1),
    )  # fmt: skip
    lines += canvas[..., 0]


_PATTERNS = {
    "rings": _rings,
    "scales": _scales,
    "lattice": _lattice,
    "swirls": _swirls,
    "leather": _leather,
    "words": _words,
}


def speckle(rng: Rng, image: Image, body: Colour, count: int) -> None:
    """Lay crumbs, dents and stains on a face in place, most of them smaller than a pip."""
    height, width = image.shape[:2]
    for _ in range(count):
        place = (int(rng.integers(0, width)), int(rng.integers(0, height)))
        size = tuple(float(max(1.0, v)) for v in np.exp(rng.uniform(np.log(0.008), np.log(0.05), 2)) * height)
        shade = contrast(body, float(rng.uniform(15, 130)), rng)
        cv2.ellipse(image, (place, (size[0], size[1]), float(rng.uniform(0, 180))), shade, -1, cv2.LINE_AA)
