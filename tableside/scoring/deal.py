"""How many tiles each player takes, what stays in the yard, and deals that a set cannot give."""

from dataclasses import dataclass, replace

from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import SET_MAXIMA, set_size

_LEFT_IN_YARD = 12
"""Preset A's table leaves 10 to 14 of 55 tiles; larger and smaller sets aim at the middle (E4)."""

_DOUBLE_LAID_BEFORE_DEAL = frozenset(
    {"search_before_deal", "set_aside_and_rotate", "draw_high_each_round", "winner_starts"}
)


@dataclass(frozen=True)
class Deal:
    """Numbers of tiles: `hand` for each, `in_hands` for all, `yard` with the `reserve` in it."""

    players: int
    hand: int
    in_hands: int
    yard: int
    reserve: int
    put_aside: int

    @property
    def drawable(self) -> int:
        return self.yard - self.reserve


def deal(rules: RuleSet, players: int) -> Deal:
    """The deal as the rules have it, possible or not; see `deal_problem`."""
    hand = hand_size(rules, players)
    aside = int(puts_double_aside(rules))
    return Deal(
        players=players,
        hand=hand,
        in_hands=hand * players,
        yard=set_size(rules.set_max) - aside - hand * players,
        reserve=rules.reserve(players),
        put_aside=aside,
    )


def hand_size(rules: RuleSet, players: int) -> int:
    """Tiles for each: the table's number, or 42 shared out on a double-nine set, scaled for others (A4, E4)."""
    if isinstance(rules.hand_size, int):
        return rules.hand_size
    shared_out = set_size(rules.set_max) - 1 - _LEFT_IN_YARD
    return max(1, _rounded(shared_out, max(1, players)))


def puts_double_aside(rules: RuleSet) -> bool:
    """Where the starter does not hang on who holds the double, it is laid before hands are drawn."""
    return rules.starter_method in _DOUBLE_LAID_BEFORE_DEAL


def deal_problem(rules: RuleSet, players: int) -> Reason | None:
    """Why the set cannot give this deal, with the hand and the set that would do."""
    if players < 2:
        return Reason("players-too-few", {"players": players})
    planned = deal(rules, players)
    if _works(rules, planned):
        return None
    return Reason(
        "deal-too-large" if planned.yard < 0 else "deal-leaves-no-yard",
        {
            "players": players,
            "hand": planned.hand,
            "needed": planned.in_hands + planned.put_aside,
            "set_max": rules.set_max,
            "size": set_size(rules.set_max),
            "hand_that_fits": largest_hand(rules, players),
            "set_that_fits": _smallest_set(rules, players),
        },
    )


def largest_hand(rules: RuleSet, players: int) -> int:
    """The most tiles each may take from this set; 0 if there is not even one for everybody."""
    sizes = range(set_size(rules.set_max) // players, 0, -1)
    tried = (deal(replace(rules, hand_size=size), players) for size in sizes)
    return next((planned.hand for planned in tried if _works(rules, planned)), 0)


def _smallest_set(rules: RuleSet, players: int) -> int | None:
    larger = (replace(rules, set_max=most) for most in SET_MAXIMA if most > rules.set_max)
    return next((other.set_max for other in larger if _works(other, deal(other, players))), None)


def _works(rules: RuleSet, planned: Deal) -> bool:
    """A rule that orders a draw needs at least one tile that may be drawn."""
    if rules.draw_rule == "none":
        return planned.yard >= 0
    return planned.drawable >= 1


def _rounded(whole: int, parts: int) -> int:
    """Halves go up: 42 tiles for four players are 11 each (A4)."""
    return (2 * whole + parts) // (2 * parts)
