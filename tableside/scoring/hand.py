"""What a hand is worth at this table, what a hand cannot hold, and what is merely odd about it."""

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import Tile, full_set
from tableside.scoring.deal import hand_size

_DOUBLE_BLANK = Tile(0, 0)


def hand_value(tiles: Iterable[Tile], rules: RuleSet) -> int:
    return sum(counted(tiles, rules))


def counted(tiles: Iterable[Tile], rules: RuleSet) -> tuple[int, ...]:
    """The value of each tile, in the order given."""
    return tuple(tile_value(tile, rules) for tile in tiles)


def tile_value(tile: Tile, rules: RuleSet) -> int:
    """Pips, with this table's price for blanks; the double-blank's own price replaces the others (E20)."""
    if tile == _DOUBLE_BLANK:
        return rules.double_blank
    if tile.is_double and rules.double_pips == "one_end":
        return tile.high
    return tile.pips + (rules.blank_end_value if tile.low == 0 else 0)


def most_in_hands(rules: RuleSet, opening: Tile | None = None) -> int:
    """All that the set holds at this table's values; the round's own double lies on the table."""
    return hand_value(_held(rules, opening), rules)


def hand_problems(hands: Mapping[str, Sequence[Tile]], opening: Tile | None, rules: RuleSet) -> tuple[Reason, ...]:
    """Why these hands cannot all be right: every tile exists once and the opening double is laid."""
    return (
        *_strange_tiles(hands, opening, rules),
        *_twice_in_a_hand(hands),
        *_in_two_hands(hands),
    )


def total_problems(totals: Mapping[str, int | None], rules: RuleSet, opening: Tile | None = None) -> tuple[Reason, ...]:
    """Refusals: totals that the set cannot give, alone or together. None is a missing hand."""
    most = most_in_hands(rules, opening)
    entered = {player: total for player, total in totals.items() if total is not None}
    alone = tuple(_total_problem(player, total, most) for player, total in entered.items())
    refused = tuple(reason for reason in alone if reason)
    together = sum(entered.values())
    if refused or together <= most:
        return refused
    return (Reason("totals-above-set", {"total": together, "most": most}),)


def total_oddities(
    totals: Mapping[str, int | None], out: str | None, rules: RuleSet, opening: Tile | None = None
) -> tuple[Reason, ...]:
    """Warnings, which never block: possible, or nearly so, but worth a second look."""
    entered = {player: total for player, total in totals.items() if total is not None}
    return (
        *_impossible_totals(entered, rules, opening),
        *_high_totals(entered, len(totals), rules, opening),
        *_strange_zeros(entered, out),
    )


def _strange_tiles(hands: Mapping[str, Sequence[Tile]], opening: Tile | None, rules: RuleSet) -> Iterator[Reason]:
    for player, tiles in hands.items():
        for tile in dict.fromkeys(tiles):
            if tile.high > rules.set_max:
                values = {"player": player, "tile": tile, "set_max": rules.set_max}
                yield Reason("tile-above-set", values)
            if tile == opening:
                yield Reason("opening-double-in-hand", {"player": player, "tile": tile})


def _twice_in_a_hand(hands: Mapping[str, Sequence[Tile]]) -> Iterator[Reason]:
    for player, tiles in hands.items():
        for tile in dict.fromkeys(tiles):
            if tiles.count(tile) > 1:
                yield Reason("tile-twice-in-hand", {"player": player, "tile": tile})


def _in_two_hands(hands: Mapping[str, Sequence[Tile]]) -> Iterator[Reason]:
    for tile in dict.fromkeys(tile for tiles in hands.values() for tile in tiles):
        holders = tuple(player for player, tiles in hands.items() if tile in tiles)
        if len(holders) > 1:
            yield Reason("tile-in-two-hands", {"players": holders, "tile": tile})


def _total_problem(player: str, total: int, most: int) -> Reason | None:
    values = {"player": player, "total": total, "most": most}
    if total < 0:
        return Reason("total-negative", values)
    return Reason("total-above-set", values) if total > most else None


def _impossible_totals(totals: Mapping[str, int], rules: RuleSet, opening: Tile | None) -> Iterator[Reason]:
    sums = _possible_sums(counted(_held(rules, opening), rules))
    for player, total in totals.items():
        if total >= 0 and not sums >> total & 1:
            yield Reason("total-impossible", {"player": player, "total": total})


def _high_totals(totals: Mapping[str, int], players: int, rules: RuleSet, opening: Tile | None) -> Iterator[Reason]:
    dealt = hand_size(rules, players)
    heaviest = sum(sorted(counted(_held(rules, opening), rules), reverse=True)[:dealt])
    for player, total in totals.items():
        if total > heaviest:
            values = {"player": player, "total": total, "tiles": dealt, "heaviest": heaviest}
            yield Reason("total-high", values)


def _strange_zeros(totals: Mapping[str, int], out: str | None) -> Iterator[Reason]:
    if out is not None and totals.get(out, 0) != 0:
        yield Reason("out-not-zero", {"player": out, "total": totals[out]})
    others = tuple(player for player, total in totals.items() if total == 0 and player != out)
    if others and out is None:
        yield Reason("zero-but-nobody-out", {"players": others})
    elif others:
        yield Reason("zero-without-out", {"players": others, "out": out})


def _held(rules: RuleSet, opening: Tile | None) -> tuple[Tile, ...]:
    return tuple(tile for tile in full_set(rules.set_max) if tile != opening)


@functools.lru_cache(maxsize=64)
def _possible_sums(values: tuple[int, ...]) -> int:
    """Bit n is set if some of the values add up to n."""
    return functools.reduce(lambda sums, value: sums | sums << value, values, 1)
