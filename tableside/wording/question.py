"""The questions that a table settles before it plays, in plain words, with the answers that tables give."""

from dataclasses import dataclass

from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext

Answer = tuple[str, str]


@dataclass(frozen=True)
class Question:
    """What an option asks: its answers as (value, words), or `typed` where the table writes its own."""

    option: str
    words: str
    answers: tuple[Answer, ...] = ()
    typed: bool = False

    def answer(self, value: object) -> str:
        """The words of a value, or the value itself where there are none."""
        return dict(self.answers).get(spelt(value), spelt(value))


def spelt(value: object) -> str:
    """How an option's value stands in a form: `true`, `7`, `9-9 8-8`."""
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def yes_no(option: str, words: str) -> Question:
    return Question(option, words, (("true", _("Yes")), ("false", _("No"))))


def numbers(*those: int) -> tuple[Answer, ...]:
    return tuple((str(number), str(number)) for number in those)


def points(*those: int) -> tuple[Answer, ...]:
    return tuple((str(one), ngettext("%(num)s point", "%(num)s points", one)) for one in those)


def tiles(*those: int) -> tuple[Answer, ...]:
    return tuple((str(one), ngettext("%(num)s tile", "%(num)s tiles", one)) for one in those)
