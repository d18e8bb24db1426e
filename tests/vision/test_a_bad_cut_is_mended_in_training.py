"""Of a badly cut tile training asks where its corners lie, so that it can be cut again, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from tableside.vision.geometry import INNER, overlap
from tableside.vision.synthetic.scene import render
from tableside.vision.synthetic.spec import SceneSpec
from tableside.vision.training.reading import ReadingSample, reading_sample

SCENE = render(SceneSpec(size=(480, 360), count=5, layout="rows", tilt=0.2, harsh=0.0), 2)


def samples() -> list[ReadingSample]:
    rng = np.random.default_rng(3)
    return [reading_sample(rng, SCENE) for _ in range(300)]


def true_corners(sample: ReadingSample) -> np.ndarray:
    return np.asarray(INNER + sample.corners.reshape(4, 2) * 8, dtype=np.float32)


BADLY_CUT = [sample for sample in samples() if sample.numeral >= 0 and sample.valid < 0]


def test_some_tiles_are_badly_cut() -> None:
    assert 10 < len(BADLY_CUT) < 150


def test_a_badly_cut_tile_is_asked_for_its_corners_only() -> None:
    assert all(sample.numbers == (-1, -1) and np.all(sample.pips == -1) for sample in BADLY_CUT)
    assert all(np.any(sample.corners) for sample in BADLY_CUT)


def test_its_corners_lie_farther_off_than_those_of_a_good_cut() -> None:
    good = [overlap(INNER, true_corners(sample)) for sample in samples() if sample.valid == 1]
    bad = [overlap(INNER, true_corners(sample)) for sample in BADLY_CUT]
    assert max(bad) < 0.9
    assert np.median(bad) < np.quantile(good, 0.1)


@pytest.mark.parametrize("sample", BADLY_CUT[:5])
def test_no_corner_is_asked_for_beyond_what_a_crop_shows(sample: ReadingSample) -> None:
    assert float(np.abs(sample.corners).max()) <= 5.0
