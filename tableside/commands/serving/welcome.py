"""What the terminal shows once the app runs: the address for the phones, and its QR code."""

import os
import sys
from typing import TextIO

from qrcode.constants import ERROR_CORRECT_M
from qrcode.main import QRCode

from tableside.wording.translate import gettext as _


def welcome(public: str | None, nearby: str | None, local: str, out: TextIO) -> None:
    """Prints the address for the phones with its QR: the public one, or the one that phones nearby can reach.

    Where no phone could reach it, says so and gives the local one.
    """
    print(_invitation(public, nearby, local), file=out)
    address = public or nearby
    if address:
        _print_qr(address, out)
    print(_("Ctrl+C ends it; the games are kept."), file=out, flush=True)


def _invitation(public: str | None, nearby: str | None, local: str) -> str:
    if public:
        return _("Scan this to open the app on a phone, or open %(address)s", address=public)
    if nearby:
        return _("Scan this to open the app on a phone in the same network, or open %(address)s", address=nearby)
    return _("Other phones cannot reach this: only this machine itself can, at %(address)s", address=local)


def _print_qr(address: str, out: TextIO) -> None:
    if not _can_write_blocks(out):
        return
    code = QRCode(error_correction=ERROR_CORRECT_M, border=2)
    code.add_data(address)
    code.print_ascii(out, tty=_has_colours(out), invert=True)


def _can_write_blocks(out: TextIO) -> bool:
    try:
        "\u2580\u2584\u2588\u00a0".encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def _has_colours(out: TextIO) -> bool:
    """With its own colours the code is dark on light in every terminal."""
    return out.isatty() and os.environ.get("TERM", "dumb") != "dumb" and sys.platform != "win32"
