"""Names of people: kept as typed, tidied, and told apart."""

import unicodedata
from collections.abc import Mapping, Sequence

from tableside.rules.reason import Reason

MOST_LETTERS = 40


def clean_name(name: str) -> str:
    """One line, composed, without control characters or doubled spaces: `Ana`, `O'Neil`, `<b>`, `মীরা`."""
    composed = unicodedata.normalize("NFC", name)
    visible = "".join(" " if unicodedata.category(letter) in {"Cc", "Zl", "Zp"} else letter for letter in composed)
    return " ".join("".join(letter for letter in visible if letter not in _TURNING).split())


def name_problem(name: str, others: Sequence[str]) -> Reason | None:
    """Why this cannot be a player's name beside these others."""
    if not name:
        return Reason("name-empty")
    if len(name) > MOST_LETTERS:
        return Reason("name-too-long", {"most": MOST_LETTERS})
    if name.casefold() in {other.casefold() for other in others}:
        return Reason("name-twice", {"name": name})
    return None


def name_problems(names: Sequence[str]) -> Mapping[str, Reason]:
    """Problems of a list of names, by field `names-0`, `names-1`, …"""
    found = {f"names-{index}": name_problem(name, names[:index]) for index, name in enumerate(names)}
    return {field: reason for field, reason in found.items() if reason}


# Marks that turn the direction of writing for everything after them, in a name or beside it.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
