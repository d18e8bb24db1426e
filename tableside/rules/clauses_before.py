"""Clauses about the set, the deal, the start and the opening double."""

from tableside.rules.clause import Clause, Example, four_arms
from tableside.rules.ruling import implied, silent, stated

CLAUSES_BEFORE = (
    Clause("setup.aim", stated("A1 A14"), stated("B4 B20"), (), Example(hand="2-0 7-6")),
    Clause("setup.set", stated("A2"), stated("B2 B3"), ("set_max", "ruleset"), Example(hand="9-9 9-8 0-0")),
    Clause(
        "setup.hands", stated("A4 A5"), stated("B5 B6"), ("hand_size",), Example(hand="9-4 6-1 5-5 3-2 8-0 7-3 2-1")
    ),
    Clause("setup.teams", silent("A1"), silent("B4"), ("teams",), Example(hand="6-4")),
    Clause("start.double", stated("A6"), stated("B7 B8"), ("rounds", "round_order"), Example(hand="9-9 8-8 7-7")),
    Clause("start.starter", stated("A3 A6"), stated("B7 B8 B9"), ("starter_method",), Example(hand="9-9")),
    Clause("start.two-claims", silent("A3"), silent("B9"), (), Example(hand="9-9")),
    Clause(
        "start.first-tile",
        stated("A3 A6 A7"),
        implied("B7 B10 B11"),
        ("starter_plays_on_opening",),
        Example(hand="9-4", move="9-4@9-9"),
    ),
    Clause(
        "opening.fill-first",
        stated("A7 A8"),
        stated("B12"),
        ("opening_arms", "opening_must_fill"),
        Example("9-4@9-9 9-6@9-9 9-2@9-9", "4-3 9-1", "9-1@9-9"),
    ),
    Clause(
        "opening.extra-arms",
        silent("A7 A8"),
        implied("B12"),
        ("opening_extra_arms",),
        four_arms("9-5", "9-5@9-9"),
    ),
)
