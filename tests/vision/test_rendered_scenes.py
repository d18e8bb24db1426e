"""Rendered photos with known tiles are read exactly."""

import numpy as np
import pytest

from tableside.vision import read_photo
from tableside.vision.geometry import overlap
from tests.vision.rendered import drawn, names, photo, tiles


@pytest.mark.parametrize("name", names())
def test_it_reads_every_tile_and_no_other(name: str) -> None:
    reading = read_photo(photo(name))
    assert sorted(list(tile.high_low) for tile in reading.tiles) == tiles(name)


@pytest.mark.parametrize("name", names())
def test_the_outlines_lie_on_the_tiles(name: str) -> None:
    kind, _, number = name.rpartition("-")
    truth = [tile.corners.astype(np.float32) for tile in drawn(kind, int(number)).tiles]
    for tile in read_photo(photo(name)).tiles:
        assert max(overlap(np.array(tile.corners, dtype=np.float32), corners) for corners in truth) > 0.75


def test_there_are_scenes_of_each_kind() -> None:
    kinds = {name.rpartition("-")[0] for name in names()}
    assert kinds >= {"double-6", "double-9", "double-12", "double-15", "double-18", "black", "wood", "numeral", "none"}
