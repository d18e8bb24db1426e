"""The picture on a tile's face: body, bar, spinner, pips or digits, frame, wear; and the picture on its back."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.layouts import layouts
from tableside.vision.synthetic.colours import Colour, contrast
from tableside.vision.synthetic.digits import FONTS, draw_number
from tableside.vision.synthetic.marker import draw_dabs, draw_stroke
from tableside.vision.synthetic.noise import grain, smooth_noise
from tableside.vision.synthetic.relief import emboss, speckle
from tableside.vision.synthetic.sprite import paste, pip_sprite
from tableside.vision.synthetic.style import DigitStyle, TileStyle

Rng = np.random.Generator
Image = npt.NDArray[np.float32]
Points = npt.NDArray[np.float64]


def draw_face(rng: Rng, style: TileStyle, numbers: tuple[int, int], width: int, light: float) -> tuple[Image, Points]:
    """Draw a face (width, width * aspect, 3) lit from an angle; also give its pips (n, 2) in widths from the centre."""
    image = _body(rng, style, width)
    if style.surface.frame:
        _draw_frame(image, style)
    if style.surface.relief:
        emboss(rng, image, style.surface.relief, style.surface.depth)
    _draw_bar(rng, image, style, light)
    pips = [_draw_half(rng, image, style, number, side, light) for number, side in zip(numbers, (-1, 1), strict=True)]
    _wear(rng, image, style)
    return np.clip(image, 0, 255, out=image), np.vstack(pips)


def draw_back(rng: Rng, style: TileStyle, width: int) -> Image:
    """Draw the back of a tile: plain, or with the maker's pattern, which must not be read as pips."""
    image = _body(rng, style, width)
    ink = contrast(style.body, float(rng.uniform(25, 120)), rng)
    size = (image.shape[1], image.shape[0])
    if style.back == "logo":
        cv2.ellipse(
            image,
            ((size[0] / 2, size[1] / 2), (size[0] * 0.4, size[1] * 0.5), 0),
            ink,
            max(1, width // 30),
            cv2.LINE_AA,
        )
        draw_number(
            image,
            int(rng.integers(10, 1900)),
            (size[0] / 2, size[1] / 2),
            width * 0.2,
            0,
            int(rng.integers(0, FONTS)),
            ink,
        )
    elif style.back == "lines":
        for x in np.linspace(0, size[0], int(rng.integers(5, 14))):
            cv2.line(image, (int(x), 0), (int(x + width * 0.4), size[1]), ink, max(1, width // 40), cv2.LINE_AA)
    elif style.back == "pattern":
        inset = int(width * rng.uniform(0.08, 0.2))
        cv2.rectangle(image, (inset, inset), (size[0] - inset, size[1] - inset), ink, max(1, width // 25), cv2.LINE_AA)
    return image


def _body(rng: Rng, style: TileStyle, width: int) -> Image:
    shape = (width, round(width * style.aspect))
    image = np.empty((*shape, 3), np.float32)
    image[:] = style.body
    if style.material in ("wood", "darkwood"):
        image *= 1 + grain(rng, shape, float(rng.uniform(2, 9)))[..., None] * (0.08 + 0.3 * style.grain)
    elif style.grain > 0.6:
        image *= 1 + smooth_noise(rng, shape, float(rng.uniform(3, 14)))[..., None] * 0.16 * (style.grain - 0.5)
    return image


def _draw_frame(image: Image, style: TileStyle) -> None:
    width = image.shape[0]
    inset = int(width * style.surface.frame)
    far = (image.shape[1] - inset, width - inset)
    cv2.rectangle(
        image, (inset, inset), far, contrast(style.body, 45, np.random.default_rng(0)), max(1, width // 40), cv2.LINE_AA
    )


def _draw_bar(rng: Rng, image: Image, style: TileStyle, light: float) -> None:
    bar, width = style.bar, image.shape[0]
    if style.pips.dabbed and bar.length:
        draw_stroke(rng, image, bar.length, bar.breadth, bar.colour)
        return
    middle = image.shape[1] / 2 + rng.normal(0, 0.004) * width
    tilt = rng.normal(0, 0.02) if style.pips.wander > 0.012 else 0.0
    shifts = () if not bar.length else (-bar.breadth * 0.8, bar.breadth * 0.8) if bar.doubled else (0.0,)
    for shift in shifts:
        _bar_line(
            image, middle + shift * width, bar.length / 2, bar.breadth * (0.6 if bar.doubled else 1), bar.colour, tilt
        )
    if bar.engraved and bar.length:
        lit = contrast(style.body, 28, np.random.default_rng(1)) if sum(style.body) > 600 else style.body.times(1.5)
        edge = middle + np.sign(np.cos(light)) * bar.breadth * width * 0.5
        _bar_line(image, edge, bar.length / 2, max(0.008, bar.breadth * 0.22), lit, tilt)
    if bar.spinner:
        sprite = pip_sprite(max(3, round(bar.spinner * width * 2)), 2, bar.spinner_colour, -0.8, 0.7, 0, 0, light)
        paste(image, sprite, (middle, width / 2))


def _bar_line(image: Image, x: float, half: float, breadth: float, colour: Colour, tilt: float) -> None:
    width = image.shape[0]
    corners = np.array([(-breadth / 2, -half), (breadth / 2, -half), (breadth / 2, half), (-breadth / 2, half)])
    corners[:, 0] += corners[:, 1] * tilt
    points = corners * width + (x, width / 2)
    cv2.fillConvexPoly(image, np.round(points * 16).astype(np.int32), colour, cv2.LINE_AA, 4)


def _draw_half(rng: Rng, image: Image, style: TileStyle, number: int, side: int, light: float) -> Points:
    if style.digits:
        _draw_numeral(image, style, style.digits, number, side)
        return np.zeros((0, 2))
    places = _places(rng, style, number, side)
    if not len(places):
        return places
    pip = style.pips
    radius = pip.radius * (1 - pip.smaller * (number > 9))
    radius = min(radius, max(roomy(places), radius * 0.6))
    if pip.dabbed:
        draw_dabs(rng, image, places, radius, style.colours[number])
        return places
    size = max(2.0, radius * image.shape[0] * 2)
    sprite = pip_sprite(round(size), pip.power, style.colours[number], pip.relief, pip.gloss, pip.ring, pip.hole, light)
    worn = pip_sprite(round(size), pip.power, contrast(style.body, 26, rng), 0.9, 0, 0, 0, light)
    for x, y in places * image.shape[0] + (image.shape[1] / 2, image.shape[0] / 2):
        paste(image, worn if rng.random() < pip.unpainted else sprite, (x, y))
    return places


def _places(rng: Rng, style: TileStyle, number: int, side: int) -> Points:
    unit = layouts(number)[style.layout_choice[number]]
    points = unit[:, ::-1] if number in style.turned else unit
    if style.mirrored and number in (2, 3):
        points = points * (1, -1)
    along, across = np.minimum(np.array(style.reach) * style.spread[number], 0.93 - 2 * style.pips.radius)
    spots = points * (style.aspect / 4 * along, 0.5 * across) * side + (side * style.aspect / 4, 0)
    return np.asarray(spots + rng.normal(0, 1, spots.shape) * style.pips.wander)


def roomy(places: Points) -> float:
    """Give the largest radius with which pips stay clear of one another, as every maker lets them."""
    gaps = np.linalg.norm(places[:, None] - places[None], axis=2) + np.eye(len(places)) * 9
    return float(gaps.min()) * 0.46


def _draw_numeral(image: Image, style: TileStyle, digits: DigitStyle, number: int, side: int) -> None:
    turns = {"along": 0, "across": 90, "bar": 90 * side, "edge": -90 * side}[digits.way]
    width = image.shape[0]
    centre = (image.shape[1] / 2 + side * width * style.aspect / 4, width / 2)
    ink = style.colours[number]
    if digits.badge:
        size, line = round(width * 0.41), -1 if digits.badge == "disc" else max(1, width // 30)
        cv2.circle(image, (round(centre[0]), round(centre[1])), size, ink, line, cv2.LINE_AA)
        ink = style.body if digits.badge == "disc" else ink
    height = width * digits.height * (0.8 if digits.badge else 1) * (0.85 if number > 9 else 1)
    draw_number(image, number, centre, height, turns, digits.font, ink)


def _wear(rng: Rng, image: Image, style: TileStyle) -> None:
    for _ in range(int(style.surface.wear * 8)):
        start = rng.uniform(0, 1, 2) * image.shape[1::-1]
        end = start + rng.normal(0, 0.2, 2) * image.shape[0]
        shade = float(np.mean(style.body) * rng.uniform(0.6, 1.35))
        cv2.line(image, tuple(map(int, start)), tuple(map(int, end)), (shade,) * 3, 1, cv2.LINE_AA)
    if style.surface.specks:
        speckle(rng, image, style.body, int(rng.integers(0, style.surface.specks + 1)))
    if style.surface.wear:
        image *= 1 + smooth_noise(rng, image.shape[:2], 6)[..., None] * 0.14 * style.surface.wear
