"""A tile of which the edge of the picture cuts off a part is not counted, and the tile beside it says so."""

import numpy as np
import pytest

from tableside.vision import read_picture
from tableside.vision.decode import Picture
from tableside.vision.evaluate import pictured
from tableside.vision.geometry import reaches_edge
from tableside.vision.reading import Doubt, Reading
from tableside.vision.synthetic.scene import Scene, render
from tableside.vision.synthetic.spec import SceneSpec

ROOMY = SceneSpec(size=(640, 480), count=5, tilt=0.1, harsh=0.0, material="white", fill=0.7)


def with_the_rightmost_cut_off(scene: Scene) -> Picture:
    """Leave three quarters of the tile that reaches farthest to the right."""
    x = max((tile.corners[:, 0] for tile in scene.tiles), key=max)
    pixels = np.ascontiguousarray(pictured(scene).pixels[:, : round(float(x.min() + 0.75 * np.ptp(x)))])
    return Picture(pixels, (pixels.shape[1], pixels.shape[0]))


def tells(reading: Reading) -> bool:
    return any(Doubt.CUT_OFF in tile.doubts for tile in reading.tiles)


@pytest.mark.parametrize("seed", [3, 11, 14, 16, 22])
def test_a_tile_of_which_a_quarter_is_cut_off_is_told_and_not_counted(seed: int) -> None:
    scene = render(ROOMY, seed)
    whole, cut = read_picture(pictured(scene)), read_picture(with_the_rightmost_cut_off(scene))
    assert len(whole.tiles) == len(scene.tiles)
    assert not tells(whole)
    assert len(cut.tiles) == len(scene.tiles) - 1
    assert tells(cut)
    assert not cut.is_sure


def test_a_shape_at_the_edge_or_beyond_it_reaches_the_edge() -> None:
    photo = np.zeros((100, 200, 3), np.uint8)
    square = np.array([(50, 50), (90, 50), (90, 90), (50, 90)], np.float32)
    assert not reaches_edge(square, photo)
    for shift in ((-48, 0), (0, -60), (108, 0), (0, 30)):
        assert reaches_edge(square + np.array(shift, np.float32), photo)
