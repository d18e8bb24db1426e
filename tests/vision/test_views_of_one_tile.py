"""What is seen in a mirrored view of a crop is told as it lies in the crop itself."""

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.vision.geometry import CROP, INNER, Quad
from tableside.vision.tile_network import VIEWS, Answers, View, flipped, merge

ORDER = {
    (False, False): [0, 1, 2, 3],
    (True, True): [2, 3, 0, 1],
    (True, False): [1, 0, 3, 2],
    (False, True): [3, 2, 1, 0],
}
"""Which corner of the crop is the first in a view of it, which the second, and so on."""

shifts = st.lists(st.floats(-6, 6), min_size=8, max_size=8).map(lambda values: np.array(values, np.float32))


def seen_as(corners: Quad, view: View) -> Quad:
    """Where corners (4, 2) of a crop lie in a view of it."""
    wide, tall = CROP
    moved = [(wide - x if view[0] else x, tall - y if view[1] else y) for x, y in corners]
    return np.array(moved, np.float32)[ORDER[view]]


def answers(corners: Quad) -> Answers:
    heat = np.zeros((1, CROP[1] // 2, CROP[0] // 2), np.float32)
    chances = np.full((1, 2, 19), 1 / 19, np.float32)
    return Answers(chances, np.array([[0.9, 0.1]], np.float32), (corners - INNER)[None], heat)


@pytest.mark.parametrize("view", VIEWS)
@given(values=shifts)
def test_whichever_view_comes_first_tells_of_the_same_corners(view: View, values: Quad) -> None:
    corners = INNER + values.reshape(4, 2)
    merged = merge([answers(seen_as(corners, view)), answers(INNER)], [view, VIEWS[0]])
    np.testing.assert_allclose(INNER + merged.corners[0], corners, atol=1e-3)


@pytest.mark.parametrize("view", VIEWS)
def test_a_view_shows_the_corners_where_it_is_said_to(view: View) -> None:
    """Held against the picture itself: a patch at each corner, told apart by its grey."""
    corners = INNER + np.array([(2, 3), (-4, 1), (-3, -2), (5, -6)], np.float32)
    greys = (60, 120, 180, 240)
    crop = np.zeros((CROP[1], CROP[0], 3), np.uint8)
    for grey, (x, y) in zip(greys, corners, strict=True):
        cv2.circle(crop, (int(x), int(y)), 3, (grey,) * 3, -1)
    picture = flipped(crop, view)
    found = [int(picture[int(y), int(x), 0]) for x, y in seen_as(corners, view)]
    assert found == [greys[k] for k in ORDER[view]]
