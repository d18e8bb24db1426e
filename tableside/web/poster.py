"""The end of an evening as a picture to send: a wooden table, and an ivory tile for each player with the place in pips."""

import functools
import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from tableside.web.lettering import SANS, SERIF, fitted, lines, width, write
from tableside.web.pips import SIDE, pips

WIDTH, HEIGHT, MARGIN, EDGE = 1080, 1350, 64, 132
FOOT = 84
OAK, GRAIN, WALNUT, ON_WALNUT = "#e3cda7", "#dcc49b", "#4b2d1a", "#fbf3e0"
IVORY, IVORY_SIDE, PIN, INK, QUIET, COMB = "#fffdf4", "#cbb78f", "#b08d4f", "#241a10", "#5c4a33", "#a3281b"
MOST_PIPS = 18
FINE = 2  # drawn twice as large and made smaller, so that curves are smooth

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Line:
    """One player's tile."""

    place: int
    name: str
    total: str
    leads: bool


@dataclass(frozen=True)
class Poster:
    """What the picture says, in the reader's language."""

    title: str
    headline: str
    why: str
    foot: str
    players: tuple[Line, ...]


@functools.lru_cache(maxsize=32)
def drawn(poster: Poster) -> bytes:
    """A PNG of 1080 by 1350 pixels."""
    sentences, top = _sentences(poster)
    boxes = _boxes(len(poster.players), top)
    image = _wood()
    fine = ImageDraw.Draw(image)
    _tile(fine, (WIDTH - MARGIN - 140, 28, WIDTH - MARGIN, 104), 9, 9)
    for box, line in zip(boxes, poster.players, strict=True):
        _player_tile(fine, box, line)
    image = image.reduce(FINE)
    draw = ImageDraw.Draw(image)
    write(draw, (MARGIN, 84), fitted(poster.title, SERIF, 42, WIDTH - 2 * MARGIN - 180), SERIF, 42, ON_WALNUT)
    for at, text, style, size, colour in sentences:
        write(draw, at, text, style, size, colour)
    for box, line in zip(boxes, poster.players, strict=True):
        _letters(draw, box, line)
    write(draw, (MARGIN, HEIGHT - 34), fitted(poster.foot, SANS, 28, WIDTH - 2 * MARGIN), SANS, 28, QUIET)
    return _png(image)


Sentence = tuple[tuple[float, float], str, Sequence[str], int, str]


def _sentences(poster: Poster) -> tuple[list[Sentence], float]:
    """Who won, in the largest letters that fit in three lines, and why; and where the tiles may begin."""
    room = WIDTH - 2 * MARGIN
    size = next((one for one in (88, 72, 60, 50) if len(lines(poster.headline, SERIF, one, room)) <= 2), 44)
    written: list[Sentence] = []
    y = EDGE + 24.0
    for text, style, one_size, most, colour in (
        (poster.headline, SERIF, size, 3, INK),
        (poster.why, SANS, 34, 3, QUIET),
    ):
        for line in lines(text, style, one_size, room)[:most]:
            y += one_size * 1.25
            written.append(((MARGIN, y), line, style, one_size, colour))
        y += 14
    return written, y + 22


def _boxes(players: int, top: float) -> list[Box]:
    """Where each player's tile lies: one below the other, in two columns from ten on."""
    columns = 1 if players <= 9 else 2
    rows = -(-players // columns)
    gap = 14 if players <= 9 else 10
    height = min(128.0, (HEIGHT - FOOT - top - gap * (rows - 1)) / max(1, rows))
    breadth = (WIDTH - 2 * MARGIN - gap * (columns - 1)) / columns
    return [
        (x, y, x + breadth, y + height)
        for x, y in (
            (MARGIN + (index // rows) * (breadth + gap), top + (index % rows) * (height + gap))
            for index in range(players)
        )
    ]


def _wood() -> Image.Image:
    """Oak below, the walnut edge of the table above."""
    image = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), OAK)
    draw = ImageDraw.Draw(image)
    for x in range(0, WIDTH * FINE, 46):
        draw.line((x, 0, x - 30, HEIGHT * FINE), GRAIN, 2)
        draw.line((x + 22, 0, x - 8, HEIGHT * FINE), GRAIN, 4)
    draw.rectangle((0, 0, WIDTH * FINE, EDGE * FINE), WALNUT)
    return image


def _player_tile(draw: ImageDraw.ImageDraw, box: Box, line: Line) -> None:
    """A long tile lying on its side: the place on its left half, room for name and total on the right."""
    _blank(draw, box)
    left, top, _, bottom = box
    half = bottom - top - 4
    _bar(draw, left + half + 4, top, bottom)
    if line.place <= MOST_PIPS:
        _pips(draw, (left + 2, top), half, line.place, COMB if line.leads else INK)


def _tile(draw: ImageDraw.ImageDraw, box: Box, first: int, second: int) -> None:
    _blank(draw, box)
    left, top, right, bottom = box
    middle = (left + right) / 2
    _bar(draw, middle, top, bottom)
    _pips(draw, (left, top), middle - left, first, INK)
    _pips(draw, (middle, top), middle - left, second, INK)


def _blank(draw: ImageDraw.ImageDraw, box: Box) -> None:
    left, top, right, bottom = (edge * FINE for edge in box)
    radius = min(16 * FINE, (bottom - top) / 4)
    draw.rounded_rectangle((left, top + 5 * FINE, right, bottom + 3 * FINE), radius, IVORY_SIDE)
    draw.rounded_rectangle((left, top, right, bottom - 3 * FINE), radius, IVORY, IVORY_SIDE, FINE)


def _bar(draw: ImageDraw.ImageDraw, x: float, top: float, bottom: float) -> None:
    """The bar between the halves, and the brass pin in its middle."""
    inset = (bottom - top) / 7
    draw.line((x * FINE, (top + inset) * FINE, x * FINE, (bottom - inset - 3) * FINE), IVORY_SIDE, 2 * FINE)
    draw.circle((x * FINE, (top + bottom - 3) / 2 * FINE), 4 * FINE, PIN)


def _pips(draw: ImageDraw.ImageDraw, at: tuple[float, float], side: float, number: int, colour: str) -> None:
    """Turned by a quarter, as they are on a tile that lies on its side."""
    scale = side / SIDE
    for pip in pips(number):
        centre = ((at[0] + pip.y * scale) * FINE, (at[1] + pip.x * scale) * FINE)
        draw.circle(centre, pip.r * scale * FINE, colour)


def _letters(draw: ImageDraw.ImageDraw, box: Box, line: Line) -> None:
    left, top, right, bottom = box
    height = bottom - top
    total_size, size = round(height * 0.5), round(height * 0.4)
    total_left = right - height * 0.3 - width(line.total, SANS, total_size)
    baseline = top + height * 0.5 + total_size * 0.34
    write(draw, (total_left, baseline), line.total, SANS, total_size, COMB if line.leads else INK)
    start = left + height * 1.3
    room = total_left - start - height * 0.25
    size = next(
        (one for one in (size, round(size * 0.8), round(size * 0.66)) if width(line.name, SANS, one) <= room), size
    )
    name = fitted(line.name, SANS, size, room)
    write(draw, (start, top + height * 0.5 + size * 0.34), name, SANS, size, INK)
    if line.place > MOST_PIPS:
        place = str(line.place)
        x = left + (height - width(place, SANS, size)) / 2
        write(draw, (x, top + height * 0.5 + size * 0.34), place, SANS, size, INK)


def _png(image: Image.Image) -> bytes:
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()
