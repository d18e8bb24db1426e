"""What a quick question still asks: answers of which one is tapped, tiles that are ticked, feet, or a number typed."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tableside.rules.tiles import Tile
from tableside.web.referee_answer import Answer
from tableside.wording.translate import gettext as _

CHIPS, TILES, FEET, TEXT = "chips", "tiles", "feet", "text"
MORE = "more"


@dataclass(frozen=True)
class Field:
    """One thing to tell; `kind` is a word above. `many` tiles are ticked, one alone is tapped."""

    kind: str
    name: str
    label: str
    answers: Sequence[tuple[str, str]] = ()
    value: str = ""
    tiles: Sequence[Tile] = ()
    ticked: Sequence[str] = ()
    many: bool = False


@dataclass(frozen=True)
class QuestionPage:
    """A quick question with its fields and, once enough is told, its answers."""

    name: str
    title: str
    fields: Sequence[Field] = ()
    answers: Sequence[tuple[str, Answer]] = field(default_factory=tuple)
    problem: str = ""


def yes_or_no(name: str, label: str, value: str) -> Field:
    return Field(CHIPS, name, label, (("yes", _("Yes")), ("no", _("No"))), value)


def yard_field(reserve: int, value: str) -> Field:
    """How many tiles are left: beyond the undrawn remainder the number no longer matters."""
    counts = [(str(number), str(number)) for number in range(max(2, reserve) + 1)]
    label = _("How many tiles are left in the yard?")
    return Field(CHIPS, "yard", label, (*counts, (MORE, _("More"))), value)


def yard_told(reserve: int, value: str) -> int | None:
    if value == MORE:
        return max(2, reserve) + 1
    return int(value) if value.isdecimal() and len(value) < 3 else None
