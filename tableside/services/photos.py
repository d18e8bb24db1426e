"""Pictures read and shown again. Nothing of them is kept or written down anywhere."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tableside.rules.tiles import make_tile
from tableside.services.errors import ServiceError
from tableside.services.photo_hand import BLANK, IS_BLANK, Seen

if TYPE_CHECKING:  # pictures are opened at first use: a server starts without the libraries for them
    from tableside.vision import Picture, SeenTile

SHOWN_SIDE = 1280
MOST_BYTES = 400_000
_QUALITIES = (80, 65, 50, 35)

_OURS = {"repeated", "above-set", "all-blank"}
"""Doubts that follow from the whole hand, and so are ours to find anew after every correction."""


class PhotoRefused(ServiceError):
    """A file that cannot be read as a photo; `fault` and `values` are the reader's."""

    def __init__(self, fault: str, values: dict[str, int]) -> None:
        self.fault = fault
        self.values = values
        super().__init__(fault)


class PhotoTooHeavy(ServiceError):
    """The request is larger than pictures may be, and was not read to its end."""


@dataclass(frozen=True)
class ReadPhoto:
    """The size (width, height) of the upright photo, the tiles in it, how many lie face down, and the picture as JPEG
    where the phone does not have it."""

    size: tuple[int, int]
    seen: tuple[Seen, ...]
    face_down: int
    jpeg: bytes = b""


@dataclass(frozen=True)
class Jpeg:
    """A picture without anything that a camera writes beside it."""

    data: bytes
    size: tuple[int, int]


def read_photo(data: bytes, picture_number: int, *, wants_jpeg: bool) -> ReadPhoto:
    """The tiles of a photo; takes a while, and a thread of its own. Raises PhotoRefused."""
    from tableside.vision import read_picture

    picture = _decoded(data)
    reading = read_picture(picture)
    seen = tuple(_seen(tile, picture_number) for tile in reading.tiles)
    jpeg = _as_jpeg(picture).data if wants_jpeg and seen else b""
    return ReadPhoto(reading.size, seen, len(reading.face_down), jpeg)


def fresh_jpeg(data: bytes) -> Jpeg:
    """A picture written anew, small enough to be kept. Raises PhotoRefused."""
    return _as_jpeg(_decoded(data))


def _decoded(data: bytes) -> Picture:
    from tableside.vision import PhotoError, decode

    try:
        return decode(data)
    except PhotoError as error:
        raise PhotoRefused(str(error.fault), dict(error.values)) from error


def _seen(tile: SeenTile, picture: int) -> Seen:
    read = make_tile(*tile.numbers)
    doubts = [str(doubt) for doubt in tile.doubts if doubt not in _OURS]
    blank = [IS_BLANK] if read == BLANK else []
    corners = tuple((round(x), round(y)) for x, y in tile.corners)
    return Seen(read, picture, corners, (*blank, *doubts))


def _as_jpeg(picture: Picture) -> Jpeg:
    from PIL import Image

    image = Image.fromarray(picture.pixels)
    image.thumbnail((SHOWN_SIDE, SHOWN_SIDE))
    return Jpeg(_packed(image), image.size)


def _packed(image: object) -> bytes:
    for quality in _QUALITIES:
        packed = io.BytesIO()
        image.save(packed, "JPEG", quality=quality)  # type: ignore[attr-defined]
        if packed.tell() <= MOST_BYTES:
            break
    return packed.getvalue()
