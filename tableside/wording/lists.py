"""Lists as each language writes them, by CLDR."""

from collections.abc import Iterable

from babel.lists import format_list

from tableside.wording.translate import current_locale


def all_of(items: Iterable[object]) -> str:
    """`Ana, Bo, and Cy`: things taken together."""
    return format_list([str(item) for item in items], style="standard", locale=current_locale())


def one_of(items: Iterable[object]) -> str:
    """`6, 9, or 12`: a choice."""
    return format_list([str(item) for item in items], style="or", locale=current_locale())


def side_by_side(items: Iterable[object]) -> str:
    """`Ana 12, Bo 15`: things set beside each other to be compared."""
    return format_list([str(item) for item in items], style="unit", locale=current_locale())
