"""Where no tile of a set has a bar, a bare tile of their colour is taken for the double-blank, and asked about."""

import numpy as np
import pytest

from tableside.vision import read_picture
from tableside.vision.bare import looks_like
from tableside.vision.evaluate import pictured, scene_of_kind
from tableside.vision.geometry import CROP, Photo
from tableside.vision.reading import Doubt
from tableside.vision.settings import Settings

IVORY, RED = (238, 228, 205), (190, 40, 40)


def crop(colour: tuple[int, int, int], bar: int = 0, pips: tuple[int, ...] = ()) -> Photo:
    """Draw a tile, with a bar so many pixels broad, and rows of pips at some columns."""
    face = np.full((CROP[1], CROP[0], 3), colour, np.uint8)
    face[14:82, 80 - bar // 2 : 80 + (bar + 1) // 2] = 30
    for x in pips:
        for y in (30, 48, 66):
            face[y - 4 : y + 4, x - 4 : x + 4] = 30
    return face


FACES = [crop(IVORY, pips=(40,)), crop(IVORY, pips=(40, 120)), crop(IVORY, pips=(120,))]


def is_a_face(bare: Photo, faces: list[Photo]) -> bool:
    return looks_like(bare, faces, Settings())


def test_a_bare_tile_of_a_barless_set_is_a_face() -> None:
    assert is_a_face(crop(IVORY), FACES)


def test_a_tile_without_a_bar_is_a_back_where_the_others_have_one() -> None:
    assert not is_a_face(crop(IVORY), [crop(IVORY, bar=3, pips=(40,))] * 3)


def test_a_tile_of_another_colour_is_a_back() -> None:
    assert not is_a_face(crop(RED), FACES)


def test_a_striped_tile_is_a_back() -> None:
    striped = crop(IVORY)
    for x in range(0, CROP[0], 10):
        striped[:, x : x + 3] -= 25
    assert not is_a_face(striped, FACES)


def test_grain_that_the_faces_have_too_is_no_pattern() -> None:
    noise = np.random.default_rng(1).integers(-12, 13, (4, CROP[1], CROP[0], 1))
    bare, *faces = [
        np.clip(face.astype(int) + grain, 0, 255).astype(np.uint8)
        for face, grain in zip([crop(IVORY), *FACES], noise, strict=True)
    ]
    assert is_a_face(bare, faces)


def test_a_tile_with_a_line_across_is_not_bare() -> None:
    assert not is_a_face(crop(IVORY, bar=3), FACES)


def test_pips_near_the_middle_of_one_tile_are_no_bar() -> None:
    assert is_a_face(crop(IVORY), [*FACES, crop(IVORY, pips=(81,))])


def test_one_other_tile_says_too_little() -> None:
    assert not is_a_face(crop(IVORY), FACES[:1])


@pytest.mark.parametrize(("kind", "seed"), [("double-6", 900_000_015), ("double-9", 900_000_006)])
def test_the_double_blank_of_a_barless_set_is_read_and_asked_about(kind: str, seed: int) -> None:
    reading = read_picture(pictured(scene_of_kind(kind, seed)))
    (blank,) = [tile for tile in reading.tiles if tile.total == 0]
    assert Doubt.BARE in blank.doubts
    assert not reading.face_down
    assert not reading.is_sure
