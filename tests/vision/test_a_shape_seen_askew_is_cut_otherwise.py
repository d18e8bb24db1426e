"""A shape that the detector saw askew, so that nobody can read it, is cut in other ways until it can be read."""

from functools import cache

import numpy as np
import pytest

from tableside.vision.evaluate import pictured
from tableside.vision.geometry import Quad, overlap
from tableside.vision.locate import Spot
from tableside.vision.model import a_reader
from tableside.vision.recut import other_cuts
from tableside.vision.synthetic.scene import Scene, render
from tableside.vision.synthetic.spec import SceneSpec

SQUARE_ON = np.array([(100, 100), (200, 100), (200, 150), (100, 150)], np.float32)


@cache
def scene() -> Scene:
    return render(SceneSpec(size=(640, 480), count=6, layout="rows", tilt=0.1, harsh=0.0, material="white"), 4)


def quads() -> list[Quad]:
    return [tile.corners.astype(np.float32) for tile in scene().tiles]


def askew(quad: Quad) -> Quad:
    """Move a shape by a fifth of its length and a quarter of its breadth."""
    return np.asarray(quad + (quad[1] - quad[0]) * 0.2 + (quad[3] - quad[0]) * 0.25, dtype=np.float32)


def test_the_first_cut_is_the_shape_itself() -> None:
    assert np.array_equal(other_cuts(SQUARE_ON)[0], SQUARE_ON)


def test_each_other_cut_differs_and_still_shows_most_of_the_shape() -> None:
    shares = [overlap(SQUARE_ON, cut) for cut in other_cuts(SQUARE_ON)[1:]]
    assert len(shares) == 15
    assert all(0.55 < share < 0.95 for share in shares)


@pytest.mark.parametrize("k", range(6))
def test_a_tile_is_read_although_it_was_seen_askew(k: int) -> None:
    spots = [Spot(askew(quad) if k == i else quad, 0.8, True) for i, quad in enumerate(quads())]
    with a_reader() as reader:
        seen = reader.examine(pictured(scene()).pixels, spots)
    best = max(seen, key=lambda candidate: overlap(candidate.quad, quads()[k]))
    assert sorted(best.numbers) == sorted(scene().tiles[k].numbers)
    assert overlap(best.quad, quads()[k]) > 0.85
