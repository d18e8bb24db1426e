"""Whole scenes: tiles with known numbers on a table, photographed; the truth is exact because it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.layouts import SETS
from tableside.vision.synthetic.arrange import Pose, arrange
from tableside.vision.synthetic.camera import Camera, frame_points
from tableside.vision.synthetic.clutter import paint_thing, sample_thing
from tableside.vision.synthetic.ground import paint_ground
from tableside.vision.synthetic.hand import paint_hand
from tableside.vision.synthetic.optics import Photo, photograph
from tableside.vision.synthetic.solid import Box, Image, Points
from tableside.vision.synthetic.spec import SceneSpec
from tableside.vision.synthetic.style import TileStyle, looked_after, sample_material, sample_style
from tableside.vision.synthetic.tile import Light, paint_tile

Rng = np.random.Generator


_MAKERS_CONTRAST = 120.0
_SEAM = 0.015
"""What stays free between tiles that touch, in tile widths: no edge is so sharp that none is seen."""


@dataclass(frozen=True)
class DrawnTile:
    """The truth of a tile: corners (4, 2) clockwise from its first number's end, and what of it can be seen."""

    corners: Points
    numbers: tuple[int, int]
    pips: Points
    visible: float
    pips_visible: float
    face_up: bool
    numeral: bool

    @property
    def whole(self) -> bool:
        """Say whether a person could read the tile: nearly all of it is there, and every pip."""
        return self.face_up and self.visible > 0.8 and self.pips_visible > 0.99


@dataclass(frozen=True)
class Scene:
    """A photo (h, w, 3), BGR, and the tiles in it."""

    photo: Photo
    tiles: tuple[DrawnTile, ...]


@dataclass(frozen=True)
class _Laid:
    box: Box
    numbers: tuple[int, int]
    kind: str
    style: TileStyle


def render(spec: SceneSpec, seed: int) -> Scene:
    """Render a scene; the same spec and seed give the same picture."""
    rng = np.random.default_rng(seed)
    style = sample_style(rng, spec.set_max, spec.material, spec.numerals, _MAKERS_CONTRAST * (1 - spec.harsh))
    style = style if spec.harsh == 1 else looked_after(style)
    laid = _lay(rng, spec, style)
    camera = _camera(rng, spec, laid)
    image = paint_ground(rng, camera)
    owners = np.zeros(image.shape[:2], np.int16)
    _paint_clutter(rng, spec, image, camera)
    pips = _paint_tiles(rng, image, owners, camera, laid)
    if spec.hand:
        paint_hand(rng, image, owners)
    photo = photograph(rng, image, owners, spec.harsh)
    return Scene(photo, tuple(_truth(tile, k, camera, owners, pips[k]) for k, tile in enumerate(laid)))


def _lay(rng: Rng, spec: SceneSpec, style: TileStyle) -> list[_Laid]:
    poses = arrange(rng, spec.layout, spec.count, style.aspect) if spec.count else []
    numbers = (draw_hard if spec.hard else draw_hand)(rng, spec.set_max, len(poses))
    kinds = [
        "back" if rng.random() < spec.face_down else "edge" if rng.random() < spec.on_edge else "face" for _ in poses
    ]
    styles = [_another(rng, spec, style, pair) if spec.mixed else style for pair in numbers]
    return [
        _Laid(_box(pose, style, kind), pair, kind, own)
        for pose, pair, kind, own in zip(poses, numbers, kinds, styles, strict=True)
    ]


def _another(rng: Rng, spec: SceneSpec, style: TileStyle, numbers: tuple[int, int]) -> TileStyle:
    """Draw the look of one tile by another maker, of the same size as the others, from any set that has it."""
    set_max = int(rng.choice([top for top in SETS if max(numbers) <= top <= max(spec.set_max, *numbers)]))
    digits = bool(rng.random() < (0.7 if spec.numerals else 0.15))
    drawn = sample_style(rng, set_max, sample_material(rng), digits)
    return replace(drawn, aspect=style.aspect, thickness=style.thickness, rounding=style.rounding, bevel=style.bevel)


def draw_hand(rng: Rng, set_max: int, count: int) -> list[tuple[int, int]]:
    """Draw so many tiles of a set, none twice unless the set is too small, with their ends either way round."""
    deck = [(a, b) for a in range(set_max + 1) for b in range(a + 1)]
    drawn = [deck[k % len(deck)] for k in rng.permutation(max(len(deck), count))[:count]]
    if drawn and rng.random() < 0.15:
        drawn[0] = (0, 0)
    return [pair if rng.random() < 0.5 else (pair[1], pair[0]) for pair in drawn]


def draw_hard(rng: Rng, set_max: int, count: int) -> list[tuple[int, int]]:
    """Draw so many tiles, mostly those that are hard to read: double-blanks, and numbers above twelve."""
    ends = [(a, b) for a in range(set_max + 1) for b in range(set_max + 1)]
    weights = np.array([1 + 2 * (a > 12) + 2 * (b > 12) + 10 * (a + b == 0) for a, b in ends], np.float64)
    return [ends[k] for k in rng.choice(len(ends), count, p=weights / weights.sum())]


def _box(pose: Pose, style: TileStyle, kind: str) -> Box:
    sizes, turn = (style.aspect - _SEAM, 1.0 - _SEAM, style.thickness), pose.turn()
    if kind == "edge":
        sizes = (sizes[0], sizes[2], sizes[1])
    half = np.abs(turn[2]) @ np.array(sizes) / 2
    lift = pose.lift * (style.thickness if pose.extra is not None and abs(turn[2, 2]) > 0.95 else 1.0)
    centre = np.array([pose.x, pose.y, half + lift])
    return Box(sizes, centre, turn, min(style.rounding, min(sizes[:2]) / 2.2), style.bevel if kind != "edge" else 0.0)


def _camera(rng: Rng, spec: SceneSpec, laid: list[_Laid]) -> Camera:
    points = np.vstack([tile.box.corners() for tile in laid]) if laid else rng.uniform(-4, 4, (4, 3)) * (1, 1, 0)
    spin = float(rng.normal(0, 0.25)) if spec.layout == "rack" else float(rng.uniform(-np.pi, np.pi))
    return frame_points(rng, spec.size, points, spec.tilt, spin, spec.fill)


def _paint_clutter(rng: Rng, spec: SceneSpec, image: Image, camera: Camera) -> None:
    inverse = np.linalg.inv(camera.ground())
    for _ in range(spec.clutter):
        pixel = np.append(rng.uniform(0, 1, 2) * camera.size, 1.0)
        place = inverse @ pixel
        paint_thing(image, camera, sample_thing(rng, place[:2] / place[2], spec.mostly))


def _paint_tiles(
    rng: Rng, image: Image, owners: npt.NDArray[np.int16], camera: Camera, laid: list[_Laid]
) -> dict[int, Points]:
    light = Light.sample(rng)
    far_first = sorted(range(len(laid)), key=lambda k: _depth(laid[k].box, camera))
    pips = {}
    for k in far_first:
        tile = laid[k]
        pips[k] = paint_tile(rng, image, owners, camera, tile.box, tile.style, tile.numbers, tile.kind, light, k + 1)
    return pips


def _depth(box: Box, camera: Camera) -> tuple[bool, float]:
    return float(box.centre[2]) > box.sizes[2] * 1.2, -float(np.linalg.norm(camera.eye - box.centre))


def _truth(tile: _Laid, k: int, camera: Camera, owners: npt.NDArray[np.int16], pips: Points) -> DrawnTile:
    corners = camera.project(tile.box.corners())
    up = tile.kind == "face" and tile.box.faces_camera(camera)
    visible = _share_seen(corners, owners, k + 1)
    pixels = camera.project(tile.box.face(pips)) if len(pips) else np.zeros((0, 2))
    seen = _seen(pixels, owners, k + 1) if len(pixels) else 1.0
    return DrawnTile(corners, tile.numbers, pixels, visible, seen, up, tile.style.digits is not None)


def _share_seen(corners: Points, owners: npt.NDArray[np.int16], owner: int) -> float:
    area = cv2.contourArea(corners.astype(np.float32))
    low = np.maximum(np.floor(corners.min(0)).astype(int), 0)
    high = np.ceil(corners.max(0)).astype(int) + 1
    if area < 4 or np.any(high <= low) or np.any(low >= owners.shape[::-1]):
        return 0.0
    window = owners[low[1] : high[1], low[0] : high[0]]
    mask = np.zeros(window.shape, np.uint8)
    cv2.fillConvexPoly(mask, np.round((corners - low) * 16).astype(np.int32), 1, cv2.LINE_8, 4)
    return float(np.count_nonzero(mask & (window == owner)) / area)


def _seen(pixels: Points, owners: npt.NDArray[np.int16], owner: int) -> float:
    places = np.floor(pixels).astype(int)
    inside = np.all((places >= 2) & (places < np.array(owners.shape[::-1]) - 2), axis=1)
    here = places[inside]
    return float(np.count_nonzero(owners[here[:, 1], here[:, 0]] == owner) / len(pixels))
