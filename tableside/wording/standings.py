"""Places in words: why somebody is where they are on the card."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tableside.rules.reason import Reason
from tableside.wording.lists import all_of, side_by_side
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def place_sentence(why: Reason) -> str:
    """`Ana and Bo both have 84; Ana went out three times, Bo twice.`"""
    return PLACE_SENTENCES[why.code](why.values)


def decided_sentence(decided_by: str) -> str:
    """What separated first place from the next, in a few words."""
    return {
        "total": lambda: _("Decided by the lowest total."),
        "zero_rounds": lambda: _("Decided by who went out most often."),
        "lowest_round": lambda: _("Decided by the lowest single round above zero."),
        "shared": lambda: _("First place is shared."),
    }[decided_by]()


def _nothing_scored(values: Mapping[str, Any]) -> str:
    return _("No round has been scored yet.", **values)


def _lowest_total(values: Mapping[str, Any]) -> str:
    return _("%(player)s has the lowest total, %(total)s.", **values)


def _behind(values: Mapping[str, Any]) -> str:
    return ngettext(
        "%(player)s has %(total)s, %(num)s point more than %(ahead)s.",
        "%(player)s has %(total)s, %(num)s points more than %(ahead)s.",
        values["behind"],
        player=values["player"],
        total=values["total"],
        ahead=all_of(values["ahead"]),
    )


def _left(values: Mapping[str, Any]) -> str:
    return _("%(player)s left the game with %(total)s, so is listed here but cannot win.", **values)


def _zero_rounds(values: Mapping[str, Any]) -> str:
    first, *others = values["counts"]
    if values["went_out"]:
        counts = [_went_out(*first), *(_and_the_other(*other) for other in others)]
    else:
        counts = [_scored_zero(*count) for count in values["counts"]]
    filled = {"players": all_of(values["players"]), "total": values["total"], "counts": side_by_side(counts)}
    if len(values["players"]) == 2:
        return _("%(players)s both have %(total)s; %(counts)s.", **filled)
    return _("%(players)s all have %(total)s; %(counts)s.", **filled)


def _went_out(player: str, times: int) -> str:
    if times == 0:
        return _("%(player)s never went out", player=player)
    if times == 2:
        return _("%(player)s went out twice", player=player)
    if times == 3:
        return _("%(player)s went out three times", player=player)
    return ngettext("%(player)s went out once", "%(player)s went out %(num)s times", times, player=player)


def _and_the_other(player: str, times: int) -> str:
    """Goes on after "Ana went out three times": in English the verb need not be said again."""
    if times == 0:
        return _("%(player)s never", player=player)
    if times == 2:
        return _("%(player)s twice", player=player)
    if times == 3:
        return _("%(player)s three times", player=player)
    return ngettext("%(player)s once", "%(player)s %(num)s times", times, player=player)


def _scored_zero(player: str, rounds: int) -> str:
    return ngettext("%(player)s has %(num)s zero round", "%(player)s has %(num)s zero rounds", rounds, player=player)


def _lowest_round(values: Mapping[str, Any]) -> str:
    lowest = side_by_side(_lowest_of(*one) for one in values["lowest"])
    decides = _("Then the lowest round above zero decides: %(rounds)s.", rounds=lowest)
    return _together(_same_total(values), _as_often(values), decides, _ahead(values["lowest"]))


def _lowest_of(player: str, points: int | None) -> str:
    if points is None:
        return _("%(player)s none", player=player)
    return _("%(player)s %(points)s", player=player, points=points)


def _next_rounds(values: Mapping[str, Any]) -> str:
    rounds = side_by_side(_rounds_of(*one) for one in values["scores"])
    decide = _("Then the rounds above zero decide, the lowest first: %(rounds)s.", rounds=rounds)
    return _together(_same_total(values), _as_often(values), decide, _ahead(values["scores"]))


def _rounds_of(player: str, scores: tuple[int, ...]) -> str:
    return _("%(player)s (%(scores)s)", player=player, scores=side_by_side(scores))


def _ahead(compared: Sequence[tuple[str, object]]) -> str:
    """Whoever has the same as the first, who is best."""
    best = [player for player, value in compared if value == compared[0][1]]
    return ngettext("%(players)s is ahead.", "%(players)s are ahead.", len(best), players=all_of(best))


def _shared(values: Mapping[str, Any]) -> str:
    return _together(_same_total(values), _as_often(values), _same_lowest(values), _("They share the place."))


def _shared_by_rule(values: Mapping[str, Any]) -> str:
    return _together(_same_total(values), _("At this table equal totals share the place."))


def _extra_round(values: Mapping[str, Any]) -> str:
    return _together(_same_total(values), _("An extra round decides between them."))


def _same_total(values: Mapping[str, Any]) -> str:
    players, total = all_of(values["players"]), values["total"]
    if len(values["players"]) == 2:
        return _("%(players)s both have %(total)s.", players=players, total=total)
    return _("%(players)s all have %(total)s.", players=players, total=total)


def _as_often(values: Mapping[str, Any]) -> str:
    times = values["zero_rounds"]
    if not values["went_out"]:
        return ngettext("Each has %(num)s zero round.", "Each has %(num)s zero rounds.", times)
    if times == 0:
        return _("Neither went out.") if len(values["players"]) == 2 else _("None of them went out.")
    if times == 2:
        return _("Each went out twice.")
    return ngettext("Each went out once.", "Each went out %(num)s times.", times)


def _same_lowest(values: Mapping[str, Any]) -> str:
    if values["lowest"] is None:
        two = len(values["players"]) == 2
        return _("Neither has a round above zero.") if two else _("None of them has a round above zero.")
    return _("The lowest round above zero is %(points)s for each.", points=values["lowest"])


def _together(*sentences: str) -> str:
    return " ".join(sentences)


PLACE_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "place.nothing-scored": _nothing_scored,
    "place.lowest-total": _lowest_total,
    "place.behind": _behind,
    "place.left": _left,
    "tie.zero-rounds": _zero_rounds,
    "tie.lowest-round": _lowest_round,
    "tie.next-rounds": _next_rounds,
    "tie.shared": _shared,
    "tie.shared-by-rule": _shared_by_rule,
    "tie.extra-round": _extra_round,
}
