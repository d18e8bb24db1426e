"""Files that are no photo are refused with a fault that can be put into words."""

import io
import struct
import zlib

import numpy as np
import pytest
from PIL import Image

from tableside.vision import PhotoError, PhotoFault, decode, read_photo
from tableside.vision.settings import Settings


def fault_of(data: bytes) -> PhotoFault:
    with pytest.raises(PhotoError) as caught:
        read_photo(data)
    return caught.value.fault


def jpeg(size: tuple[int, int] = (200, 150)) -> bytes:
    file = io.BytesIO()
    noise = np.random.default_rng(1).integers(0, 255, (size[1], size[0], 3), dtype=np.uint8)
    Image.fromarray(noise).save(file, "JPEG")
    return file.getvalue()


def png_that_claims(width: int, height: int) -> bytes:
    """A PNG of a few bytes whose header promises any size."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 99)) + chunk(b"IEND", b"")
    )


def test_an_empty_file_is_refused() -> None:
    assert fault_of(b"") == PhotoFault.EMPTY


@pytest.mark.parametrize(
    "data",
    [
        b"6-4 9-9 0-0",
        b"%PDF-1.7 ...",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"\0" * 5000,
        b"PK\x03\x04 zip",
        b"\xff\xd8",
    ],
    ids=["text", "pdf", "svg", "zeros", "zip", "two bytes of a JPEG"],
)
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    assert fault_of(data) in (PhotoFault.NO_PICTURE, PhotoFault.BROKEN)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.95])
def test_a_truncated_picture_is_refused(share: float) -> None:
    whole = jpeg()
    assert fault_of(whole[: int(len(whole) * share)]) == PhotoFault.BROKEN


def test_two_hundred_megapixels_are_refused_before_they_are_decoded() -> None:
    assert fault_of(png_that_claims(20_000, 10_000)) == PhotoFault.LARGE


def test_a_decompression_bomb_is_refused() -> None:
    assert fault_of(png_that_claims(60_000, 60_000)) == PhotoFault.LARGE


def test_a_refusal_names_the_limit() -> None:
    with pytest.raises(PhotoError) as caught:
        decode(png_that_claims(20_000, 10_000))
    assert caught.value.values == {"megapixels": 50}


def test_a_file_without_end_is_refused_by_its_weight() -> None:
    with pytest.raises(PhotoError) as caught:
        decode(jpeg(), Settings(most_bytes=1_000))
    assert caught.value.fault == PhotoFault.HEAVY


@pytest.mark.parametrize("size", [(1, 1), (1, 3000), (3000, 1), (7, 5)])
def test_a_tiny_or_thin_picture_holds_no_tiles(size: tuple[int, int]) -> None:
    assert read_photo(jpeg(size)).tiles == ()


@pytest.mark.parametrize("colour", ["black", "white", "grey", "pink"])
def test_a_plain_picture_holds_no_tiles(colour: str) -> None:
    file = io.BytesIO()
    Image.new("RGB", (800, 600), colour).save(file, "PNG")
    assert read_photo(file.getvalue()).tiles == ()


def test_noise_holds_no_tiles() -> None:
    assert read_photo(jpeg((640, 480))).tiles == ()
