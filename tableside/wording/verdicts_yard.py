"""Verdicts about drawing and passing, in words."""

from collections.abc import Mapping
from typing import Any

from tableside.wording.spoken import Sentences
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def _reserve(v: Mapping[str, Any]) -> str:
    return ngettext(
        "The last tile of the yard is left where it is, so %(players)s players have nothing to draw.",
        "The last %(num)s tiles of the yard are left where they are, so %(players)s players have nothing to draw.",
        v["left"],
        **v,
    )


def _can_play(v: Mapping[str, Any]) -> str:
    if v["tile"] == _("unknown"):
        return _("%(player)s can play, and drawing is for those who cannot.", **v)
    return _("%(player)s can lay %(tile)s on %(onto)s, and drawing is for those who cannot play.", **v)


def _no_pass(v: Mapping[str, Any]) -> str:
    if v["tile"] == _("unknown"):
        return _("%(player)s can play, so passing is not allowed.", **v)
    return _("%(player)s can lay %(tile)s on %(onto)s, so passing is not allowed.", **v)


YARD: Sentences = {
    "draw.must": lambda v: _("%(player)s has nothing that fits and the yard has tiles, so %(player)s draws one.", **v),
    "draw.may": lambda v: _("At your table %(player)s may draw instead of playing.", **v),
    "draw.again": lambda v: _("At your table one draws until something fits, and so far nothing does.", **v),
    "draw.can-play": _can_play,
    "draw.only-one": lambda v: _("One tile a turn is all that may be drawn.", **v),
    "draw.reserve": _reserve,
    "draw.yard-empty": lambda v: _("The yard is empty, so there is nothing to draw.", **v),
    "draw.never": lambda v: _("At your table nobody draws: who cannot play just passes.", **v),
    "draw.no-need-after-tile": lambda v: _("%(player)s has laid a tile this turn, so there is no reason to draw.", **v),
    "draw.hand-unknown": lambda v: _("That hangs on whether %(player)s holds a tile that fits.", **v),
    "draw.yard-unknown": lambda v: _("That hangs on how many tiles are left in the yard.", **v),
    "drawn.must-play": lambda v: _("%(tile)s was drawn and fits, and a drawn tile that fits has to be laid.", **v),
    "drawn.may-play": lambda v: _("%(tile)s was just drawn: it may be laid at once, and it may be kept.", **v),
    "drawn.must-not": lambda v: _("At your table a drawn tile has to wait for the next turn.", **v),
    "pass.must": lambda v: _("%(player)s can neither play nor draw, so passing is all that is left.", **v),
    "pass.may": lambda v: _("At your table %(player)s may pass although a tile fits.", **v),
    "pass.draw-first": lambda v: _("There are tiles in the yard, so %(player)s has to draw one before passing.", **v),
    "pass.can-play": _no_pass,
    "pass.stops": lambda v: _("%(player)s has laid a tile this turn and may leave it at that.", **v),
    "pass.hand-unknown": lambda v: _("Whether %(player)s may pass hangs on what %(player)s holds.", **v),
    "pass.yard-unknown": lambda v: _("Whether %(player)s must draw first hangs on what is left in the yard.", **v),
}
