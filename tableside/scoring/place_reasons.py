"""Why a player has this place: the first thing that tells them from those they might share it with."""

from collections.abc import Sequence

from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet
from tableside.scoring.tie_break import Record, sort_key


def why_placed(one: Record, contenders: Sequence[Record], rules: RuleSet, out_known: bool) -> Reason:
    """`out_known`: zero rounds are rounds gone out in, not merely rounds scored 0."""
    if not any(other.rounds_played for other in contenders):
        return Reason("place.nothing-scored", {"player": one.player})
    tied = [other for other in contenders if other.total == one.total]
    if len(tied) == 1:
        return _by_total(one, contenders)
    if rules.tie_break in ("shared", "extra_round"):
        return _left_tied(tied, contenders, rules)
    return _by_tie_break(one, tied, rules, out_known)


def why_last(one: Record) -> Reason:
    """Those who left are listed, but not eligible to win."""
    return Reason("place.left", {"player": one.player, "total": one.total})


def _by_total(one: Record, contenders: Sequence[Record]) -> Reason:
    values = {"player": one.player, "total": one.total}
    lower = [other for other in contenders if other.total < one.total]
    if not lower:
        return Reason("place.lowest-total", values)
    nearest = max(other.total for other in lower)
    ahead = tuple(other.player for other in lower if other.total == nearest)
    return Reason("place.behind", {**values, "ahead": ahead, "behind": one.total - nearest})


def _left_tied(tied: Sequence[Record], contenders: Sequence[Record], rules: RuleSet) -> Reason:
    best = min(other.total for other in contenders)
    decides = rules.tie_break == "extra_round" and tied[0].total == best
    return Reason("tie.extra-round" if decides else "tie.shared-by-rule", _common(tied))


def _by_tie_break(one: Record, tied: Sequence[Record], rules: RuleSet, out_known: bool) -> Reason:
    known = {"went_out": out_known}
    as_often = [other for other in tied if other.zero_rounds == one.zero_rounds]
    if len(as_often) == 1:
        counts = tuple((other.player, other.zero_rounds) for other in tied)
        return Reason("tie.zero-rounds", {**_common(tied), **known, "counts": counts})
    zeros = {**known, "zero_rounds": one.zero_rounds}
    as_low = [other for other in as_often if other.lowest_round == one.lowest_round]
    if len(as_low) == 1:
        lowest = tuple((other.player, other.lowest_round) for other in as_often)
        return Reason("tie.lowest-round", {**_common(as_often), **zeros, "lowest": lowest})
    equals = [other for other in as_low if sort_key(other, rules) == sort_key(one, rules)]
    if len(equals) == 1:
        scores = tuple((other.player, other.scores) for other in as_low)
        return Reason("tie.next-rounds", {**_common(as_low), **zeros, "scores": scores})
    return Reason("tie.shared", {**_common(equals), **zeros, "lowest": one.lowest_round})


def _common(tied: Sequence[Record]) -> dict[str, object]:
    return {"players": tuple(other.player for other in tied), "total": tied[0].total}
