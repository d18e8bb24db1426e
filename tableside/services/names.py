"""Names of people: kept as typed, tidied, and told apart."""

import unicodedata
from collections.abc import Mapping, Sequence

from tableside.rules.reason import Reason

MOST_LETTERS = 40


def clean_name(name: str) -> str:
    """One line, composed, without control characters or doubled spaces: `Ana`, `O'Neil`, `<b>`, `মীরা`."""
    composed = unicodedata.normalize("NFC", name)
    spaced = "".join(" " if unicodedata.category(letter) in _NO_LETTERS else letter for letter in composed)
    cleaned = " ".join("".join(letter for letter in spaced if letter not in _TURNING).split())
    return cleaned if _as_heard(cleaned) else ""


def name_problem(name: str, others: Sequence[str]) -> Reason | None:
    """Why this cannot be a player's name beside these others."""
    if not name:
        return Reason("name-empty")
    if len(name) > MOST_LETTERS:
        return Reason("name-too-long", {"most": MOST_LETTERS})
    if _as_heard(name) in map(_as_heard, others):
        return Reason("name-twice", {"name": name})
    return None


def name_problems(names: Sequence[str]) -> Mapping[str, Reason]:
    """Problems of a list of names, by field `names-0`, `names-1`, …; empty ones are fields left empty."""
    found = {}
    before: set[str] = set()
    for index, name in enumerate(names):
        heard = _as_heard(name)
        problem = name_problem(name, [name] if heard in before else []) if name else None
        found.update({f"names-{index}": problem} if problem else {})
        before.add(heard)
    return found


def _as_heard(name: str) -> str:
    """What tells names apart: neither capitals, nor how a letter is composed, nor marks that nobody sees."""
    heard = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in heard if unicodedata.category(letter) != "Cf")


# Controls, halves of a letter that came without the other, separators of lines and paragraphs.
_NO_LETTERS = frozenset({"Cc", "Cs", "Zl", "Zp"})
# Marks that turn the direction of writing for everything after them, in a name or beside it.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
