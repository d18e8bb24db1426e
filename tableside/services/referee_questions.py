"""What a table asks in a few taps, as positions and moves that the referee rules on. Nothing is kept of it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tableside.rules.duties import is_dead, missing_tiles
from tableside.rules.facts import Facts
from tableside.rules.layout import Obligation
from tableside.rules.legality import check
from tableside.rules.moves import Draw, EndRound, Pass, Play, Question
from tableside.rules.position import Position
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, double, make_tile, tiles_of
from tableside.rules.verdict import Verdict
from tableside.scoring.referee import rule_on
from tableside.services.referee_sketch import Sketch, is_stand_in, sketched

FULL_HAND = 5  # any number above one: nobody is about to go out


def may_play(position: Position, tile: Tile, onto: Tile) -> Verdict:
    """May this tile be joined to that one by whoever is on turn?"""
    return check(position, Play(str(position.turn), tile, onto))


def may_keep_drawn(table: Table, asker: str) -> Verdict:
    """A tile was drawn and fits: may its player pass all the same?"""
    tile = _any_tile(table)
    position = sketched(table, Sketch(end=tile.high), asker)
    return check(replace(position, hands={asker: (tile,)}, counts={asker: FULL_HAND}, drawn=(tile,)), Pass(asker))


def may_draw(table: Table, asker: str, able: bool, yard: int | None) -> Verdict:
    """May a player draw who can, or cannot, lay a tile?"""
    stuck = frozenset({asker})
    facts = Facts(can_play=stuck) if able else Facts(cannot_play=stuck)
    return check(replace(sketched(table, Sketch(), asker), facts=facts, yard=yard), Draw(asker))


def is_blocked(table: Table, asker: str, passed: bool, yard: int | None, gone: int | None) -> Verdict:
    """Is the round over? `gone` is the number asked for, of which no tile is left."""
    sketch = Sketch(end=_any_tile(table).high) if gone is None else _without_tiles(table, gone)
    position = sketched(table, sketch, asker)
    return check(replace(position, passes=table.players if passed else (), yard=yard), EndRound())


def can_finish(table: Table, asker: str, number: int, toes: int, lying: Sequence[Tile]) -> tuple[bool, int]:
    """Can this foot still be finished, and how many tiles of its number are left in hands and yard at most?"""
    position = sketched(table, Sketch(foot=number, toes=toes, lying=tuple(lying)), asker)
    due = _due(position, number)
    known = sum(tile.has(number) and not is_stand_in(tile) for tile in position.on_table) - 1
    left = len(missing_tiles(position, due)) - max(0, toes - known)
    return left >= due.needed and not is_dead(position, due), left


def dead_foot(table: Table, asker: str, number: int, yard: int | None) -> Verdict:
    """What the rules say once a foot can never be finished."""
    position = sketched(table, _without_tiles(table, number), asker)
    return check(replace(position, yard=yard), EndRound())


def may_go_out(table: Table, asker: str, tile: Tile) -> Verdict:
    """May this tile be the last one?"""
    position = sketched(table, Sketch(end=tile.low), asker)
    last = replace(position, hands={asker: (tile,)}, counts={asker: 1})
    verdict = may_play(last, tile, next(iter(last.layout.ends[tile.low]))) if last.layout else None
    assert verdict is not None
    return verdict


def cost_of_double(table: Table, asker: str) -> Verdict:
    """What does going out on a double cost?"""
    question = Question("penalty", asker, {"reason": "out_on_double"})
    return check(sketched(table, Sketch(), asker), question)


def who_starts(table: Table, finder: str | None, told: Mapping[str, object]) -> Verdict:
    """Who opens this round? `told` is what the rounds before have shown."""
    found = {"found_by": finder} if finder else {}
    return rule_on(Position(table, facts=Facts(other={**told, **found})), Question("who_starts"))


def worth(table: Table, asker: str, tiles: Sequence[Tile]) -> Verdict:
    """What is this hand worth?"""
    return rule_on(Position(table), Question("score", asker, {"hands": {asker: tuple(tiles)}}))


def who_wins(table: Table, values: Mapping[str, object]) -> Verdict:
    """Who of those level in points comes first?"""
    return rule_on(Position(table), Question("tie", None, values))


def _any_tile(table: Table) -> Tile:
    """Some tile that is no double and not of the opening number, to ask a question with."""
    high, low = [number for number in range(table.set_max, -1, -1) if number != table.opening.high][:2]
    return make_tile(high, low)


def _without_tiles(table: Table, number: int) -> Sketch:
    """A double that is unfinished while all tiles of its number lie on the table."""
    gone = tuple(tile for tile in tiles_of(number, table.set_max) if not tile.is_double)
    if number == table.opening.high:
        return Sketch(arms=0, lying=gone)
    return Sketch(foot=number, toes=0, lying=gone)


def _due(position: Position, number: int) -> Obligation:
    assert position.layout is not None
    found = position.layout.obligation(double(number))
    assert found is not None
    return found
