"""What goes wrong at a table, as questions that need no more telling than that it happened."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from tableside.rules.facts import Facts
from tableside.rules.moves import Play, Question
from tableside.rules.position import Position
from tableside.rules.replay import begin_layout, lay_tile
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, make_tile
from tableside.rules.verdict import Verdict
from tableside.scoring.referee import rule_on
from tableside.services.referee_sketch import Sketch, sketched

Points = Mapping[str, int]

Told = Callable[[Table, str], tuple[Position, Question | Play]]


def rule_on_mishap(table: Table, asker: str, mishap: str) -> Verdict:
    """What the rules say, or do not say, about a mishap of this name."""
    position, question = MISHAPS[mishap](table, asker)
    return rule_on(position, question)


def comes_late(table: Table, newcomer: str, totals: Points) -> Verdict:
    """What somebody starts with who joins in the middle of the game."""
    position = Position(replace(table, players=(*totals, newcomer)))
    return rule_on(position, Question("late_join", newcomer, {"totals": dict(totals)}))


def sat_out(table: Table, absent: str) -> Verdict:
    """What somebody gets for a round in which others played."""
    return rule_on(Position(table), Question("missed_round", absent))


def _about(kind: str, **values: object) -> Told:
    return lambda table, asker: (sketched(table, Sketch(), asker), Question(kind, asker, values))


def _mismatch(table: Table, asker: str) -> tuple[Position, Question]:
    """A tile without the number of the double, laid on it."""
    wrong = _without(table.opening.high)
    return _laid(table, Play(asker, wrong, table.opening)), Question("take_back", asker, {"tile": wrong})


def _mismatch_late(table: Table, asker: str) -> tuple[Position, Question]:
    wrong, right = _without(table.opening.high), make_tile(table.opening.high, _others(table.opening.high)[0])
    position = _laid(table, Play(asker, wrong, table.opening), Play(table.after[asker], right, table.opening))
    return position, Question("take_back", asker, {"tile": wrong})


def _out_of_turn(table: Table, asker: str) -> tuple[Position, Question]:
    """A tile that fits, laid by somebody whose turn it was not."""
    tile = make_tile(table.opening.high, _others(table.opening.high)[0])
    return _laid(table, Play(asker, tile, table.opening)), Question("take_back", asker, {"tile": tile})


def _change_of_mind(table: Table, asker: str) -> tuple[Position, Question]:
    """A good play that its player would rather not have made."""
    position, question = _out_of_turn(table, asker)
    return replace(position, irregular=frozenset()), question


def _two_claims(table: Table, asker: str) -> tuple[Position, Question]:
    claims = Facts(other={"claims": [asker, table.after[asker]]})
    return Position(table, facts=claims), Question("who_starts", asker)


def _dealt(kind: str, difference: int) -> Told:
    def told(table: Table, asker: str) -> tuple[Position, Question]:
        proper = 7
        position = replace(Position(table), counts={asker: proper + difference})
        return position, Question(kind, asker, {"hand_size": proper})

    return told


def _extra_arm(table: Table, asker: str) -> tuple[Position, Play]:
    tile = make_tile(table.opening.high, _others(table.opening.high)[0])
    return sketched(table, Sketch(), asker), Play(asker, tile, table.opening)


def _last_tile(table: Table, asker: str) -> tuple[Position, Question]:
    position = replace(sketched(table, Sketch(), asker), counts={asker: 1})
    return position, Question("penalty", asker, {"reason": "last_tile_call"})


def _laid(table: Table, *plays: Play) -> Position:
    layout = begin_layout(table)
    for play in plays:
        layout = lay_tile(layout, play, table)
    return Position(table, layout, table.after[plays[-1].player], plays, irregular=frozenset({0}))


def _without(number: int) -> Tile:
    return make_tile(*_others(number)[:2])


def _others(number: int) -> list[int]:
    """Small numbers, which every set has."""
    return [other for other in range(4) if other != number]


MISHAPS: Mapping[str, Told] = {
    "mismatch": _mismatch,
    "mismatch-late": _mismatch_late,
    "turn": _out_of_turn,
    "mind": _change_of_mind,
    "overlooked": _about("penalty", reason="overlooked"),
    "two-drawn": _about("two_drawn"),
    "exposed": _about("tile_exposed"),
    "too-many": _dealt("fix_overdraw", 1),
    "too-few": _dealt("fix_underdraw", -1),
    "wrong-double": _about("void_round"),
    "claims": _two_claims,
    "second-copy": _about("remove_duplicate"),
    "extra-arm": _extra_arm,
    "last-tile": _last_tile,
    "teams": _about("teams"),
    "seats": _about("swap_seats"),
    "leave": _about("leave"),
    "stop": _about("stop_early"),
    "correct": _about("correct_score", round=1),
}
