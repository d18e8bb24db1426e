"""Things that are no dominoes: cards, dice, buttons, phones, keys, erasers, bricks, pens, sheets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from tableside.vision.layouts import layouts
from tableside.vision.synthetic.camera import Camera, rotation
from tableside.vision.synthetic.colours import Colour, jitter
from tableside.vision.synthetic.digits import draw_text
from tableside.vision.synthetic.solid import Box, Image, Points, darken, fill, hull, lay_picture
from tableside.vision.synthetic.sprite import paste, pip_sprite

Rng = np.random.Generator


@dataclass(frozen=True)
class Thing:
    """A thing on the table: its box, what its top and its sides look like."""

    box: Box
    top: Image
    side: Colour
    sides: tuple[Image, ...] = ()


def sample_thing(rng: Rng, place: Points, mostly: str = "") -> Thing:
    """Draw something that is no domino, at a place (x, y) on the table; mostly one of LIKE_TILES, if one is named."""
    maker = _MAKERS[int(rng.choice(len(_MAKERS), p=_CHANCES))]
    if mostly and rng.random() < 0.75:
        maker = LIKE_TILES[mostly]
    top, sizes, side, sides = maker(rng)
    turn = rotation((0, 0, 1), float(rng.uniform(0, 2 * np.pi)))
    centre = np.array([place[0], place[1], sizes[2] / 2])
    rounding = min(sizes[:2]) * float(rng.choice([0.5 if maker is _disc else 0.0, rng.uniform(0, 0.2)], p=[0.4, 0.6]))
    if maker is _disc:
        rounding = min(sizes[:2]) / 2 - 1e-3
    return Thing(Box(sizes, centre, turn, rounding, 0.0), top, side, sides)


def paint_thing(image: Image, camera: Camera, thing: Thing) -> None:
    """Paint a thing with its sides, in place."""
    box = thing.box
    outline = camera.project(box.outline(1))
    darken(image, hull(np.vstack([camera.project(box.outline(-1)), outline])), 0.45, 3)
    fill(image, hull(np.vstack([camera.project(box.outline(-1)), outline])), thing.side.times(0.7))
    lay_picture(image, thing.top, camera.project(box.corners()), outline)
    for k, picture in enumerate(thing.sides):
        _paint_side(image, camera, box, k, picture)


def _paint_side(image: Image, camera: Camera, box: Box, k: int, picture: Image) -> None:
    along = box.turn @ rotation((0, 0, 1), k * np.pi / 2) @ np.array([1.0, 0, 0])
    across, up = np.cross([0, 0, 1.0], along), np.array([0, 0, 1.0])
    middle = box.centre + along * box.sizes[0] / 2
    if float(along @ (camera.eye - middle)) <= 0:
        return
    half = box.sizes[0] / 2
    corners = np.array([middle + across * a * half + up * b * half for a, b in ((-1, 1), (1, 1), (1, -1), (-1, -1))])
    pixels = camera.project(corners)
    lay_picture(image, picture * 0.8, pixels, pixels)


def _blank(rng: Rng, size: tuple[int, int]) -> tuple[Image, Colour]:
    colour = jitter(rng, Colour(235, 238, 240), 12) if rng.random() < 0.4 else Colour(*rng.uniform(10, 245, 3))
    picture = np.empty((size[1], size[0], 3), np.float32)
    picture[:] = colour
    return picture, colour


_Made = tuple[Image, tuple[float, float, float], Colour, tuple[Image, ...]]


def _die_face(number: int, colour: Colour, ink: Colour) -> Image:
    picture = np.empty((64, 64, 3), np.float32)
    picture[:] = colour
    sprite = pip_sprite(13, 2, ink, 0.3, 0, 0, 0, 0)
    for y, x in layouts(number)[0] * 18 + 32:
        paste(picture, sprite, (x, y))
    return picture


def _die(rng: Rng) -> _Made:
    _, colour = _blank(rng, (4, 4))
    ink = Colour(20, 20, 20) if sum(colour) > 330 else Colour(240, 240, 240)
    faces = [_die_face(int(n), colour, ink) for n in rng.permutation(6)[:5] + 1]
    side = float(rng.uniform(0.5, 1.1))
    return faces[0], (side, side, side), colour, tuple(faces[1:])


def _card(rng: Rng) -> _Made:
    picture, _ = _blank(rng, (150, 100))
    picture[:] = Colour(240, 240, 240)
    ink = Colour(30, 30, 200) if rng.random() < 0.5 else Colour(20, 20, 20)
    count = int(rng.integers(1, 11))
    sprite = pip_sprite(15, float(rng.choice([1, 1.4, 2])), ink, 0, 0, 0, 0, 0)
    for x, y in layouts(count)[0] * (50, 26) + (75, 50):
        paste(picture, sprite, (x, y))
    draw_text(picture, str(count), (10, 12), 13, 90, 4, ink)
    scale = float(rng.uniform(1.3, 3))
    return picture, (1.5 * scale, scale, 0.02), Colour(220, 220, 220), ()


def _label(rng: Rng) -> _Made:
    """A phone, cartridge, eraser, box or ticket: a rounded rectangle with a window, lines and words."""
    ratio = float(rng.choice([rng.uniform(1.0, 1.7), rng.uniform(1.7, 2.4)]))
    picture, colour = _blank(rng, (round(80 * ratio), 80))
    for _ in range(int(rng.integers(0, 4))):
        corner, size = rng.uniform(0.05, 0.5, 2), rng.uniform(0.1, 0.5, 2)
        low, high = corner * picture.shape[1::-1], (corner + size) * picture.shape[1::-1]
        cv2.rectangle(picture, tuple(map(int, low)), tuple(map(int, high)), Colour(*rng.uniform(0, 255, 3)), -1)
    if rng.random() < 0.6:
        word = str(rng.choice(["GAME", "Soft", "No. 2", "100", "PLAY", "B", "mini", "WiFi", "SOAP"]))
        draw_text(
            picture,
            word,
            (40 * ratio, rng.uniform(20, 60)),
            float(rng.uniform(8, 26)),
            0,
            int(rng.integers(0, 9)),
            Colour(*rng.uniform(0, 255, 3)),
        )
    scale = float(np.exp(rng.uniform(np.log(0.6), np.log(4))))
    return picture, (ratio * scale, scale, float(rng.uniform(0.02, 0.5))), colour.times(0.8), ()


def _studs(rng: Rng) -> _Made:
    """A toy brick, a keypad, a remote control, a blister or a switch: a grid of round or square things."""
    rows, columns = int(rng.integers(1, 5)), int(rng.integers(1, 9))
    picture, colour = _blank(rng, (columns * 24 + 8, rows * 24 + 8))
    ink = colour.times(float(rng.uniform(0.6, 1.3))) if rng.random() < 0.5 else Colour(*rng.uniform(0, 255, 3))
    sprite = pip_sprite(
        int(rng.integers(9, 21)), float(rng.choice([2, 2, 8])), ink, float(rng.uniform(-1, 1)), 0, 0, 0, 1
    )
    for x in range(columns):
        for y in range(rows):
            paste(picture, sprite, (x * 24 + 16, y * 24 + 16))
            if rng.random() < 0.3:
                draw_text(
                    picture, chr(int(rng.integers(65, 91))), (x * 24 + 16, y * 24 + 16), 9, 0, 4, Colour(20, 20, 20)
                )
    step = float(rng.uniform(0.2, 0.7))
    return picture, (columns * step + 0.1, rows * step + 0.1, float(rng.uniform(0.05, 0.5))), colour.times(0.8), ()


def _disc(rng: Rng) -> _Made:
    """A button, coin, counter, bottle top or draught."""
    picture, colour = _blank(rng, (64, 64))
    ink = colour.times(float(rng.uniform(0.3, 0.8))) if rng.random() < 0.6 else Colour(*rng.uniform(0, 255, 3))
    cv2.circle(picture, (32, 32), int(rng.integers(14, 29)), ink, int(rng.choice([1, 2, 5])), cv2.LINE_AA)
    sprite = pip_sprite(int(rng.integers(6, 12)), 2, ink, 0.5, 0, 0, 0, 1)
    for x, y in layouts(int(rng.choice([0, 0, 1, 2, 4, 4])))[0] * 7 + 32:
        paste(picture, sprite, (x, y))
    size = float(np.exp(rng.uniform(np.log(0.15), np.log(2))))
    return picture, (size, size, float(rng.uniform(0.02, 0.25))), colour, ()


def _pen(rng: Rng) -> _Made:
    picture, colour = _blank(rng, (240, 14))
    picture *= np.linspace(1.2, 0.6, 14, dtype=np.float32)[:, None, None]
    picture[:, : int(rng.integers(5, 90))] = Colour(*rng.uniform(0, 255, 3))
    return np.clip(picture, 0, 255), (float(rng.uniform(3, 9)), float(rng.uniform(0.15, 0.5)), 0.2), colour, ()


def _sheet(rng: Rng) -> _Made:
    """A note or score sheet with lines, boxes and numbers."""
    picture, colour = _blank(rng, (200, 260))
    for y in range(12, 260, int(rng.integers(12, 40))):
        cv2.line(picture, (8, y), (192, y), (150, 140, 130), 1)
        if rng.random() < 0.5:
            draw_text(
                picture,
                str(rng.integers(0, 300)),
                (rng.uniform(30, 170), y - 5),
                9,
                0,
                int(rng.integers(0, 9)),
                Colour(60, 40, 30),
            )
    return picture, (float(rng.uniform(4, 9)), float(rng.uniform(5, 11)), 0.01), colour, ()


_MAKERS: tuple[Callable[[Rng], _Made], ...] = (_die, _card, _label, _studs, _disc, _pen, _sheet)
_CHANCES = (0.18, 0.15, 0.24, 0.14, 0.16, 0.07, 0.06)

LIKE_TILES: dict[str, Callable[[Rng], _Made]] = {"dice": _die, "cards": _card, "studs": _studs}
"""Things that are most easily taken for tiles: two faces of a die, a small card, a strip of studs."""
