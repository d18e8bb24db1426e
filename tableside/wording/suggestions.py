"""The usual ruling where a table's rules are silent."""

from collections.abc import Mapping
from typing import Any

from tableside.rules.reason import Reason
from tableside.wording.spoken import Sentences, spoken
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def suggestion_sentence(reason: Reason) -> str:
    return SUGGESTIONS[reason.code](spoken(reason.values))


def _draw_on(v: Mapping[str, Any]) -> str:
    return ngettext(
        "Draw the last tile too, unless everybody agrees to stop now.",
        "Go on drawing the %(num)s tiles, unless everybody agrees to stop now.",
        v["left"],
        **v,
    )


SUGGESTIONS: Sentences = {
    "suggest.draw-on": _draw_on,
    "suggest.extra-arm-no": lambda v: _("No more arms than the table agreed on before the round.", **v),
    "suggest.first-in-turn": lambda v: _(
        "The first to show it opens; if that is unclear, %(player)s does, being earlier in turn.", **v
    ),
    "suggest.take-back": lambda v: _("%(tile)s goes back, and %(player)s plays something that fits, or draws.", **v),
    "suggest.stands": lambda v: _("%(tile)s stays where it lies, and its free end counts.", **v),
    "suggest.laid-is-laid": lambda v: _("A tile that was laid rightly stays laid.", **v),
    "suggest.overlooked": lambda v: _("%(player)s lays a tile that fits now and keeps the one drawn; no points.", **v),
    "suggest.overlooked-stands": lambda v: _("It is too late to go back: play on, without points for it.", **v),
    "suggest.no-price": lambda v: _("No points and no extra tile, unless you agreed on it before.", **v),
    "suggest.replay-round": lambda v: _(
        "Gather the tiles and play the round again; or, if all like it better, swap in the right double.", **v
    ),
    "suggest.neighbour-takes": lambda v: _(
        "%(neighbour)s, on the right, takes one of %(player)s’s tiles unseen and mixes it into the yard.", **v
    ),
    "suggest.draw-up": lambda v: _("%(player)s draws up to the full hand now.", **v),
    "suggest.short-stands": lambda v: _("It was noticed too late; %(player)s plays on with the short hand.", **v),
    "suggest.show-it": lambda v: _("Show it to everybody and play on.", **v),
    "suggest.two-drawn": lambda v: _("Unseen, put one of the two back; seen, keep both.", **v),
    "suggest.put-one-back": lambda v: _("Nobody has looked, so put one of the two back and mix.", **v),
    "suggest.keep-both": lambda v: _("%(player)s has seen both and keeps them; the pips are price enough.", **v),
    "suggest.later-copy-out": lambda v: _(
        "Take the one noticed later out of the game, let its holder draw another, and play on.", **v
    ),
    "suggest.no-teams": lambda v: _("Everybody plays and scores alone.", **v),
    "suggest.between-rounds": lambda v: _("Change seats between two rounds only.", **v),
    "suggest.hand-that-fits": lambda v: ngettext(
        "%(num)s tile each does fit, if everybody is happy with that.",
        "%(num)s tiles each do fit, if everybody is happy with that.",
        v["hand"],
        **v,
    ),
    "suggest.share-round": lambda v: _("%(players)s share the round; it changes no score.", **v),
    "suggest.tie-break": lambda v: _(
        "Most rounds gone out in wins, then the lowest single round above zero; if that is level too, share.", **v
    ),
    "suggest.next-rounds": lambda v: _("Compare the next lowest rounds; if they are all the same, share.", **v),
    "suggest.extra-round": lambda v: _("Play one more round between those who are level.", **v),
    "suggest.join-highest": lambda v: _("%(player)s joins at the start of a round with %(points)s.", **v),
    "suggest.missed-highest": lambda v: _(
        "%(player)s gets %(points)s for the round; or somebody plays that hand in the meantime.", **v
    ),
    "suggest.join-usual": lambda v: _("%(player)s joins at the start of a round with the highest total.", **v),
    "suggest.missed-usual": lambda v: _("%(player)s gets the highest score of that round.", **v),
    "suggest.leaver-listed": lambda v: _("%(player)s stays on the card with the points so far, but cannot win.", **v),
    "suggest.stop-early": lambda v: _("If all agree, the lowest total after the last whole round wins.", **v),
    "suggest.correct": lambda v: _(
        "Correct it and keep the first entry in sight; once the result is accepted, only if all agree.", **v
    ),
}
