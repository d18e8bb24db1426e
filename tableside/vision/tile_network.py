"""The tile network, and how its answers about several views of one tile become one answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import Photo

Array = npt.NDArray[np.float32]
View = tuple[bool, bool]

VIEWS: tuple[View, ...] = ((False, False), (True, True), (True, False), (False, True))
"""Whether a view is mirrored along the tile and across it; the last two turn digits into nonsense."""

_CORNER_UNIT = 8.0
_AT_A_TIME = 8


@dataclass(frozen=True)
class Answers:
    """For n crops: chances of each number (n, 2, 19), valid and numeral (n, 2), corner shifts (n, 4, 2), pip heat."""

    chances: Array
    facts: Array
    corners: Array
    heat: Array

    def part(self, k: int, count: int) -> Answers:
        """Give the answers about the k-th view of so many crops."""
        here = slice(k * count, (k + 1) * count)
        return Answers(self.chances[here], self.facts[here], self.corners[here], self.heat[here])


class TileNetwork:
    """The network's weights, ready for use by one thread at a time."""

    def __init__(self, weights: bytes) -> None:
        self._net = cv2.dnn.readNetFromONNX(np.frombuffer(weights, np.uint8))

    def answers(self, crops: list[Photo]) -> Answers:
        """Ask about crops (96, 160, 3), some at a time so that memory stays bounded."""
        parts = [self._some(crops[k : k + _AT_A_TIME]) for k in range(0, len(crops), _AT_A_TIME)]
        chances, facts, corners, heat = (
            np.concatenate([getattr(part, name) for part in parts]) for name in ("chances", "facts", "corners", "heat")
        )
        return Answers(chances, facts, corners, heat)

    def _some(self, crops: list[Photo]) -> Answers:
        self._net.setInput(cv2.dnn.blobFromImages(crops, 1 / 64.0, mean=(127.5, 127.5, 127.5)))
        numbers, facts, heat = self._net.forward(["numbers", "facts", "pips"])
        chances = _softmax(np.asarray(numbers, dtype=np.float32).reshape(len(crops), 2, -1))
        corners = np.asarray(facts[:, 2:] * _CORNER_UNIT, dtype=np.float32).reshape(-1, 4, 2)
        return Answers(chances, _sigmoid(facts[:, :2]), corners, _sigmoid(heat[:, 0]))


def flipped(crop: Photo, view: View) -> Photo:
    """Mirror a crop as a view wants it."""
    return np.ascontiguousarray(crop[:: -1 if view[1] else 1, :: -1 if view[0] else 1])


def merge(parts: Sequence[Answers], views: Sequence[View]) -> Answers:
    """Average the views; digits count in those that are not mirrored, corners in the first."""
    plain = [part for part, view in zip(parts, views, strict=True) if view[0] == view[1]]
    numeral = np.mean([part.facts[:, 1] for part in plain], axis=0)
    weights = [np.where(numeral > 0.5, float(view[0] == view[1]), 1.0) for view in views]
    facts = np.stack([_weighed([part.facts[:, 0] for part in parts], weights), numeral], axis=1)
    chances = _weighed(
        [part.chances[:, :: -1 if view[0] else 1] for part, view in zip(parts, views, strict=True)], weights
    )
    heat = _weighed([_upright(part.heat, view) for part, view in zip(parts, views, strict=True)], weights)
    return Answers(chances, np.asarray(facts, dtype=np.float32), _corners_seen(parts[0].corners, views[0]), heat)


def _corners_seen(shifts: Array, view: View) -> Array:
    """Turn the shifts of corners in a mirrored crop into those of the crop itself; the corners change places."""
    if view[0]:
        shifts = shifts[:, [1, 0, 3, 2]] * np.array((-1, 1), np.float32)
    if view[1]:
        shifts = shifts[:, [3, 2, 1, 0]] * np.array((1, -1), np.float32)
    return np.asarray(shifts, dtype=np.float32)


def _upright(heat: Array, view: View) -> Array:
    return heat[:, :: -1 if view[1] else 1, :: -1 if view[0] else 1]


def _weighed(values: list[Array], weights: list[npt.NDArray[np.float64]]) -> Array:
    shaped = np.stack(weights).reshape(len(weights), -1, *(1,) * (values[0].ndim - 1))
    return np.asarray((np.stack(values) * shaped).sum(0) / shaped.sum(0), dtype=np.float32)


def _softmax(logits: Array) -> Array:
    shifted = np.exp(logits - logits.max(-1, keepdims=True))
    return np.asarray(shifted / shifted.sum(-1, keepdims=True), dtype=np.float32)


def _sigmoid(logits: npt.ArrayLike) -> Array:
    return np.asarray(1 / (1 + np.exp(-np.clip(logits, -30, 30))), dtype=np.float32)
