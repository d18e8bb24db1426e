"""Verdicts about misplays and mishaps, in words."""

from tableside.wording.spoken import Sentences
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext

SLIPS: Sentences = {
    "slip.ends-back": lambda v: _("%(tile)s does not match, and nobody has played since.", **v),
    "slip.ends-stands": lambda v: _("%(tile)s does not match, but others have already played on.", **v),
    "slip.turn-back": lambda v: _("%(player)s was not on turn, and nobody has played since.", **v),
    "slip.turn-stands": lambda v: _("%(player)s was not on turn, but others have already played on.", **v),
    "slip.duty-back": lambda v: _("%(tile)s had to wait for an unfinished double, and nobody has played since.", **v),
    "slip.duty-stands": lambda v: _("%(tile)s had to wait for an unfinished double, but others have played on.", **v),
    "slip.legal-stays": lambda v: _(
        "%(tile)s was a good play; your rules do not say whether it may be taken back.", **v
    ),
    "slip.no-such-play": lambda v: _("%(tile)s has not been laid, so there is nothing to take back.", **v),
    "slip.overlooked": lambda v: _("%(player)s could have played; your rules name no remedy for that.", **v),
    "slip.no-fault": lambda v: _("At your table nobody has to play, so %(player)s did nothing wrong.", **v),
    "slip.overlooked-costs": lambda v: _(
        "At your table %(player)s pays for the overlooked tile with the round’s highest score.", **v
    ),
    "slip.no-price": lambda v: _("Your rules put no price on that slip.", **v),
    "slip.wrong-double": lambda v: _("Your rules do not say what happens to a round that began wrongly.", **v),
    "slip.wrong-double-stands": lambda v: _("At your table what has been played on stands, so the round goes on.", **v),
    "slip.too-many": lambda v: _("%(player)s has too many tiles; your rules do not say how to put that right.", **v),
    "slip.too-few": lambda v: _("%(player)s has too few tiles; your rules do not say how to put that right.", **v),
    "slip.double-laid": lambda v: _("%(player)s put the opening double down, so one tile fewer is right.", **v),
    "slip.hand-right": lambda v: ngettext(
        "%(player)s has %(num)s tile, just as it should be.",
        "%(player)s has %(num)s tiles, just as it should be.",
        v["hand"],
        **v,
    ),
    "slip.exposed": lambda v: _("Your rules do not say what happens when a tile falls face up.", **v),
    "slip.two-drawn": lambda v: _("Only one tile may be drawn, but your rules do not say what to do about two.", **v),
    "slip.duplicate": lambda v: _(
        "A set has one of each tile; your rules do not say what to do with a second one.", **v
    ),
    "seat.change": lambda v: _("Your rules do not say when seats may be changed.", **v),
    "seat.teams": lambda v: _("Your rules do not mention teams.", **v),
    "seat.no-teams": lambda v: _("At your table everybody plays alone.", **v),
    "seat.order": lambda v: _("Play goes round clockwise, so it is %(player)s’s turn.", **v),
    "seat.starter-after": lambda v: _("%(starter)s has put the double down, so the next tile is %(player)s’s.", **v),
}
