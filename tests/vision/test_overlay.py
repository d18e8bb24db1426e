"""The overlay draws what was read over a copy of the photo."""

import io

import numpy as np
from PIL import Image

from tableside.vision.decode import Picture
from tableside.vision.overlay import draw_overlay, encode_png
from tableside.vision.reading import Doubt, Reading, SeenTile

PICTURE = Picture(np.full((200, 300, 3), 90, np.uint8), (600, 400))
CORNERS = (100.0, 100.0), (300.0, 100.0), (300.0, 200.0), (100.0, 200.0)


def outline(reading: Reading) -> tuple[int, int, int]:
    red, green, blue = draw_overlay(PICTURE, reading)[50, 60]
    return int(red), int(green), int(blue)


def test_a_sure_tile_is_outlined_in_green() -> None:
    red, green, _ = outline(Reading((600, 400), (SeenTile(CORNERS, (1, 2), 0.99),)))
    assert green > red


def test_a_doubted_tile_is_outlined_in_orange() -> None:
    red, green, _ = outline(Reading((600, 400), (SeenTile(CORNERS, (1, 2), 0.4, (Doubt.FAINT,)),)))
    assert red > green


def test_the_picture_itself_stays_as_it_was() -> None:
    draw_overlay(PICTURE, Reading((600, 400), (SeenTile(CORNERS, (1, 2), 0.99),)))
    assert PICTURE.pixels.min() == PICTURE.pixels.max() == 90


def test_it_can_be_written_as_png() -> None:
    image = Image.open(io.BytesIO(encode_png(PICTURE.pixels)))
    assert (image.format, image.size) == ("PNG", (300, 200))
