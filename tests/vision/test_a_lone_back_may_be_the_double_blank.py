"""Tiles face down are told from those face up; a single bare one may be the double-blank, so a person is asked."""

from functools import cache

import numpy as np
import pytest

from tableside.vision import read_picture
from tableside.vision.evaluate import pictured
from tableside.vision.geometry import overlap
from tableside.vision.reading import Doubt, Reading
from tableside.vision.synthetic.scene import Scene, render
from tableside.vision.synthetic.spec import SceneSpec

SOME_FACE_DOWN = SceneSpec(size=(640, 480), count=6, tilt=0.1, harsh=0.0, material="white", face_down=0.2)


@cache
def scene(seed: int) -> Scene:
    return render(SOME_FACE_DOWN, seed)


@cache
def reading(seed: int) -> Reading:
    return read_picture(pictured(scene(seed)))


def asks(seed: int) -> bool:
    return any(Doubt.BLANK_OR_BACK in tile.doubts for tile in reading(seed).tiles)


@pytest.mark.parametrize("seed", [708, 709, 718, 728, 748, 760, 762, 775])
def test_every_tile_face_down_is_told_and_nothing_else(seed: int) -> None:
    backs = [tile.corners.astype(np.float32) for tile in scene(seed).tiles if not tile.face_up]
    told = [np.array(corners, dtype=np.float32) for corners in reading(seed).face_down]
    assert len(told) == len(backs)
    assert all(max(overlap(one, back) for back in backs) > 0.6 for one in told)


@pytest.mark.parametrize("seed", [721, 722, 723])
def test_one_bare_back_is_asked_about(seed: int) -> None:
    assert len(reading(seed).face_down) == 1
    assert asks(seed)
    assert not reading(seed).is_sure


@pytest.mark.parametrize("seed", [708, 718])
def test_several_backs_are_no_double_blank(seed: int) -> None:
    assert len(reading(seed).face_down) == 2
    assert not asks(seed)


def test_nobody_is_asked_where_the_double_blank_was_read() -> None:
    assert any(tile.total == 0 for tile in reading(709).tiles)
    assert reading(709).face_down
    assert not asks(709)
