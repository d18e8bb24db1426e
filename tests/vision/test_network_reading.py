"""The first way of reading: the tile network names both numbers of a rectified tile, without counting pips."""

import numpy as np
import pytest

from tableside.vision.evaluate import pictured
from tableside.vision.geometry import Photo, rectify
from tableside.vision.locate import Spot
from tableside.vision.model import a_reader
from tableside.vision.synthetic.scene import DrawnTile
from tests.vision.rendered import drawn


def cut(kind: str, number: int) -> tuple[Photo, list[DrawnTile]]:
    scene = drawn(kind, number)
    return pictured(scene).pixels, [tile for tile in scene.tiles if tile.whole]


def spots(tiles: list[DrawnTile]) -> list[Spot]:
    return [Spot(tile.corners.astype(np.float32), 1.0, True) for tile in tiles]


@pytest.mark.parametrize(
    ("kind", "share"),
    [("double-6", 0.9), ("double-9", 0.9), ("black", 0.9), ("wood", 0.9), ("double-12", 0.9), ("numeral", 0.85)],
)
def test_it_names_most_rightly_cut_tiles(kind: str, share: float) -> None:
    """One of the scenes with digits is so shaken that nobody can read it."""
    right = wanted = 0
    for number in range(500, 508):
        photo, tiles = cut(kind, number)
        with a_reader() as reader:
            seen = reader.examine(photo, spots(tiles))
        names = sorted(tuple(sorted(candidate.numbers)) for candidate in seen)
        truth = sorted(tuple(sorted(tile.numbers)) for tile in tiles)
        right += sum(name in names for name in truth)
        wanted += len(truth)
    assert right >= share * wanted


def test_a_tile_cut_across_is_no_tile() -> None:
    photo, tiles = cut("double-6", 500)
    across = [Spot(np.roll(spot.quad, 1, axis=0), 1.0, True) for spot in spots(tiles)]
    with a_reader() as reader:
        seen = reader.examine(photo, across)
    assert all(candidate.valid < 0.5 for candidate in seen)


def test_a_turned_tile_has_its_numbers_the_other_way_round() -> None:
    photo, tiles = cut("double-9", 501)
    with a_reader() as reader:
        one = reader.examine(photo, spots(tiles))
        other = reader.examine(photo, [Spot(np.roll(spot.quad, 2, axis=0), 1.0, True) for spot in spots(tiles)])
    assert sorted(c.numbers for c in one) == sorted(c.numbers[::-1] for c in other)


def test_a_crop_shows_the_whole_tile() -> None:
    photo, tiles = cut("double-6", 500)
    assert rectify(photo, spots(tiles)[0].quad).std() > 5
