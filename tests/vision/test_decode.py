"""Photos of every usual kind become upright RGB pixels."""

import io

import numpy as np
import pytest
from PIL import Image

from tableside.vision import decode
from tableside.vision.settings import Settings


def packed(image: Image.Image, kind: str, **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def red_and_blue() -> Image.Image:
    """Red on the left, blue on the right, 60 by 40."""
    image = Image.new("RGB", (60, 40), "red")
    image.paste("blue", (30, 0, 60, 40))
    return image


def is_red(pixel: np.ndarray) -> bool:
    return bool(pixel[0] > 180 and pixel[2] < 90)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "HEIF", "AVIF", "GIF", "BMP", "TIFF"])
def test_it_opens_the_format(kind: str) -> None:
    picture = decode(packed(red_and_blue(), kind))
    assert picture.size == (60, 40)
    assert is_red(picture.pixels[20, 10])
    assert not is_red(picture.pixels[20, 50])


@pytest.mark.parametrize(
    ("orientation", "size", "red"),
    [
        (1, (60, 40), (20, 10)),
        (2, (60, 40), (20, 50)),
        (3, (60, 40), (20, 50)),
        (4, (60, 40), (20, 10)),
        (5, (40, 60), (10, 20)),
        (6, (40, 60), (10, 20)),
        (7, (40, 60), (50, 20)),
        (8, (40, 60), (50, 20)),
    ],
)
def test_it_turns_the_photo_upright(orientation: int, size: tuple[int, int], red: tuple[int, int]) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    picture = decode(packed(red_and_blue(), "JPEG", exif=exif))
    assert picture.size == size
    assert picture.pixels.shape[:2] == size[::-1]
    assert is_red(picture.pixels[red])


@pytest.mark.parametrize("mode", ["L", "1", "P", "LA", "RGBA", "CMYK", "YCbCr"])
def test_it_makes_rgb_of_other_modes(mode: str) -> None:
    kind = "TIFF" if mode in ("CMYK", "YCbCr") else "PNG"
    picture = decode(packed(red_and_blue().convert(mode), kind))
    assert picture.pixels.shape == (40, 60, 3)


def test_it_reads_a_cmyk_jpeg_in_its_true_colours() -> None:
    picture = decode(packed(red_and_blue().convert("CMYK"), "JPEG"))
    assert is_red(picture.pixels[20, 10])


def test_it_keeps_the_light_of_sixteen_bits() -> None:
    values = np.full((30, 30), 40_000, dtype=np.uint16)
    picture = decode(packed(Image.fromarray(values), "PNG"))
    assert abs(int(picture.pixels[10, 10, 0]) - 40_000 // 256) <= 1


def test_what_is_transparent_is_white() -> None:
    picture = decode(packed(Image.new("RGBA", (20, 20), (0, 0, 0, 0)), "PNG"))
    assert picture.pixels.min() == 255


def test_it_takes_the_first_frame_of_an_animation() -> None:
    frames = [Image.new("RGB", (30, 20), colour) for colour in ("red", "blue")]
    picture = decode(packed(frames[0], "GIF", save_all=True, append_images=frames[1:]))
    assert is_red(picture.pixels[5, 5])


def test_it_shrinks_what_is_larger_than_needed_and_says_by_how_much() -> None:
    picture = decode(packed(Image.new("RGB", (4000, 3000)), "JPEG"), Settings(working_side=1000))
    assert picture.size == (4000, 3000)
    assert picture.pixels.shape == (750, 1000, 3)
    assert picture.shrunk == 4
