"""Verdicts about the deal, the starter and the opening double, in words."""

from collections.abc import Mapping
from typing import Any

from tableside.wording.spoken import Sentences
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def _other_set(v: Mapping[str, Any]) -> str:
    return ngettext(
        "With this set that works: everybody gets %(hand)s, and %(num)s tile stays in the yard.",
        "With this set that works: everybody gets %(hand)s, and %(num)s tiles stay in the yard.",
        v["left"],
        **v,
    )


def _too_many(v: Mapping[str, Any]) -> str:
    return ngettext(
        "%(players)s players with %(num)s tile each need more than a double-%(set_max)s set can give and still draw from.",
        "%(players)s players with %(num)s tiles each need more than a double-%(set_max)s set can give and still draw from.",
        v["hand"],
        **v,
    )


def _as_written(v: Mapping[str, Any]) -> str:
    return ngettext(
        "Yes, %(num)s tile each is the deal for %(players)s players.",
        "Yes, %(num)s tiles each is the deal for %(players)s players.",
        v["hand"],
        **v,
    )


def _other_size(v: Mapping[str, Any]) -> str:
    return ngettext(
        "With %(players)s players everybody gets %(num)s tile, not %(hand)s.",
        "With %(players)s players everybody gets %(num)s tiles, not %(hand)s.",
        v["written"],
        **v,
    )


START: Sentences = {
    "open.right-double": lambda v: _("%(tile)s is the double of this round, so whoever has it puts it down.", **v),
    "open.wrong-double": lambda v: _(
        "This round opens on %(double)s and on nothing else, however long it takes to turn up.", **v
    ),
    "open.lower-double": lambda v: _(
        "Nobody has %(double)s, and at your table the highest double in a hand then opens instead.", **v
    ),
    "open.higher-held": lambda v: _("%(holder)s has %(higher)s, which is higher and goes first.", **v),
    "open.higher-unknown": lambda v: _(
        "%(tile)s may open only if nobody holds a higher double, and that has not been said.", **v
    ),
    "open.new-deal": lambda v: _("At your table nobody steps down: all tiles go back and are dealt anew.", **v),
    "open.all-draw": lambda v: _(
        "At your table all draw a tile at the same moment, again and again until %(double)s shows.", **v
    ),
    "open.not-a-double": lambda v: _("A round opens on a double, and %(tile)s is none.", **v),
    "open.already": lambda v: _("The round is already open: its double lies on the table.", **v),
    "open.not-the-starter": lambda v: _("%(holder)s has %(double)s, so %(holder)s opens.", **v),
    "open.anothers-start": lambda v: _("At your table it is %(holder)s’s turn to start this round.", **v),
    "open.double-elsewhere": lambda v: _("%(double)s is still in the yard, so nobody can open with it yet.", **v),
    "hunt.draw": lambda v: _("Nobody has found %(double)s yet, so tiles are drawn until somebody does.", **v),
    "hunt.not-dealt-so": lambda v: _(
        "By your rules %(double)s is found before the hands are dealt, so there is nothing to hunt for now.", **v
    ),
    "hunt.double-held": lambda v: _("%(player)s already has %(double)s: put it down, and nobody needs to draw.", **v),
    "hunt.no-draw": lambda v: _("At your table nobody draws for the opening double.", **v),
    "hunt.found": lambda v: _("%(player)s has found %(double)s, and whoever finds it opens with it.", **v),
    "hunt.no-pass": lambda v: _("The round is not open yet, so there is nothing to pass.", **v),
    "hunt.not-yours": lambda v: _("The draw for the double goes round in turn, and it is %(turn)s’s draw.", **v),
    "start.not-open": lambda v: _("First %(double)s has to lie in the middle; then tiles can be joined to it.", **v),
    "starter.finder": lambda v: _("%(player)s has %(double)s, and the double of the round decides who opens.", **v),
    "starter.not-found": lambda v: _("Whoever turns up %(double)s opens, and nobody has shown it yet.", **v),
    "starter.lower-holder": lambda v: _(
        "Nobody has %(double)s, so %(player)s opens with %(tile)s, the highest double in a hand.", **v
    ),
    "starter.rotates": lambda v: _(
        "At your table the start moves one seat on each round, and now it is %(player)s.", **v
    ),
    "starter.winner": lambda v: _(
        "At your table the winner of the last round opens the next, so %(player)s does.", **v
    ),
    "starter.heaviest": lambda v: _("At your table everybody draws one tile, and the heaviest one opens.", **v),
    "starter.history-unknown": lambda v: _("That hangs on the round before, which nobody has told me about.", **v),
    "starter.no-search": lambda v: _("At your table nobody searches for the double before the deal.", **v),
    "starter.two-claims": lambda v: _("Your rules do not say who opens when %(players)s claim it together.", **v),
    "starter.opened": lambda v: _("%(player)s has opened this round already.", **v),
    "start.second-tile": lambda v: _(
        "Putting the double down was %(player)s’s turn, so the first tile beside it is %(next)s’s.", **v
    ),
    "start.first-tile": lambda v: _("Whoever opens the round also lays the first tile on the double.", **v),
    "deal.as-written": _as_written,
    "deal.other-size": _other_size,
    "deal.more-for-few": lambda v: _(
        "With only %(players)s players you may take more than seven, and %(hand)s fit.", **v
    ),
    "deal.no-size": lambda v: _("Your rules name no hand of %(hand)s for %(players)s players.", **v),
    "deal.other-set": _other_set,
    "deal.too-many": _too_many,
    "seats.too-many": lambda v: _("This set is made for up to eight players, and you are %(players)s.", **v),
}
