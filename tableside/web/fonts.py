"""A font that can write a name: Pillow's own, or the system's for the scripts that it lacks. None is shipped."""

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import ImageFont

FOLDERS = ("/usr/share/fonts", "/System/Library/Fonts", "/Library/Fonts")

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


def font_for(text: str, size: int) -> Font:
    """Pillow's own font writes Latin, Greek and Cyrillic; for other scripts the system is asked."""
    return _loaded(_script(text), size)


def _script(text: str) -> str:
    """The Noto font of the first letter that Pillow's own font does not have."""
    return next((name for letter in text for first, last, name in _SCRIPTS if first <= ord(letter) <= last), "")


@functools.lru_cache(maxsize=64)
def _loaded(script: str, size: int) -> Font:
    found = next(_font_files(script), None) if script else None
    return ImageFont.truetype(found, size) if found else ImageFont.load_default(size)


def _font_files(script: str) -> Iterator[Path]:
    for folder in FOLDERS:
        for pattern in (f"NotoSans{script}-Regular.*", f"NotoSans{script}*.tt*", f"NotoSans{script}*.otf"):
            yield from sorted(Path(folder).rglob(pattern))


_SCRIPTS: Sequence[tuple[int, int, str]] = (
    (0x0590, 0x05FF, "Hebrew"),
    (0x0600, 0x06FF, "Arabic"),
    (0x0900, 0x097F, "Devanagari"),
    (0x0980, 0x09FF, "Bengali"),
    (0x0A00, 0x0A7F, "Gurmukhi"),
    (0x0A80, 0x0AFF, "Gujarati"),
    (0x0B80, 0x0BFF, "Tamil"),
    (0x0C00, 0x0C7F, "Telugu"),
    (0x0C80, 0x0CFF, "Kannada"),
    (0x0D00, 0x0D7F, "Malayalam"),
    (0x0D80, 0x0DFF, "Sinhala"),
    (0x0E00, 0x0E7F, "Thai"),
    (0x3040, 0x9FFF, "CJK"),
    (0xAC00, 0xD7AF, "CJK"),
)
