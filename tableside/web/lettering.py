"""Letters for pictures, in any script that this machine has a font for; what no font has is left out."""

import functools
import unicodedata
from collections.abc import Iterator, Sequence

from PIL import ImageDraw, ImageFont

Font = ImageFont.FreeTypeFont

SERIF = ("NotoSerif-Bold.ttf", "Georgia Bold.ttf", "DejaVuSerif-Bold.ttf", "LiberationSerif-Bold.ttf")
SANS = ("NotoSans-Bold.ttf", "Arial Bold.ttf", "DejaVuSans-Bold.ttf", "LiberationSans-Bold.ttf")
_CJK = ("NotoSansCJK-Bold.ttc", "NotoSansCJK-Regular.ttc", "Hiragino Sans GB.ttc", "AppleSDGothicNeo.ttc")
_ANYTHING = ("DejaVuSans-Bold.ttf", "Arial Unicode.ttf", "NotoSansSymbols-Bold.ttf", "NotoSansSymbols2-Regular.ttf")
_EAST_ASIAN = {"Cjk", "Hiragana", "Katakana", "Hangul"}
_BUILT_IN = "Aileron"
VIRAMA = 9  # its class in Unicode
_NO_CHARACTER = "\U0010ffff"


def write(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, style: Sequence[str], size: int, colour: str
) -> None:
    """One line, from its left end on the baseline."""
    x, y = at
    for letters, font in _runs(text, style, size):
        draw.text((x, y), letters, colour, font, anchor="ls")
        x += font.getlength(letters)


def width(text: str, style: Sequence[str], size: int) -> float:
    return sum(font.getlength(letters) for letters, font in _runs(text, style, size))


def legible(text: str) -> str:
    """The text without what cannot be written here, such as emoji where there is no font for them."""
    return " ".join("".join(letters for letters, _ in _runs(text, SANS, 20)).split())


def fitted(text: str, style: Sequence[str], size: int, room: float) -> str:
    """The text, cut short if it is wider than the room."""
    shortened = text
    while len(shortened) > 1 and width(shortened, style, size) > room:
        shortened = _without_last(shortened.removesuffix("…")).rstrip() + "…"
    return shortened


def _without_last(text: str) -> str:
    """The text without its last sign: a letter goes with the vowels and marks on it, and with what it was joined to."""
    cut = len(text) - 1
    while cut > 0 and (_is_mark(text[cut]) or _is_joiner(text[cut - 1])):
        cut -= 1
    return text[:cut]


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in {"Mn", "Mc", "Me", "Cf"}


def _is_joiner(letter: str) -> bool:
    """The sign that takes a letter's own vowel away and joins it to the next one, or one that cannot be seen."""
    return unicodedata.combining(letter) == VIRAMA or unicodedata.category(letter) == "Cf"


def lines(text: str, style: Sequence[str], size: int, room: float) -> list[str]:
    """The text in lines no wider than the room, broken between words."""
    broken: list[str] = []
    for word in text.split():
        longer = f"{broken[-1]} {word}" if broken else word
        if broken and width(longer, style, size) <= room:
            broken[-1] = longer
        else:
            broken.append(fitted(word, style, size, room))
    return broken


def _runs(text: str, style: Sequence[str], size: int) -> Iterator[tuple[str, Font]]:
    """The text in pieces that one font can write, each with that font."""
    piece, name = "", ""
    for letter in text:
        found = name if _joins(letter, name) else _name_of_font(letter, tuple(style))
        if found != name and piece:
            yield piece, _font(name, size)
            piece = ""
        name = found
        piece += letter if name else ""
    if piece:
        yield piece, _font(name, size)


def _joins(letter: str, before: str) -> bool:
    """Spaces, marks and joiners stay with what they stand beside, and go with it where it cannot be written."""
    return (letter == " " and before != "") or _is_mark(letter)


@functools.lru_cache(maxsize=4096)
def _name_of_font(letter: str, style: tuple[str, ...]) -> str:
    """The first font that has the letter; nothing where none has."""
    usual = next(filter(_is_there, style), _BUILT_IN)
    fonts = (usual, *_fonts_of_script(letter), *_ANYTHING, _BUILT_IN)
    return next((name for name in fonts if _has(name, letter)), "")


def _fonts_of_script(letter: str) -> Sequence[str]:
    """A letter's Unicode name begins with its script, as the file name of a Noto font ends with it."""
    words = unicodedata.name(letter, "").title().split()
    if not words or words[0] in {"Latin", "Greek", "Cyrillic"}:
        return ()
    if words[0].partition("-")[0] in _EAST_ASIAN:
        return _CJK
    scripts = (words[0], "".join(words[:2]))
    return [f"NotoSans{script}-{weight}.ttf" for script in scripts for weight in ("Bold", "Regular")]


@functools.lru_cache(maxsize=4096)
def _has(name: str, letter: str) -> bool:
    if not _is_there(name):
        return False
    font = _font(name, 24)
    drawn, missing = font.getmask(letter), font.getmask(_NO_CHARACTER)
    return (drawn.size, bytes(drawn)) != (missing.size, bytes(missing))


@functools.lru_cache(maxsize=256)
def _is_there(name: str) -> bool:
    try:
        _font(name, 24)
    except OSError:
        return False
    return True


@functools.lru_cache(maxsize=256)
def _font(name: str, size: int) -> Font:
    """Pillow looks for a file of this name where the system keeps its fonts; its own font needs no file."""
    if name == _BUILT_IN:
        font = ImageFont.load_default(size)
        assert isinstance(font, Font)
        return font
    return ImageFont.truetype(name, size)
