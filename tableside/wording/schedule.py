"""The header of a round in words: how many tiles to take, and what to do if the double does not turn up."""

from collections.abc import Callable, Mapping

from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import Tile
from tableside.scoring.deal import Deal, puts_double_aside
from tableside.wording.lists import side_by_side
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def deal_sentence(planned: Deal) -> str:
    """`11 tiles each, 10 stay in the yard`"""
    each = ngettext("%(num)s tile each", "%(num)s tiles each", planned.hand)
    yard = ngettext("%(num)s stays in the yard", "%(num)s stay in the yard", planned.yard)
    return side_by_side((each, yard))


def reserve_sentence(planned: Deal) -> str | None:
    """What may not be drawn at the end, where the table keeps some tiles back (A13)."""
    if not planned.reserve:
        return None
    return ngettext(
        "The last tile of the yard is never drawn.",
        "The last %(num)s tiles of the yard are never drawn.",
        planned.reserve,
    )


def opener_question(rules: RuleSet, opening: Tile) -> str:
    """Who begins, in the same words wherever it is asked."""
    if puts_double_aside(rules) and rules.starter_method != "search_before_deal":
        return _("Who opens with %(double)s?", double=opening)
    return _("Who found %(double)s?", double=opening)


def nobody_holds_sentence(reason: Reason) -> str:
    """What this table does about the double, in one sentence."""
    return _NOBODY_HOLDS[reason.code]()


_NOBODY_HOLDS: Mapping[str, Callable[[], str]] = {
    "nobody-holds.search_before_deal": lambda: _(
        "Before the deal, draw one tile each in turn until it turns up. Whoever finds it opens. Mix again and deal."
    ),
    "nobody-holds.holder_else_draw_in_turn": lambda: _(
        "Whoever holds it opens. If nobody does, draw one tile each in turn until it turns up, and keep what you drew."
    ),
    "nobody-holds.all_draw_simultaneously": lambda: _(
        "Whoever holds it opens. If nobody does, all draw a tile at the same moment, again and again until it turns up."
    ),
    "nobody-holds.next_lower_held_double": lambda: _(
        "Whoever holds it opens. If nobody does, the next lower double that somebody holds opens the round."
    ),
    "nobody-holds.reshuffle_and_redraw": lambda: _(
        "Whoever holds it opens. If nobody does, put all tiles back, mix and deal again."
    ),
    "nobody-holds.skip_pool": lambda: _(
        "Whoever holds it opens. If nobody does, open on the next lower one held; this one comes back next round."
    ),
    "nobody-holds.set_aside_and_rotate": lambda: _(
        "Put it in the middle before the deal. The player to the left of the last starter opens."
    ),
    "nobody-holds.draw_high_each_round": lambda: _(
        "Put it in the middle before the deal. Everybody draws one tile: the heaviest opens. Mix again and deal."
    ),
    "nobody-holds.winner_starts": lambda: _("Put it in the middle before the deal. Whoever won the last round opens."),
}
