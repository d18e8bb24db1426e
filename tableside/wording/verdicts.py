"""A verdict in words: why, in one sentence, what is allowed instead, and what the usual ruling is."""

from collections.abc import Sequence

from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile
from tableside.rules.verdict import Verdict
from tableside.wording.lists import all_of, one_of
from tableside.wording.spoken import Sentences, spoken
from tableside.wording.translate import gettext as _
from tableside.wording.verdicts_end import END
from tableside.wording.verdicts_play import PLAY
from tableside.wording.verdicts_score import SCORE
from tableside.wording.verdicts_slips import SLIPS
from tableside.wording.verdicts_start import START
from tableside.wording.verdicts_yard import YARD

REASONS: Sentences = {**START, **PLAY, **YARD, **END, **SLIPS, **SCORE}


def why(verdict: Verdict) -> str:
    """The one sentence for people: the reason that decides."""
    return reason_sentence(verdict.reasons[0])


def reason_sentence(reason: Reason) -> str:
    return REASONS[reason.code](spoken(reason.values))


def playable_sentence(numbers: Sequence[int], still_out: Sequence[Tile]) -> str:
    """`Only 6 may be played now. Still out: 6-3, 6-1.`"""
    if not numbers:
        return _("Nothing may be played now.")
    if not still_out:
        return _("Only %(numbers)s may be played now, and no such tile is left.", numbers=one_of(numbers))
    return _(
        "Only %(numbers)s may be played now. Still out: %(tiles)s.", numbers=one_of(numbers), tiles=all_of(still_out)
    )
