"""QR codes as one SVG path: smaller than the usual one, and scanned as well."""

import functools
from dataclasses import dataclass

from qrcode.constants import ERROR_CORRECT_M
from qrcode.main import QRCode

BORDER = 4


@dataclass(frozen=True)
class Drawing:
    """A path in a square of `size` modules, border included."""

    size: int
    path: str


@functools.lru_cache(maxsize=512)
def drawn(text: str) -> Drawing:
    code = QRCode(error_correction=ERROR_CORRECT_M, border=0)
    code.add_data(text)
    code.make(fit=True)
    rows = [_row(y + BORDER, row) for y, row in enumerate(code.modules)]
    return Drawing(len(code.modules) + 2 * BORDER, "".join(rows))


def _row(y: int, row: list[bool | None]) -> str:
    """Each run of dark modules is one flat rectangle."""
    path, x = [], 0
    while x < len(row):
        length = next((end for end in range(x, len(row)) if not row[end]), len(row)) - x
        if length:
            path.append(f"M{x + BORDER} {y}h{length}v1h-{length}z")
        x += length or 1
    return "".join(path)
