"""The end of an evening as a picture to send: a wooden table, and for each player an ivory tile, the place in pips."""

import functools
import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from tableside.web.lettering import SANS, SERIF, fitted, lines, width, write
from tableside.web.pips import SIDE, pips

WIDTH, LEAST_HEIGHT, MARGIN, EDGE, FOOT = 1080, 1080, 64, 132, 96
OAK, GRAIN, WALNUT, ON_WALNUT = "#e3cda7", "#dcc49b", "#4b2d1a", "#fbf3e0"
IVORY, IVORY_SIDE, PIN, INK, QUIET, COMB = "#fffdf4", "#cbb78f", "#b08d4f", "#241a10", "#5c4a33", "#a3281b"
MOST_PIPS = 9
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
    """A PNG 1080 pixels wide, as tall as its players need."""
    sentences, top = _sentences(poster)
    boxes = _boxes(len(poster.players), top)
    height = _height(boxes, top)
    image = _shapes(poster, boxes, height).reduce(FINE)
    draw = ImageDraw.Draw(image)
    write(draw, (MARGIN, 84), fitted(poster.title, SERIF, 42, WIDTH - 2 * MARGIN - 180), SERIF, 42, ON_WALNUT)
    for at, text, style, size, colour in sentences:
        write(draw, at, text, style, size, colour)
    for box, line in zip(boxes, poster.players, strict=True):
        _letters(draw, box, line)
    _foot(draw, poster.foot, height)
    return _png(image)


def _foot(draw: ImageDraw.ImageDraw, text: str, height: int) -> None:
    """When it was played, in one line."""
    room = WIDTH - 2 * MARGIN
    size = next((size for size in (28, 26, 24, 22) if width(text, SANS, size) <= room), 20)
    write(draw, (MARGIN, height - 36), fitted(text, SANS, size, room), SANS, size, QUIET)


@functools.lru_cache(maxsize=256)
def height_of(poster: Poster) -> int:
    """How tall the picture will be, so that its page keeps the room free."""
    top = _sentences(poster)[1]
    return _height(_boxes(len(poster.players), top), top)


def _height(boxes: Sequence[Box], top: float) -> int:
    return max(LEAST_HEIGHT, round(max((box[3] for box in boxes), default=top)) + FOOT)


Sentence = tuple[tuple[float, float], str, Sequence[str], int, str]


def _sentences(poster: Poster) -> tuple[list[Sentence], float]:
    """Who won, in the largest letters that fit, and why; and where the tiles may begin."""
    written: list[Sentence] = []
    y = EDGE + 20.0
    for text, style, size, most, colour in (
        (poster.headline, SERIF, _headline_size(poster.headline), 3, INK),
        (poster.why, SANS, 34, 4, QUIET),
    ):
        for line in _at_most(most, lines(text, style, size, WIDTH - 2 * MARGIN)):
            y += size * 1.28
            written.append(((MARGIN, y), line, style, size, colour))
        y += 24
    return written, y + 22


def _headline_size(headline: str) -> int:
    """One line if it can be, else two, else small."""
    for most, sizes in ((1, (88, 80, 72, 64)), (2, (72, 64, 56))):
        for size in sizes:
            if len(lines(headline, SERIF, size, WIDTH - 2 * MARGIN)) <= most:
                return size
    return 48


def _at_most(most: int, broken: list[str]) -> list[str]:
    return broken if len(broken) <= most else [*broken[: most - 1], f"{broken[most - 1]} …"]


def _boxes(players: int, top: float) -> list[Box]:
    """Where each player's tile lies: one below the other, in two columns from ten on."""
    columns = 1 if players <= 9 else 2
    rows = -(-players // columns)
    height, gap = (128, 16) if players <= 5 else (100, 14) if players <= 9 else (74, 12)
    breadth = (WIDTH - 2 * MARGIN - gap * (columns - 1)) / columns
    places = (divmod(index, rows) for index in range(players))
    corners = ((MARGIN + column * (breadth + gap), top + row * (height + gap)) for column, row in places)
    return [(x, y, x + breadth, y + height) for x, y in corners]


def _shapes(poster: Poster, boxes: Sequence[Box], height: int) -> Image.Image:
    """Oak below, the walnut edge of the table above with the double-nine of the house, and the players' tiles."""
    image = Image.new("RGB", (WIDTH * FINE, height * FINE), OAK)
    draw = ImageDraw.Draw(image)
    for x in range(0, WIDTH * FINE + 60, 46):
        draw.line((x, 0, x - 30, height * FINE), GRAIN, 2)
        draw.line((x + 22, 0, x - 8, height * FINE), GRAIN, 4)
    draw.rectangle((0, 0, WIDTH * FINE, EDGE * FINE), WALNUT)
    _house_tile(draw, (WIDTH - MARGIN - 140, 28, WIDTH - MARGIN, 104))
    for box, line in zip(boxes, poster.players, strict=True):
        _player_tile(draw, box, line)
    return image


def _house_tile(draw: ImageDraw.ImageDraw, box: Box) -> None:
    _blank(draw, box)
    left, top, right, bottom = box
    middle = (left + right) / 2
    _bar(draw, middle, top, bottom)
    for start in (left, middle):
        _pips(draw, (start, top), middle - left, 9, INK)


def _player_tile(draw: ImageDraw.ImageDraw, box: Box, line: Line) -> None:
    """A long tile lying on its side: the place on its left half, room for name and total on the right."""
    _blank(draw, box)
    left, top, _, bottom = box
    half = bottom - top
    _bar(draw, left + half, top, bottom)
    if line.place <= MOST_PIPS:
        _pips(draw, (left, top), half, line.place, COMB if line.leads else INK)


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
    """Turned by a quarter, as they are on a tile that lies on its side, and clear of its edges."""
    inset = side * 0.08
    scale = (side - 2 * inset) / SIDE
    for pip in pips(number):
        centre = ((at[0] + inset + pip.y * scale) * FINE, (at[1] + inset - 1 + pip.x * scale) * FINE)
        draw.circle(centre, pip.r * scale * FINE, colour)


def _letters(draw: ImageDraw.ImageDraw, box: Box, line: Line) -> None:
    left, top, right, bottom = box
    height = bottom - top
    large = round(height * 0.5)
    total_left = right - height * 0.3 - width(line.total, SANS, large)
    _write_middle(draw, (total_left, box), line.total, large, COMB if line.leads else INK)
    start = left + height * 1.3
    room = total_left - start - height * 0.25
    sizes = [round(height * part) for part in ((0.4, 0.36, 0.32, 0.28) if height >= 100 else (0.33, 0.28))]
    size = next((one for one in sizes if width(line.name, SANS, one) <= room), sizes[-1])
    _write_middle(draw, (start, box), fitted(line.name, SANS, size, room), size, INK)
    if line.place > MOST_PIPS:
        place = str(line.place)
        _write_middle(draw, (left + (height - width(place, SANS, sizes[0])) / 2, box), place, sizes[0], INK)


def _write_middle(draw: ImageDraw.ImageDraw, at: tuple[float, Box], text: str, size: int, colour: str) -> None:
    """Half-way between the upper and the lower edge of a tile."""
    x, (_, top, _, bottom) = at
    write(draw, (x, (top + bottom) / 2 + size * 0.34), text, SANS, size, colour)


def _png(image: Image.Image) -> bytes:
    written = io.BytesIO()
    image.save(written, "PNG", compress_level=7)
    return written.getvalue()
