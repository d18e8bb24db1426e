"""Training leaves out numbers of which nothing can be seen, so that the network learns to trust a blank."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tableside.vision.training.reading import legible

_SPOTS = np.array([(30.0, 30.0), (46.0, 48.0), (62.0, 66.0)])


def _tile(ink: tuple[int, int, int], thickness: int = -1) -> np.ndarray:
    crop = np.full((96, 160, 3), 200, np.uint8)
    for x, y in _SPOTS.astype(int):
        cv2.circle(crop, (int(x), int(y)), 6, ink, thickness)
    return crop


@pytest.mark.parametrize(
    "crop",
    [_tile((20, 20, 20)), _tile((200, 200, 240)), _tile((20, 20, 20), thickness=2)],
    ids=["black", "another hue", "rings"],
)
def test_pips_that_differ_from_the_tile_are_asked_for(crop: np.ndarray) -> None:
    assert legible(crop, 0, 3, _SPOTS, numeral=False)


def test_pips_in_the_colour_of_the_tile_are_not_asked_for() -> None:
    assert not legible(_tile((203, 203, 203)), 0, 3, _SPOTS, numeral=False)


def test_a_blank_is_always_asked_for() -> None:
    assert legible(_tile((200, 200, 200)), 1, 0, _SPOTS, numeral=False)


@pytest.mark.parametrize(("level", "seen"), [(120, True), (203, False)])
def test_digits_are_asked_for_where_they_can_be_seen(level: int, seen: bool) -> None:
    crop = np.full((96, 160, 3), 200, np.uint8)
    cv2.putText(crop, "7", (34, 64), cv2.FONT_HERSHEY_SIMPLEX, 1.6, (level,) * 3, 4)
    assert legible(crop, 0, 7, np.zeros((0, 2)), numeral=True) is seen
