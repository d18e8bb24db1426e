"""The result as a picture to send: drawn here, with whatever font can write the names."""

import io
from collections.abc import Iterator

from PIL import Image, ImageDraw

from tableside.scoring.scorecard import Scorecard
from tableside.web.fonts import font_for
from tableside.web.pips import SIDE, pips
from tableside.wording.card import headline
from tableside.wording.result import result_title, why_won

WIDTH, MARGIN, LINE = 1080, 72, 96
TABLE, SHEET, INK, QUIET, ACCENT, IVORY, EDGE = (
    "#e3cda7",
    "#fffaf0",
    "#241a10",
    "#5c4a33",
    "#a3281b",
    "#fffdf4",
    "#cbb78f",
)


def drawn_result(card: Scorecard) -> bytes:
    """A PNG with winner, why, and all places; as tall as it needs to be."""
    sentences = [*_wrapped(headline(card), 58, 900), *_wrapped(why_won(card), 36, 900, quiet=True)]
    top = MARGIN + 150 + sum(size + 18 for _, size, _ in sentences) + 40
    image = Image.new("RGB", (WIDTH, top + LINE * len(card.standings) + 2 * MARGIN), TABLE)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((36, 36, WIDTH - 36, image.height - 36), 36, SHEET)
    _draw_tile(draw, WIDTH - MARGIN - 72, MARGIN + 8)
    _write(draw, (MARGIN, MARGIN + 30), _fitting(result_title(card), 48, 780), 48, QUIET)
    y = MARGIN + 150
    for sentence, size, colour in sentences:
        _write(draw, (MARGIN, y), sentence, size, colour)
        y += size + 18
    _draw_places(draw, card, top)
    return _png(image)


def _draw_places(draw: ImageDraw.ImageDraw, card: Scorecard, top: int) -> None:
    for index, one in enumerate(card.standings):
        y = top + index * LINE
        draw.line((MARGIN, y, WIDTH - MARGIN, y), EDGE, 2)
        colour = ACCENT if one.place == 1 and one.player in card.leaders else INK
        _write(draw, (MARGIN, y + 20), str(one.place), 44, colour)
        _write(draw, (MARGIN + 90, y + 20), _fitting(card.names[one.player], 44, 640), 44, colour)
        _write(draw, (WIDTH - MARGIN, y + 20), str(one.total), 48, colour, anchor="ra")


def _draw_tile(draw: ImageDraw.ImageDraw, x: int, y: int) -> None:
    """The double-nine of the house."""
    draw.rounded_rectangle((x, y, x + 72, y + 132), 12, IVORY, EDGE, 3)
    draw.line((x + 12, y + 66, x + 60, y + 66), EDGE, 3)
    scale = 60 / SIDE
    for half in (0, 62):
        for pip in pips(9):
            centre = (x + 6 + pip.x * scale, y + 4 + half + pip.y * scale)
            draw.circle(centre, pip.r * scale, INK)


def _write(
    draw: ImageDraw.ImageDraw, at: tuple[int, int], text: str, size: int, colour: str, anchor: str = "la"
) -> None:
    draw.text(at, text, colour, font_for(text, size), anchor=anchor)


def _wrapped(text: str, size: int, width: int, *, quiet: bool = False) -> Iterator[tuple[str, int, str]]:
    """Lines no wider than `width`, with their size and colour."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and font_for(text, size).getlength(longer) > width:
            yield _fitting(line, size, width), size, QUIET if quiet else INK
            longer = word
        line = longer
    if line:
        yield _fitting(line, size, width), size, QUIET if quiet else INK


def _fitting(text: str, size: int, width: int) -> str:
    font = font_for(text, size)
    while len(text) > 1 and font.getlength(text) > width:
        text = text[:-2].rstrip("…") + "…"
    return text


def _png(image: Image.Image) -> bytes:
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()
