"""Numbers written with the fonts that come with OpenCV and Pillow, for numeral tiles, cards and packages."""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np
import numpy.typing as npt
from PIL import Image as Pictures
from PIL import ImageDraw, ImageFont

from tableside.vision.synthetic.colours import Colour

Image = npt.NDArray[np.float32]
Mask = npt.NDArray[np.float32]

_GLYPH = 96
_NAMES = (
    "DejaVuSans-Bold.ttf", "DejaVuSerif-Bold.ttf", "LiberationSans-Bold.ttf", "LiberationSerif-Regular.ttf",
    "LiberationSansNarrow-Bold.ttf", "LiberationSerif-BoldItalic.ttf", "DejaVuSans.ttf", "LiberationMono-Bold.ttf",
    "LiberationSans-Regular.ttf", "DejaVuSansCondensed-BoldOblique.ttf", "LiberationSerif-Bold.ttf",
)  # fmt: skip
FONTS = 3 + len(_NAMES)
"""How many ways of writing digits there are."""


def draw_number(
    image: Image, number: int, centre: tuple[float, float], height: float, turn: float, font: int, colour: Colour
) -> None:
    """Write a number in place, its digits so many pixels high, turned by degrees; 6 and 9 are underlined."""
    draw_text(image, str(number), centre, height, turn, font, colour, underline=number in (6, 9))


def draw_text(
    image: Image, text: str, centre: tuple[float, float], height: float, turn: float, font: int, colour: Colour,
    underline: bool = False,
) -> None:  # fmt: skip
    """Write any text in place in the same way."""
    mask = _mask(text, font, underline)
    scale = height / (_GLYPH * 0.72)
    matrix = cv2.getRotationMatrix2D((mask.shape[1] / 2, mask.shape[0] / 2), turn, scale)
    matrix[:, 2] += np.array(centre) - (mask.shape[1] / 2, mask.shape[0] / 2)
    shrunk = cv2.GaussianBlur(mask, (0, 0), max(0.1, 0.4 / max(scale, 1e-3)))
    alpha = cv2.warpAffine(shrunk, matrix, (image.shape[1], image.shape[0]), flags=cv2.INTER_LINEAR)[..., None]
    image += (np.array(colour, np.float32) - image) * alpha


@lru_cache(maxsize=4096)
def _mask(text: str, font: int, underline: bool) -> Mask:
    canvas = np.zeros((_GLYPH * 2, _GLYPH * (2 + len(text))), np.uint8)
    width = _write_hershey(canvas, text, font) if font < 3 else _write_outline(canvas, text, font)
    if underline:
        middle, y = canvas.shape[1] // 2, round(_GLYPH * 1.5)
        cv2.line(canvas, (middle - width // 2, y), (middle + width // 2, y), 255, 9, cv2.LINE_AA)
    return np.asarray(canvas / 255, dtype=np.float32)


def _write_hershey(canvas: npt.NDArray[np.uint8], text: str, font: int) -> int:
    face = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_COMPLEX)[font]
    scale, weight = _GLYPH * 0.72 / 22, (9, 5, 4)[font]
    (width, height), _ = cv2.getTextSize(text, face, scale, weight)
    origin = ((canvas.shape[1] - width) // 2, (canvas.shape[0] + height) // 2)
    cv2.putText(canvas, text, origin, face, scale, 255, weight, cv2.LINE_AA)
    return width


def _write_outline(canvas: npt.NDArray[np.uint8], text: str, font: int) -> int:
    picture = Pictures.fromarray(canvas)
    face = _face(font - 3)
    draw = ImageDraw.Draw(picture)
    left, top, right, bottom = draw.textbbox((0, 0), text, font=face)
    draw.text(((canvas.shape[1] - left - right) / 2, (canvas.shape[0] - top - bottom) / 2), text, fill=255, font=face)
    canvas[:] = np.asarray(picture)
    return int(right - left)


@lru_cache(maxsize=16)
def _face(index: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Open a usual font where the machine has it, Pillow's own where not."""
    try:
        return ImageFont.truetype(_NAMES[index % len(_NAMES)], _GLYPH)
    except OSError:
        return ImageFont.load_default(_GLYPH)
