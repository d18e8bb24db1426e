"""Rendered scenes for tests: photos with tiles that are known, and what the real reader sees in them."""

import functools
from dataclasses import dataclass

import cv2
import numpy as np

from tableside.rules.tiles import Tile, make_tile
from tableside.vision import Reading, read_photo
from tableside.vision.synthetic.scene import render
from tableside.vision.synthetic.spec import KINDS, spec_of_kind

SCENE = ("double-9", 20)
ANOTHER = ("double-9", 21)


@dataclass(frozen=True)
class ScenePhoto:
    """A JPEG as a phone would send it."""

    data: bytes

    @functools.cached_property
    def reading(self) -> Reading:
        return read_photo(self.data)

    @property
    def seen(self) -> list[Tile]:
        return [make_tile(*tile.numbers) for tile in self.reading.tiles]


@functools.cache
def scene_photo(kind: str, seed: int) -> ScenePhoto:
    """The same kind and seed give the same picture."""
    spec = spec_of_kind(kind, np.random.default_rng((seed, KINDS.index(kind))))
    packed = cv2.imencode(".jpg", render(spec, seed).photo, [cv2.IMWRITE_JPEG_QUALITY, 88])[1]
    return ScenePhoto(packed.tobytes())
