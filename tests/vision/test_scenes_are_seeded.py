"""Rendered scenes are the same for the same seed, and their truth is what can be seen."""

import numpy as np
import pytest

from tableside.vision.synthetic.corpus import read_scene, scenes_in, write_scene
from tableside.vision.synthetic.scene import render
from tableside.vision.synthetic.spec import KINDS, SceneSpec, sample_spec, spec_of_kind

SMALL = SceneSpec(size=(320, 240), count=4)


def test_the_same_seed_draws_the_same_picture() -> None:
    assert np.array_equal(render(SMALL, 5).photo, render(SMALL, 5).photo)


def test_another_seed_draws_another_picture() -> None:
    assert not np.array_equal(render(SMALL, 5).photo, render(SMALL, 6).photo)


def test_the_truth_names_as_many_tiles_as_were_laid() -> None:
    scene = render(SMALL, 5)
    assert len(scene.tiles) == 4
    assert all(max(tile.numbers) <= 6 for tile in scene.tiles)


def test_corners_go_clockwise() -> None:
    for tile in render(SMALL, 8).tiles:
        u, v = tile.corners[1] - tile.corners[0], tile.corners[2] - tile.corners[1]
        assert u[0] * v[1] - u[1] * v[0] > 0


def test_each_pip_lies_in_its_tile() -> None:
    for tile in render(SMALL, 9).tiles:
        assert len(tile.pips) == sum(tile.numbers)
        low, high = tile.corners.min(0), tile.corners.max(0)
        assert np.all((tile.pips >= low) & (tile.pips <= high))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_drawn(kind: str) -> None:
    scene = render(spec_of_kind(kind, np.random.default_rng(3)), 3)
    assert bool(scene.tiles) == (kind != "none")


def test_any_scene_for_training_can_be_drawn_and_read_back(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    for seed in range(30, 36):
        scene = render(sample_spec(np.random.default_rng(seed)), seed)
        write_scene(folder, seed, scene)
    again = [read_scene(truth) for truth in scenes_in(folder)]
    assert [len(scene.tiles) for scene in again] == [
        len(render(sample_spec(np.random.default_rng(seed)), seed).tiles) for seed in range(30, 36)
    ]
