"""What a round gives each player, from the hands that were counted at its end."""

from collections.abc import Collection, Mapping

from tableside.rules.errors import RulesError
from tableside.rules.ruleset import RuleSet

_OUT_ON_A_DOUBLE = 50


def round_points(
    hands: Mapping[str, int | None],
    out: str | None,
    blocked: bool,
    rules: RuleSet,
    *,
    on_double: bool = False,
) -> Mapping[str, int]:
    """Points of every player whose hand is known; a missing hand (None) gives none, never zero.

    `on_double` says that the round ended by going out on a double, where the table has a rule for it.
    """
    known = {player: held for player, held in hands.items() if held is not None}
    if out is not None and out in hands:
        known.setdefault(out, 0)
    if blocked and out is None and rules.blocked_scoring == "lowest_scores_zero":
        return _lowest_at_zero(known)
    return {player: _points(player == out, held, rules, on_double) for player, held in known.items()}


def missed_points(scored: Mapping[str, int], rules: RuleSet) -> int | None:
    """What a player gets for a round sat out (D70); None before anybody has scored in it."""
    if not scored:
        return None
    if rules.missed_round == "highest_of_round":
        return max(scored.values())
    return _average(scored.values()) if rules.missed_round == "average_of_round" else 0


def late_start(totals: Mapping[str, int], rules: RuleSet) -> int:
    """The total that a late joiner starts with (D68); raises RulesError("late-join-not-allowed")."""
    if rules.late_join == "not_allowed":
        raise RulesError("late-join-not-allowed")
    if rules.late_join == "zero" or not totals:
        return 0
    return max(totals.values()) if rules.late_join == "highest_total" else _average(totals.values())


def _lowest_at_zero(hands: Mapping[str, int]) -> Mapping[str, int]:
    lowest = min(hands.values(), default=0)
    return {player: 0 if held == lowest else held for player, held in hands.items()}


def _points(went_out: bool, held: int, rules: RuleSet, on_double: bool) -> int:
    if went_out:
        penalty = _OUT_ON_A_DOUBLE if on_double and rules.go_out_on_double == "penalty_50" else 0
        return held + rules.out_bonus + penalty
    return 2 * held if on_double and rules.go_out_on_double == "others_doubled" else held


def _average(points: Collection[int]) -> int:
    """To the nearest whole point, halves up."""
    return (2 * sum(points) + len(points)) // (2 * len(points))
