"""An answer of the referee as a page shows it: the word to call out, the rule, and what may be done instead."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile
from tableside.rules.verdict import SILENT, Verdict
from tableside.services.referee_sketch import is_stand_in
from tableside.wording.asking import OPEN, called, plainly
from tableside.wording.instead import instead_sentence, need_sentence
from tableside.wording.suggestions import suggestion_sentence
from tableside.wording.translate import gettext as _

Unnamed = Callable[[object], str | None]


@dataclass(frozen=True)
class Answer:
    """`keep` is the rule that the table may make its own where its rules are silent."""

    word: str
    tone: str
    why: str = ""
    also: Sequence[str] = ()
    instead: Sequence[str] = ()
    needs: Sequence[str] = ()
    only: str = ""
    clauses: Sequence[str] = ()
    usual: str = ""
    keep: tuple[str, str] | None = None
    silent: bool = False


def answered(verdict: Verdict, unnamed: Unnamed | None = None) -> Answer:
    """The verdict in words; `unnamed` says what a tile is called that nobody has named."""
    say = unnamed or pointed_at
    word, tone = called(verdict)
    first, *others = verdict.reasons
    suggestion = verdict.suggestion
    return Answer(
        word=word,
        tone=tone,
        why=plainly(first, say),
        also=[plainly(reason, say) for reason in others],
        instead=[instead_sentence(reason) for reason in verdict.instead if not _names_stand_in(reason)],
        needs=[need_sentence(reason) for reason in verdict.needs],
        clauses=verdict.clauses,
        usual=plainly(suggestion, say, suggestion_sentence) if suggestion else "",
        keep=(verdict.keep[0], str(verdict.keep[1])) if verdict.keep else _own(first),
        silent=verdict.basis == SILENT,
    )


def silent(answer: Answer) -> Answer:
    """The same where the texts leave it to the table, whatever the word was."""
    return replace(answer, tone=OPEN) if answer.silent and answer.usual else replace(answer, keep=None)


def pointed_at(value: object) -> str | None:
    return _("that end") if is_stand_in(value) else None


def some_tile(value: object) -> str | None:
    return _("that tile") if isinstance(value, Tile) else None


def _own(reason: Reason) -> tuple[str, str]:
    """A ruling that hangs on no option is kept by its own name."""
    return reason.code, "usual"


def _names_stand_in(reason: Reason) -> bool:
    return any(is_stand_in(value) for value in reason.values.values())
