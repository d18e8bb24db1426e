"""What is allowed instead, and what would have to be known, in a few words each."""

from collections.abc import Mapping
from typing import Any

from tableside.rules.reason import Reason
from tableside.wording.spoken import Sentences, spoken
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext, pgettext


def instead_sentence(reason: Reason) -> str:
    return INSTEAD[reason.code](spoken(reason.values))


def need_sentence(reason: Reason) -> str:
    return NEEDS[reason.code](spoken(reason.values))


def _round_scores(v: Mapping[str, Any]) -> str:
    if v["round"] == _("unknown"):
        return _("the points of every round", **v)
    return _("the points of round %(round)s", **v)


def _tile_with(v: Mapping[str, Any]) -> str:
    """Nobody has said which numbers may be played."""
    return _("lay a tile with %(numbers)s", **v) if v["numbers"] else _("lay a tile that fits", **v)


INSTEAD: Sentences = {
    "instead.open": lambda v: _("lay %(double)s first", **v),
    "instead.wait": lambda v: _("wait: it is %(player)s’s turn", **v),
    "instead.play": lambda v: _("lay %(tile)s on %(onto)s", **v),
    "instead.number": _tile_with,
    "instead.draw": lambda v: _("draw one tile", **v),
    "instead.pass": lambda v: pgettext("instead", "pass", **v),
    "instead.else-draw": lambda v: _("otherwise draw one tile", **v),
    "instead.else-pass": lambda v: _("otherwise pass", **v),
    "instead.deal": lambda v: ngettext("deal %(num)s tile each", "deal %(num)s tiles each", v["hand"], **v),
    "instead.count": lambda v: _("count the hands", **v),
}

NEEDS: Sentences = {
    "needs.hand": lambda v: _("what %(player)s holds", **v),
    "needs.yard": lambda v: _("how many tiles are left in the yard", **v),
    "needs.holder": lambda v: _("who has %(tile)s", **v),
    "needs.draws": lambda v: _("which tile each player drew", **v),
    "needs.last-round": lambda v: _("who opened and who won the round before", **v),
    "needs.totals": lambda v: _("everybody’s total", **v),
    "needs.round-scores": _round_scores,
}
