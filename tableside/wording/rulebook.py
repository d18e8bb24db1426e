"""The captions of the rulebook's examples."""

from tableside.rules.moves import Draw, Play, TableMove
from tableside.rules.verdict import Verdict
from tableside.wording.translate import gettext as _


def example_sentence(move: TableMove, verdict: Verdict) -> str:
    """What the example shows: the move, and whether it may be made."""
    if isinstance(move, Play):
        values = {"tile": move.tile, "onto": move.onto}
        if verdict.is_allowed:
            return _("%(tile)s may be laid on %(onto)s.", **values)
        return _("%(tile)s may not be laid on %(onto)s.", **values)
    if isinstance(move, Draw):
        return _("No tile fits: draw.") if verdict.is_allowed else ""
    return _("Nothing fits and nothing can be drawn: pass.") if verdict.is_allowed else ""
