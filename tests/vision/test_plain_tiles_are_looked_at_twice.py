"""What is plain at the first look is looked at once more, from its other end; only the rest is looked at oftener."""

from dataclasses import replace

import pytest

from tableside.vision.evaluate import pictured
from tableside.vision.geometry import Photo
from tableside.vision.model import weights
from tableside.vision.read import Reader
from tableside.vision.settings import Settings
from tableside.vision.tile_network import Answers, TileNetwork
from tests.vision.rendered import drawn

NEVER = 2.0  # no chance is as high as that


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many crops the network was asked about, each time."""
    asked: list[int] = []
    answers = TileNetwork.answers

    def counting(network: TileNetwork, crops: list[Photo]) -> Answers:
        asked.append(len(crops))
        return answers(network, crops)

    monkeypatch.setattr(TileNetwork, "answers", counting)
    return asked


def test_it_reads_the_same_with_fewer_looks(looks: list[int]) -> None:
    picture = pictured(drawn("double-6", 500))
    totals, names = [], []
    for plain in (NEVER, Settings().plain_at_once):
        looks.clear()
        reader = Reader(weights("detector"), weights("reader"), replace(Settings(), plain_at_once=plain))
        names.append([tile.high_low for tile in reader.read(picture).tiles])
        totals.append(sum(looks))
    assert names[0] == names[1]
    assert totals[1] <= totals[0] - len(names[0]) // 2
