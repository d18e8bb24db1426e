"""Digits: Latin ones everywhere, and those of the reader's own script in sentences, for who wants them."""

import re
from typing import Final

from babel import Locale

from tableside.rules.tiles import Tile

LATIN: Final = "latn"
ZEROS: Final = {"deva": "०", "beng": "০"}  # by CLDR's names of the scripts in which people still count
_DIGIT_OR_PLACE = re.compile(r"%\(\w+\)s|[0-9]")


def script_of_digits(locale: Locale) -> str:
    """CLDR's name of the digits that are usual in this language, `latn` where we know no others."""
    usual = str(locale.default_numbering_system)
    return usual if usual in ZEROS else LATIN


def with_digits(text: str, script: str) -> str:
    """The text with its Latin digits in this script; the places for values stay as they are."""
    if script == LATIN:
        return text
    zero = ord(ZEROS[script])
    return _DIGIT_OR_PLACE.sub(lambda found: found[0] if len(found[0]) > 1 else chr(zero + int(found[0])), text)


def shown_value(value: object, script: str) -> object:
    """A number or a tile in these digits; words, which may be somebody's name or an address, as they are."""
    return with_digits(str(value), script) if isinstance(value, int | Tile) else value
