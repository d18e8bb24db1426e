"""Which double each round opens on, how many rounds there are, and who opens."""

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress

from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import Tile, double


def doubles(rules: RuleSet) -> tuple[Tile, ...]:
    """The doubles as planned, first round first; with no fixed number of rounds, those of one descent."""
    rounds = planned_rounds(rules) or len(_order(rules))
    return tuple(itertools.islice(itertools.cycle(_repeated(rules)), rounds))


def planned_rounds(rules: RuleSet) -> int | None:
    """How many rounds the table means to play; None where only a target total ends the game."""
    if isinstance(rules.rounds, int):
        return rules.rounds
    return None if rules.end_condition == "target_total" else len(_order(rules))


def round_count(rules: RuleSet, played: Sequence[Tile]) -> int | None:
    """How many rounds the game will have, now that these doubles were really opened."""
    if planned_rounds(rules) is None or isinstance(rules.rounds, int):
        return planned_rounds(rules)
    return len(played) + len(_to_come(rules, played))


def next_double(rules: RuleSet, played: Sequence[Tile], skipped: Sequence[Tile] = ()) -> Tile | None:
    """The double that the next round is to open on; None when all rounds have been played.

    What counts is what was opened, not what was planned: a double passed over is still to come,
    except where the table steps down to the next lower one held and goes on from there.
    """
    if isinstance(rules.rounds, int) and len(played) >= rules.rounds:
        return None
    to_come = _to_come(rules, played)
    if rules.starter_method == "skip_pool":
        to_come = (*(tile for tile in skipped if tile in to_come), *to_come)
    return next(iter(to_come), None)


def double_instead(rules: RuleSet, played: Sequence[Tile], tried: Sequence[Tile]) -> Tile | None:
    """The double to ask for when nobody holds those tried; None if the rules keep to the first."""
    if rules.starter_method not in ("next_lower_held_double", "skip_pool"):
        return None
    return next((tile for tile in _this_descent(rules, played) if tile not in tried), None)


def is_over(rules: RuleSet, totals: Mapping[str, int], played: Sequence[Tile]) -> bool:
    """All rounds are played, or somebody has reached the total that ends the game."""
    if rules.end_condition == "target_total" and max(totals.values(), default=0) >= rules.target_total:
        return bool(played)
    return next_double(rules, played) is None


def who_opens(
    rules: RuleSet,
    seats: Sequence[str],
    finder: str | None,
    previous_starter: str | None,
    previous_winner: str | None,
) -> str | None:
    """Who opens by this table's method; None until it is known who found the double."""
    if rules.starter_method == "set_aside_and_rotate" and previous_starter in seats:
        return seats[(seats.index(previous_starter) + 1) % len(seats)]
    if rules.starter_method == "winner_starts" and previous_winner in seats:
        return previous_winner
    return finder


def if_nobody_holds(rules: RuleSet) -> Reason:
    """What the rules say when the double does not turn up, for the header of the round."""
    return Reason(f"nobody-holds.{rules.starter_method}")


def schedule_problem(rules: RuleSet) -> Reason | None:
    """Why the chosen list of doubles cannot be played with this set."""
    if rules.round_order != "list":
        return None
    if not rules.round_list:
        return Reason("list-empty")
    above = tuple(tile for tile in rules.round_list if tile.high > rules.set_max)
    values = {"tiles": above, "set_max": rules.set_max}
    return Reason("list-above-set", values) if above else None


def _this_descent(rules: RuleSet, played: Sequence[Tile]) -> tuple[Tile, ...]:
    """Nobody steps from double-blank to the top of the next descent within one round."""
    to_come = _to_come(rules, played)
    if _ends_with_the_order(rules):
        return to_come
    once = len(_repeated(rules))
    return to_come[: len(to_come) % once or once]


def _to_come(rules: RuleSet, played: Sequence[Tile]) -> tuple[Tile, ...]:
    if rules.starter_method == "next_lower_held_double":
        return _below(_plan(rules, len(played) + 2), played)
    return _unplayed(_plan(rules, max(Counter(played).values(), default=0) + 2), played)


def _below(planned: Sequence[Tile], played: Sequence[Tile]) -> tuple[Tile, ...]:
    """What follows the furthest place reached: doubles stepped over do not come back."""
    reached, known = 0, set(planned)
    for tile in played:
        if tile in known:
            with suppress(ValueError):
                reached = planned.index(tile, reached) + 1
    return tuple(planned[reached:])


def _unplayed(planned: Sequence[Tile], played: Sequence[Tile]) -> tuple[Tile, ...]:
    spent = Counter(played)
    left = []
    for tile in planned:
        if spent[tile]:
            spent[tile] -= 1
        else:
            left.append(tile)
    return tuple(left)


def _plan(rules: RuleSet, times: int) -> tuple[Tile, ...]:
    """The order once, or so often that there is always more to come."""
    if _ends_with_the_order(rules):
        return _order(rules)
    return _repeated(rules) * times


def _ends_with_the_order(rules: RuleSet) -> bool:
    return rules.rounds == "all" and rules.end_condition == "all_rounds"


def _repeated(rules: RuleSet) -> tuple[Tile, ...]:
    """What comes again after its end: from the top, or, down and up, turning there without a double round."""
    order = _order(rules)
    return order[:-1] if rules.round_order == "down_and_up" else order


def _order(rules: RuleSet) -> tuple[Tile, ...]:
    if rules.round_order == "list" and rules.round_list:
        return rules.round_list
    down = tuple(double(number) for number in range(rules.set_max, -1, -1))
    return (*down, *down[-2::-1]) if rules.round_order == "down_and_up" else down
