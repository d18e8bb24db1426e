"""Clauses about turns, matching ends, feet, drawing and passing."""

from tableside.rules.clause import FOUR_ARMS, Clause, Example, four_arms
from tableside.rules.ruling import implied, stated

_OPEN_FOOT = f"{FOUR_ARMS} 6-6@9-6"
_FULL_FOOT = f"{_OPEN_FOOT} 6-5@6-6 6-3@6-6 6-1@6-6"
_DEAD_FOOT = "9-6@9-9 9-4@9-9 9-2@9-9 9-0@9-9 6-4@9-4 6-2@9-2 6-0@9-0 8-6@9-6 7-6@6-4 6-5@6-2 6-6@6-0"

CLAUSES_DURING = (
    Clause("turn.order", implied("A7"), stated("B11"), (), four_arms("4-3", "4-3@9-4")),
    Clause(
        "turn.one-tile",
        stated("A9"),
        implied("B11 B13"),
        ("multi_tile_turn",),
        four_arms("4-3 3-1", "4-3@9-4"),
    ),
    Clause(
        "turn.must-play",
        implied("A7 A9 A10"),
        implied("B12 B13"),
        ("must_play_if_able",),
        four_arms("4-4 8-5", "4-4@9-4"),
    ),
    Clause(
        "turn.double-again",
        implied("A9 A11"),
        implied("B11 B16"),
        ("double_plays_again",),
        four_arms("6-6 6-1", "6-6@9-6"),
    ),
    Clause("match.ends", stated("A9"), stated("B10"), (), four_arms("4-3", "4-3@9-4")),
    Clause("match.any-end", stated("A9"), stated("B10 B17"), (), four_arms("2-1", "2-1@9-2")),
    Clause("match.wild", implied("A9"), implied("B10"), ("wild",), four_arms("5-0", "5-0@9-0")),
    Clause(
        "foot.complete-first",
        stated("A11"),
        stated("B15 B16"),
        ("toes", "toes_scope", "ruleset"),
        Example(_OPEN_FOOT, "6-1 4-3", "6-1@6-6"),
    ),
    Clause("foot.toes-open", implied("A9 A11"), stated("B17"), (), Example(_FULL_FOOT, "3-0", "3-0@6-3")),
    Clause(
        "foot.dead", implied("A11 A12"), implied("B14 B16 B18"), ("dead_foot",), Example(_DEAD_FOOT, "6-3", "6-3@6-6")
    ),
    Clause("foot.call", implied("A11"), stated("B15"), ("call_double",), four_arms("6-6", "6-6@9-6")),
    Clause("yard.draw", stated("A7 A10"), stated("B13"), ("draw_rule",), four_arms("5-3", "draw")),
    Clause("yard.drawn-tile", stated("A7 A10"), stated("B13"), ("drawn_tile_play",), four_arms("4-1", "4-1@9-4")),
    Clause("yard.reserve", stated("A13"), stated("B14"), ("yard_reserve",), four_arms("5-3", "pass")),
    Clause("yard.pass", stated("A10"), stated("B14"), (), four_arms("5-3", "pass")),
)
