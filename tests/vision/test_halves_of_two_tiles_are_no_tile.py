"""Training shows halves of two tiles that touch as what is no tile: in a block only bar and seam tell them apart."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tableside.vision.geometry import Quad, overlap
from tableside.vision.synthetic.scene import DrawnTile, Scene
from tableside.vision.training.reading import crossing

_PHOTO = np.zeros((600, 800, 3), np.uint8)
_LYING = np.array([(200, 200), (300, 200), (300, 250), (200, 250)], np.float32)
_STANDING = np.array([(350, 200), (350, 300), (300, 300), (300, 200)], np.float32)


def _moved(right: int, down: int) -> Quad:
    return np.asarray(_LYING + np.array((right, down)), dtype=np.float32)


def _scene(*quads: Quad) -> Scene:
    nothing = np.zeros((0, 2))
    return Scene(
        _PHOTO, tuple(DrawnTile(quad.astype(np.float64), (1, 2), nothing, 1.0, 1.0, True, False) for quad in quads)
    )


@pytest.mark.parametrize(
    "beside",
    [_moved(0, 50), _moved(100, 0), _moved(50, 50), _STANDING],
    ids=["side by side", "end to end", "half beside", "across the end"],
)
@given(seed=st.integers(0, 2**32 - 1))
def test_halves_that_touch_are_joined_into_the_shape_of_a_tile(beside: Quad, seed: int) -> None:
    shape = crossing(np.random.default_rng(seed), _LYING, _scene(_LYING, beside))
    assume(shape is not None)  # the half that was drawn lies at the free end
    assert shape is not None
    assert overlap(shape, _LYING) == pytest.approx(1 / 3, abs=0.01)
    assert overlap(shape, beside) == pytest.approx(1 / 3, abs=0.01)
    assert _sense(shape) == _sense(_LYING)
    length, width = np.linalg.norm(shape[1] - shape[0]), np.linalg.norm(shape[2] - shape[1])
    assert (length, width) == pytest.approx((100, 50), abs=0.5)


def test_some_half_of_a_block_can_always_be_joined() -> None:
    block = _scene(_LYING, _moved(0, 50))
    assert all(crossing(np.random.default_rng(seed), _LYING, block) is not None for seed in range(20))


@pytest.mark.parametrize("others", [[], [_moved(0, 120)]], ids=["none", "far off"])
def test_a_tile_that_touches_no_other_gives_none(others: list[Quad]) -> None:
    assert crossing(np.random.default_rng(1), _LYING, _scene(_LYING, *others)) is None


def _sense(quad: Quad) -> float:
    """Give the sense in which the corners run."""
    (ax, ay), (bx, by) = quad[1] - quad[0], quad[2] - quad[1]
    return float(np.sign(ax * by - ay * bx))
