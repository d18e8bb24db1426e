"""Verdicts about laying a tile, in words."""

from collections.abc import Mapping
from typing import Any

from tableside.wording.spoken import Sentences
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def _opening(v: Mapping[str, Any]) -> str:
    return ngettext(
        "%(double)s still needs one arm; until then only tiles with %(number)s may be laid, and only there.",
        "%(double)s still needs %(num)s arms; until then only tiles with %(number)s may be laid, and only there.",
        v["needed"],
        **v,
    )


def _chosen_opening(v: Mapping[str, Any]) -> str:
    return ngettext(
        "Your table wants more arms on %(double)s first, and one is still missing.",
        "Your table wants more arms on %(double)s first, and %(num)s are still missing.",
        v["needed"],
        **v,
    )


def _foot(v: Mapping[str, Any]) -> str:
    return ngettext(
        "%(double)s is an unfinished chicken foot that needs one more toe, so only tiles with %(number)s may be laid, on it.",
        "%(double)s is an unfinished chicken foot that needs %(num)s more toes, so only tiles with %(number)s may be laid, on it.",
        v["needed"],
        **v,
    )


def _toe(v: Mapping[str, Any]) -> str:
    if not v["left"]:
        return _("%(tile)s is the last toe that %(onto)s needs.", **v)
    return ngettext(
        "%(tile)s is a toe for %(onto)s, which then needs %(num)s more.",
        "%(tile)s is a toe for %(onto)s, which then needs %(num)s more.",
        v["left"],
        **v,
    )


PLAY: Sentences = {
    "play.fits": lambda v: _("%(tile)s fits on %(onto)s, and nothing has to be finished first.", **v),
    "play.only-one": lambda v: _("%(tile)s on %(onto)s is all that %(player)s can lay, and who can play does.", **v),
    "play.or-draw": lambda v: _("%(tile)s fits on %(onto)s, but at your table %(player)s may also draw and pass.", **v),
    "play.new-toe": lambda v: _("The foot on %(double)s is finished, so its toes are open to everybody.", **v),
    "play.goes-out": lambda v: _("%(tile)s fits, and with it %(player)s goes out and the round is over.", **v),
    "play.goes-out-on-double": lambda v: _(
        "%(player)s may go out with %(tile)s although it is a double; no foot has to follow.", **v
    ),
    "play.on-the-table": lambda v: _("%(tile)s already lies on the table, and there is only one of it.", **v),
    "play.not-in-hand": lambda v: _("%(tile)s is not in %(player)s’s hand.", **v),
    "play.onto-nothing": lambda v: _("%(onto)s is not on the table, so nothing can be joined to it.", **v),
    "play.round-over": lambda v: _("The round is over, and only counting is left to do.", **v),
    "play.barred-double": lambda v: _("At your table nobody goes out on a double, so %(tile)s must wait.", **v),
    "ends.differ": lambda v: _("%(onto)s offers the number %(number)s, which %(tile)s does not have.", **v),
    "ends.blank-not-wild": lambda v: _(
        "A blank is no joker: it joins only another blank, and this end shows %(number)s.", **v
    ),
    "ends.not-wild": lambda v: _("%(tile)s is not wild at your table, and %(onto)s offers the number %(number)s.", **v),
    "ends.taken": lambda v: _("There is already a tile on that end of %(onto)s.", **v),
    "ends.wild": lambda v: _(
        "At your table that is a wild tile, so %(tile)s may join the %(number)s of %(onto)s.", **v
    ),
    "turn.not-yours": lambda v: _("It is %(turn)s’s turn; play goes round clockwise.", **v),
    "turn.one-tile": lambda v: _("One tile a turn: %(player)s has laid one, and now it is %(turn)s’s turn.", **v),
    "turn.more-tiles": lambda v: _("At your table a player may lay several tiles in a turn.", **v),
    "turn.no-second-after-double": lambda v: _("A double gives no second tile: now it is %(turn)s’s turn.", **v),
    "turn.double-again": lambda v: _("At your table whoever lays a double goes again at once.", **v),
    "opening.fits": lambda v: _("%(tile)s is one of the arms that %(onto)s is waiting for.", **v),
    "opening.elsewhere": _opening,
    "opening.elsewhere-chosen": _chosen_opening,
    "opening.not-needed": lambda v: _("At your table the arms on %(double)s need not be full before you play on.", **v),
    "opening.fewer-arms": lambda v: ngettext(
        "At your table %(num)s arm on %(double)s is enough, and it lies there.",
        "At your table %(num)s arms on %(double)s are enough, and they lie there.",
        v["arms"],
        **v,
    ),
    "opening.full": lambda v: _("%(onto)s has all the arms that your rules give it, and they offer no more.", **v),
    "opening.extra-arm": lambda v: _("At your table %(onto)s may take more arms than it must have.", **v),
    "foot.elsewhere": _foot,
    "foot.uncovered": lambda v: _(
        "%(double)s has to be covered by a tile with %(number)s before anything else is laid.", **v
    ),
    "foot.dead-elsewhere": lambda v: _(
        "The foot on %(double)s can never be finished, but it still stops every other play.", **v
    ),
    "foot.dead-ends-round": lambda v: _(
        "The foot on %(double)s can never be finished, and at your table that ends the round.", **v
    ),
    "foot.released": lambda v: _(
        "The foot on %(double)s can never be finished, and at your table it then counts as done.", **v
    ),
    "foot.next-player-only": lambda v: _(
        "At your table an unfinished foot binds only the player after the double, and that turn is over.", **v
    ),
    "foot.toe-fits": _toe,
    "foot.full": lambda v: _("%(onto)s has all its toes, so there is no room for another.", **v),
}
