"""Paints one tile: its shadow, its sides, and its face, back or edge; notes which pixels it covers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tableside.vision.synthetic.camera import Camera
from tableside.vision.synthetic.colours import Colour
from tableside.vision.synthetic.face import draw_back, draw_face
from tableside.vision.synthetic.solid import Box, Image, Points, cast_shadow, darken, fill, hull, lay_picture, mark
from tableside.vision.synthetic.style import TileStyle

Rng = np.random.Generator
Owners = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Light:
    """Where the light comes from: sideways way of shadows per unit of height, their strength and softness in widths."""

    way: Points
    strength: float
    soft: float

    @classmethod
    def sample(cls, rng: Rng) -> Light:
        """Draw a light: often soft from above, sometimes hard and low."""
        angle, low = float(rng.uniform(0, 2 * np.pi)), float(rng.choice([rng.uniform(0, 0.6), rng.uniform(0.5, 1.8)]))
        return cls(
            np.array([np.cos(angle), np.sin(angle)]) * low, float(rng.uniform(0.1, 0.75)), float(rng.uniform(0.01, 0.2))
        )

    def angle_on(self, box: Box) -> float:
        """Give the way the light falls across a tile's own face, in radians."""
        local = box.turn.T @ np.append(self.way, 0.0)
        return float(np.arctan2(-local[1], local[0]))


def paint_tile(
    rng: Rng, image: Image, owners: Owners, camera: Camera, box: Box, style: TileStyle, numbers: tuple[int, int],
    kind: str, light: Light, owner: int,
) -> Points:  # fmt: skip
    """Paint a tile in place and give its pips (n, 2) in tile widths from the centre of its face."""
    bottom, top = camera.project(box.outline(-1)), camera.project(box.outline(1, box.bevel))
    width = float(np.sqrt(abs(_area(camera.project(box.corners()))) / style.aspect))
    cast_shadow(image, camera, box.outline(1), light.way, light.strength, light.soft * width)
    body = hull(np.vstack([bottom, camera.project(box.outline(0.6 if box.bevel else 1)), top]))
    darken(image, body, 0.5, max(0.6, width * 0.03))
    mark(owners, body, owner)
    _paint_sides(image, camera, box, style, light, body)
    if kind == "edge" or not box.faces_camera(camera):
        return np.zeros((0, 2))
    return _paint_face(rng, image, camera, box, style, numbers, kind, light, width)


def _area(corners: Points) -> float:
    x, y = corners.T
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2


def _paint_sides(image: Image, camera: Camera, box: Box, style: TileStyle, light: Light, body: Points) -> None:
    shade = 0.62 + 0.2 * float(np.cos(np.arctan2(light.way[1], light.way[0])))
    fill(image, body, style.under.times(shade))
    upper = np.vstack([camera.project(box.outline(level)) for level in ((0.0, 0.6) if box.bevel else (0.0, 1.0))])
    fill(image, hull(np.vstack([upper, camera.project(box.outline(1, box.bevel))])), style.body.times(shade))
    if box.bevel:
        fill(image, hull(camera.project(box.outline(0.85, box.bevel * 0.4))), _edge(style.body, shade, light.strength))


def _edge(body: Colour, shade: float, strength: float) -> Colour:
    """Give the colour of a broken edge: a little darker than the face, but on dark tiles it catches the light."""
    glint = 60.0 * strength * max(0.0, 1 - sum(body) / 270)
    return Colour(*(channel * (0.5 + shade * 0.55) + glint for channel in body))


def _paint_face(
    rng: Rng, image: Image, camera: Camera, box: Box, style: TileStyle, numbers: tuple[int, int], kind: str,
    light: Light, width: float,
) -> Points:  # fmt: skip
    detail = int(np.clip(width * 1.3, 24, 260))
    pips = np.zeros((0, 2))
    if kind == "face":
        picture, pips = draw_face(rng, style, numbers, detail, light.angle_on(box))
    else:
        picture = draw_back(rng, style, detail)
    tone = float(rng.normal(1, 0.03)) * (1 + 0.12 * float(box.turn[2, 2] - 1))
    lay_picture(image, picture * tone, camera.project(box.corners()), camera.project(box.outline(1, box.bevel)))
    return pips
