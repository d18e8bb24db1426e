"""Reads domino tiles from a photo: bytes in, a Reading out; knows pictures and numbers, no game."""

from __future__ import annotations

from tableside.vision.decode import Picture, decode
from tableside.vision.errors import PhotoError, PhotoFault
from tableside.vision.layouts import HIGHEST
from tableside.vision.reading import Corners, Doubt, Reading, SeenTile

__all__ = [
    "Corners",
    "Doubt",
    "PhotoError",
    "PhotoFault",
    "Picture",
    "Reading",
    "SeenTile",
    "decode",
    "read_photo",
    "read_picture",
]


def read_photo(data: bytes, set_max: int = HIGHEST) -> Reading:
    """Read the bytes of a photo; raises PhotoError where they are none."""
    return read_picture(decode(data), set_max)


def read_picture(picture: Picture, set_max: int = HIGHEST) -> Reading:
    """Read a picture that is already decoded."""
    from tableside.vision.model import a_reader  # the networks are opened at first use, not at start-up

    with a_reader() as reader:
        return reader.read(picture, set_max)
