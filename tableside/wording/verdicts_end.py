"""Verdicts about the end of a round and about calls, in words."""

from collections.abc import Mapping
from typing import Any

from tableside.wording.spoken import Sentences
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def _dead_yard(v: Mapping[str, Any]) -> str:
    return ngettext(
        "Nothing that is left can ever be laid, but your rules do not say whether the last tile is still drawn.",
        "Nothing that is left can ever be laid, but your rules do not say whether the last %(num)s tiles are still drawn.",
        v["left"],
        **v,
    )


def _can_draw(v: Mapping[str, Any]) -> str:
    return ngettext(
        "There is still a tile to draw, so the round goes on.",
        "There are still %(num)s tiles to draw, so the round goes on.",
        v["left"],
        **v,
    )


def _last_draw(v: Mapping[str, Any]) -> str:
    return ngettext(
        "%(player)s did not announce the last tile and was caught in time, so %(player)s draws a tile.",
        "%(player)s did not announce the last tile and was caught in time, so %(player)s draws %(num)s tiles.",
        v["tiles"],
        **v,
    )


END: Sentences = {
    "end.out": lambda v: _("%(player)s has laid the last tile, and with that the round is over.", **v),
    "end.all-passed": lambda v: _("Everybody has passed and nothing is left to draw: the round is blocked.", **v),
    "end.nobody-can": lambda v: _(
        "Nobody can lay a tile any more and nothing can be drawn: the round is blocked.", **v
    ),
    "end.stuck-no-yard": lambda v: _(
        "At your table the first player who is stuck with nothing left to draw ends the round.", **v
    ),
    "end.dead-foot": lambda v: _(
        "The foot on %(double)s can never be finished, and at your table that is the end.", **v
    ),
    "end.dead-yard-left": _dead_yard,
    "end.draw-on": lambda v: _("At your table the drawing goes on until the yard is used up.", **v),
    "end.can-play": lambda v: _("%(players)s can still play, so the round goes on.", **v),
    "end.can-draw": _can_draw,
    "end.hands-unknown": lambda v: _("That hangs on the tiles held by %(players)s.", **v),
    "end.yard-unknown": lambda v: _("That hangs on how many tiles are left in the yard.", **v),
    "end.not-begun": lambda v: _("The round has not begun: %(double)s has not been laid.", **v),
    "call.double-free": lambda v: _("A double may be announced, but forgetting it costs nothing.", **v),
    "call.double-price-unset": lambda v: _(
        "Your table wants doubles announced, but has set no price for forgetting.", **v
    ),
    "call.was-made": lambda v: _("The double was announced, so there is nothing to pay.", **v),
    "call.last-free": lambda v: _("Your rules do not ask anybody to announce the last tile.", **v),
    "call.last-draw": _last_draw,
    "call.last-courtesy": lambda v: _("At your table announcing the last tile is only good manners.", **v),
    "call.last-made": lambda v: _("%(player)s did announce the last tile.", **v),
    "call.last-too-late": lambda v: _("The next player has already laid a tile, so it is too late to complain.", **v),
    "call.last-not-one": lambda v: _("%(player)s has more than one tile left, so there was nothing to announce.", **v),
    "out.double-free": lambda v: _("Going out on a double is allowed and costs %(player)s nothing.", **v),
    "out.double-costs": lambda v: _("At your table going out on a double costs %(player)s 50 points.", **v),
}
