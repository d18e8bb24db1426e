"""What is wrong, or odd, about points, hands and deals, in words."""

from collections.abc import Callable, Mapping
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.reason import Reason
from tableside.wording.lists import all_of
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def scoring_sentence(problem: Reason | RulesError) -> str:
    """One sentence for a refusal, a warning or an error of `tableside.scoring`."""
    return SCORING_SENTENCES[problem.code](problem.values)


def _too_long(values: Mapping[str, Any]) -> str:
    return ngettext(
        "That is too long: points are a number such as 23, or a sum such as 12+11+7, in at most %(num)s character.",
        "That is too long: points are a number such as 23, or a sum such as 12+11+7, in at most %(num)s characters.",
        values["most"],
    )


def _negative(values: Mapping[str, Any]) -> str:
    return _("A hand is never worth less than zero, so %(text)s cannot be right.", **values)


def _unfinished(values: Mapping[str, Any]) -> str:
    return _("A number is missing in the sum %(text)s.", **values)


def _unreadable(values: Mapping[str, Any]) -> str:
    return _("“%(text)s” is not a number. Type a number such as 23, or a sum such as 12+11+7.", **values)


def _tile_above_set(values: Mapping[str, Any]) -> str:
    return _("%(player)s has %(tile)s, but this set ends at %(set_max)s-%(set_max)s.", **values)


def _opening_double(values: Mapping[str, Any]) -> str:
    return _("%(player)s has %(tile)s, but this round opened on it, so it lies on the table.", **values)


def _twice(values: Mapping[str, Any]) -> str:
    return _("%(player)s has %(tile)s twice, but a set holds it once.", **values)


def _two_hands(values: Mapping[str, Any]) -> str:
    filled = {"players": all_of(values["players"]), "tile": values["tile"]}
    if len(values["players"]) == 2:
        return _("%(players)s both have %(tile)s, but a set holds it once.", **filled)
    return _("%(players)s all have %(tile)s, but a set holds it once.", **filled)


def _total_negative(values: Mapping[str, Any]) -> str:
    return _("A hand is never worth less than zero, so %(player)s cannot have %(total)s.", **values)


def _total_above(values: Mapping[str, Any]) -> str:
    return _("%(player)s cannot have %(total)s: all tiles together are worth %(most)s.", **values)


def _totals_above(values: Mapping[str, Any]) -> str:
    return _("These hands add up to %(total)s, but all tiles together are worth %(most)s.", **values)


def _impossible(values: Mapping[str, Any]) -> str:
    return _("No tiles of this set add up to %(total)s: is %(player)s’s hand right?", **values)


def _high(values: Mapping[str, Any]) -> str:
    return ngettext(
        "%(total)s is a lot for %(player)s: the heaviest tile is worth %(heaviest)s.",
        "%(total)s is a lot for %(player)s: the %(num)s heaviest tiles are worth %(heaviest)s.",
        values["tiles"],
        player=values["player"],
        total=values["total"],
        heaviest=values["heaviest"],
    )


def _out_not_zero(values: Mapping[str, Any]) -> str:
    return _("%(player)s went out, but has %(total)s left in hand.", **values)


def _nobody_out(values: Mapping[str, Any]) -> str:
    names = all_of(values["players"])
    if len(values["players"]) == 1:
        return _("%(player)s has 0, though nobody went out.", player=names)
    return _("%(players)s have 0, though nobody went out.", players=names)


def _not_out(values: Mapping[str, Any]) -> str:
    names = all_of(values["players"])
    if len(values["players"]) == 1:
        return _("%(player)s has 0 too, though only %(out)s went out.", player=names, out=values["out"])
    return _("%(players)s have 0 too, though only %(out)s went out.", players=names, out=values["out"])


def _too_few(values: Mapping[str, Any]) -> str:
    return _("Chicken Foot needs at least two players.", **values)


def _too_large(values: Mapping[str, Any]) -> str:
    return _with_what_would_do(
        ngettext(
            "%(players)s players with %(num)s tile each need %(needed)s tiles, and this set has only %(size)s.",
            "%(players)s players with %(num)s tiles each need %(needed)s tiles, and this set has only %(size)s.",
            values["hand"],
            **values,
        ),
        values,
    )


def _no_yard(values: Mapping[str, Any]) -> str:
    return _with_what_would_do(
        ngettext(
            "%(players)s players with %(num)s tile each leave nothing to draw from a set of %(size)s.",
            "%(players)s players with %(num)s tiles each leave nothing to draw from a set of %(size)s.",
            values["hand"],
            **values,
        ),
        values,
    )


def _with_what_would_do(problem: str, values: Mapping[str, Any]) -> str:
    hand, larger = values["hand_that_fits"], values["set_that_fits"]
    if hand and larger:
        advice = ngettext(
            "Deal %(num)s tile each, or take a double-%(larger)s set.",
            "Deal at most %(num)s tiles each, or take a double-%(larger)s set.",
            hand,
            larger=larger,
        )
    elif hand:
        advice = ngettext("Deal %(num)s tile each.", "Deal at most %(num)s tiles each.", hand)
    elif larger:
        advice = _("Take a double-%(larger)s set.", larger=larger)
    else:
        advice = _("Play with fewer people.")
    return f"{problem} {advice}"


def _list_empty(values: Mapping[str, Any]) -> str:
    return _("Choose at least one double for the list of rounds.", **values)


def _list_above(values: Mapping[str, Any]) -> str:
    tiles = all_of(values["tiles"])
    return _("This set ends at %(set_max)s-%(set_max)s: it has no %(tiles)s.", tiles=tiles, set_max=values["set_max"])


def _late_join(values: Mapping[str, Any]) -> str:
    return _("At this table nobody joins a game that has begun.", **values)


SCORING_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "points-too-long": _too_long,
    "points-negative": _negative,
    "points-unfinished": _unfinished,
    "points-unreadable": _unreadable,
    "tile-above-set": _tile_above_set,
    "opening-double-in-hand": _opening_double,
    "tile-twice-in-hand": _twice,
    "tile-in-two-hands": _two_hands,
    "total-negative": _total_negative,
    "total-above-set": _total_above,
    "totals-above-set": _totals_above,
    "total-impossible": _impossible,
    "total-high": _high,
    "out-not-zero": _out_not_zero,
    "zero-but-nobody-out": _nobody_out,
    "zero-without-out": _not_out,
    "players-too-few": _too_few,
    "deal-too-large": _too_large,
    "deal-leaves-no-yard": _no_yard,
    "list-empty": _list_empty,
    "list-above-set": _list_above,
    "late-join-not-allowed": _late_join,
}
