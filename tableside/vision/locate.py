"""Finds tiles in a picture: one small network over the picture at several sizes."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import Photo, Quad, near, overlap, resized
from tableside.vision.settings import Settings

Array = npt.NDArray[np.float32]

_STRIDE = 4
_PADDING = 114


@dataclass(frozen=True)
class Spot:
    """A shape that may be a tile: corners (4, 2) clockwise in pixels, score from 0 to 1, face up or down."""

    quad: Quad
    score: float
    face_up: bool

    @property
    def length(self) -> float:
        """Give the length of the shape in pixels."""
        return float(np.linalg.norm(self.quad[1] - self.quad[0]))


class Locator:
    """The detector's weights, ready for use by one thread at a time."""

    def __init__(self, weights: bytes, settings: Settings | None = None) -> None:
        self._net = cv2.dnn.readNetFromONNX(np.frombuffer(weights, np.uint8))
        self._settings = settings or Settings()

    def find(self, photo: Photo) -> list[Spot]:
        """Find shapes in an upright RGB photo (h, w, 3), best first, none over another."""
        spots: list[Spot] = []
        for side, enough in self._looks(photo):
            spots += self._find_at(photo, side)
            if self._all_longer(spots, enough * max(photo.shape[:2]) / side):
                break
        return apart(spots, self._settings.same_spot)[: self._settings.most_spots]

    def _looks(self, photo: Photo) -> list[tuple[int, float]]:
        """Give the sizes at which to look, and the length there from which on no finer look is needed.

        The finest is only for photos in which it shows more than the others.
        """
        longest, *coarse, finest = max(photo.shape[:2]), *self._settings.looks
        looks = {min(side, max(longest, 256) * 2): enough for side, enough in coarse}
        return [*looks.items(), *[finest] * (longest > finest[0] * 0.7)]

    def _all_longer(self, spots: list[Spot], length: float) -> bool:
        """Say whether nearly all that is clearly seen is longer than so many pixels of the photo."""
        lengths = [spot.length for spot in spots if spot.score > self._settings.clearly_seen]
        return bool(lengths) and float(np.quantile(lengths, 0.1)) > length

    def _find_at(self, photo: Photo, side: int) -> list[Spot]:
        picture, scale = _fitted(photo, side)
        blob = cv2.dnn.blobFromImage(picture, 1 / 64.0, mean=(127.5, 127.5, 127.5))
        self._net.setInput(blob)
        out = np.asarray(self._net.forward(), dtype=np.float32)[0]
        return [spot for kind in (0, 1) for spot in self._spots(out, kind, scale)]

    def _spots(self, out: Array, kind: int, scale: float) -> list[Spot]:
        heat = 1 / (1 + np.exp(-out[kind]))
        peaks = (heat >= cv2.dilate(heat, np.ones((3, 3), np.uint8))) & (heat > self._settings.lowest_score)
        rows, columns = np.nonzero(peaks)
        best = np.argsort(-heat[rows, columns])[: self._settings.most_peaks]
        return [self._spot(out, heat, kind, int(rows[k]), int(columns[k]), scale) for k in best]

    def _spot(self, out: Array, heat: Array, kind: int, row: int, column: int, scale: float) -> Spot:
        x, y, *axes = out[2:, row, column]
        centre = np.array([column + 0.5 + x, row + 0.5 + y]) * _STRIDE
        u, v = _axis(axes[:3]), _axis(axes[3:])
        if u[0] * v[1] - u[1] * v[0] < 0:
            v = -v
        quad = np.array([centre - u - v, centre + u - v, centre + u + v, centre - u + v])
        length = float(2 * np.linalg.norm(u))
        low, high = self._settings.trusted_lengths
        trust = min(1.0, length / low, high / max(length, 1.0)) ** 2
        return Spot(np.asarray(quad / scale, dtype=np.float32), float(heat[row, column]) * trust, kind == 0)


def _axis(values: list[np.float32]) -> npt.NDArray[np.float64]:
    angle, length = float(np.arctan2(values[1], values[0])) / 2, 16 * float(np.exp(np.clip(values[2], -4, 4)))
    return np.array([np.cos(angle), np.sin(angle)]) * length


def _fitted(photo: Photo, side: int) -> tuple[Photo, float]:
    """Scale the longer side and pad both to a multiple of 32; also give the scale."""
    height, width = photo.shape[:2]
    scale = side / max(height, width)
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    small = resized(photo, size)
    below, beside = -size[1] % 32, -size[0] % 32
    padded = cv2.copyMakeBorder(small, 0, below, 0, beside, cv2.BORDER_CONSTANT, value=(_PADDING,) * 3)
    return np.asarray(padded, dtype=np.uint8), scale


def apart(spots: list[Spot], most: float) -> list[Spot]:
    """Keep the best of those that overlap by more than a share of their union."""
    kept: list[Spot] = []
    quads: list[Quad] = []
    for spot in sorted(spots, key=lambda spot: -spot.score):
        if all(overlap(spot.quad, quads[k]) <= most for k in near(spot.quad, quads)):
            kept.append(spot)
            quads.append(spot.quad)
    return kept
