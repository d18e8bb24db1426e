"""An answer of the referee as a page shows it: the word to call out, the rule, and what may be done instead."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile
from tableside.rules.verdict import SILENT, Verdict
from tableside.services.referee_sketch import is_stand_in
from tableside.wording.asking import OPEN, YES, called, plainly
from tableside.wording.instead import instead_sentence, need_sentence
from tableside.wording.question import spelt
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
    settled: bool = False


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
        keep=_keep(verdict),
        silent=verdict.basis == SILENT,
    )


def silent(answer: Answer, kept: Mapping[str, object]) -> Answer:
    """Where the rules leave it to the table: the usual ruling, or what this table has settled before."""
    if not (answer.silent and answer.usual and answer.keep):
        return replace(answer, keep=None)
    if answer.keep[0] in kept:
        return replace(answer, word=_("Your table has settled it"), tone=YES, settled=True, keep=None)
    return replace(answer, tone=OPEN)


def pointed_at(value: object) -> str | None:
    return _("that end") if is_stand_in(value) else None


def some_tile(value: object) -> str | None:
    return _("that tile") if isinstance(value, Tile) else None


def full_opening(value: object) -> str | None:
    return _("the opening double") if isinstance(value, Tile) else None


def _keep(verdict: Verdict) -> tuple[str, str] | None:
    """The option and value that would settle it; a ruling that hangs on no option is kept by its own code."""
    if verdict.keep:
        return verdict.keep[0], spelt(verdict.keep[1])
    return (verdict.reasons[0].code, verdict.suggestion.code) if verdict.suggestion else None


def _names_stand_in(reason: Reason) -> bool:
    return any(is_stand_in(value) for value in reason.values.values())
