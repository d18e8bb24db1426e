"""Lists as each language writes them, by CLDR."""

import functools
from collections.abc import Iterable

from babel.lists import format_list

from tableside.wording.digits import shown_value
from tableside.wording.translate import current_digits, current_locale


def all_of(items: Iterable[object]) -> str:
    """`Ana, Bo, and Cy`: things taken together."""
    return format_list(_words(items), style="standard", locale=current_locale())


def one_of(items: Iterable[object]) -> str:
    """`6, 9, or 12`: a choice."""
    return format_list(_words(items), style="or", locale=current_locale())


def side_by_side(items: Iterable[object]) -> str:
    """`Ana 12, Bo 15`: things set beside each other to be compared."""
    # Not CLDR's style "unit": for Nepali, Punjabi, Bengali and many others Babel has only half of its patterns.
    between: str = current_locale().list_patterns["standard"]["middle"]
    words = _words(items)
    return functools.reduce(between.format, words) if words else ""


def _words(items: Iterable[object]) -> list[str]:
    script = current_digits()
    return [str(shown_value(item, script)) for item in items]
