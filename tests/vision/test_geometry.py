"""Overlap and rectifying warps."""

import numpy as np
import pytest

from tableside.vision.geometry import CROP, INNER, Quad, cover, overlap, rectify, unrectify


def box(x: float, y: float, width: float = 40, height: float = 20) -> Quad:
    return np.array([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], dtype=np.float32)


def test_a_shape_covers_itself() -> None:
    assert overlap(box(0, 0), box(0, 0)) == pytest.approx(1)


def test_shapes_apart_share_nothing() -> None:
    assert overlap(box(0, 0), box(100, 0)) == 0


def test_half_a_shift_is_a_third_of_the_union() -> None:
    assert overlap(box(0, 0), box(20, 0)) == pytest.approx(1 / 3, abs=1e-3)


def test_cover_is_a_share_of_the_smaller() -> None:
    assert cover(box(0, 0), box(10, 5, 10, 5)) == pytest.approx(1)


@pytest.mark.parametrize("size", [16, 60, 400])
def test_a_rectified_tile_lies_in_the_middle_of_its_crop(size: int) -> None:
    photo = np.zeros((900, 1200, 3), np.uint8)
    photo[200 : 200 + size, 300 : 300 + 2 * size] = 255
    crop = rectify(photo, box(300, 200, 2 * size, size))
    assert crop.shape == (CROP[1], CROP[0], 3)
    assert crop[48, 80].min() == 255
    assert crop[4, 4].max() == 0


def test_corners_of_the_crop_lead_back_to_the_picture() -> None:
    quad = np.array([(10, 20), (90, 35), (80, 80), (5, 60)], dtype=np.float32)
    assert np.abs(unrectify(quad, INNER) - quad).max() < 0.01


def test_a_shape_beyond_the_picture_can_be_cut() -> None:
    assert rectify(np.zeros((50, 50, 3), np.uint8), box(-500, -500)).shape == (CROP[1], CROP[0], 3)
