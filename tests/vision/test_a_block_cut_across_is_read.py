"""Rendered blocks are read, although the detector sees shapes across two of their tiles more clearly than the tiles."""

import pytest

from tableside.vision.evaluate import FIRST_SEED, mark, pictured, scene_of_kind
from tableside.vision.model import a_reader
from tableside.vision.synthetic.scene import Scene


@pytest.fixture(params=[("double-6", 26), ("steep", 16)], ids=lambda scene: f"{scene[0]}-{scene[1]}")
def scene(request: pytest.FixtureRequest) -> Scene:
    kind, number = request.param
    return scene_of_kind(kind, FIRST_SEED + number)


def test_every_tile_is_read_and_no_other(scene: Scene) -> None:
    with a_reader() as reader:
        assert mark(scene, reader.read(pictured(scene))).exact_list


def test_it_would_not_be_if_nothing_were_put_together_otherwise(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableside.vision.read.regrouped", lambda candidates, *_others: candidates)
    with a_reader() as reader:
        assert not mark(scene, reader.read(pictured(scene))).exact_list
