"""Clauses about the end of a round, points, ties, and who comes and goes."""

from tableside.rules.clause import Clause, Example, four_arms
from tableside.rules.ruling import implied, silent, stated

_NO_SIX_LEFT = "9-6@9-9 9-4@9-9 9-2@9-9 9-0@9-9 6-4@9-4 6-2@9-2 6-0@9-0 8-6@9-6 7-6@6-4 6-5@6-2 6-6@6-0 6-3@6-6 6-1@6-6"

CLAUSES_AFTER = (
    Clause("end.out", stated("A12 A15"), stated("B18"), (), four_arms("4-3", "4-3@9-4")),
    Clause(
        "end.blocked",
        stated("A12 A16"),
        stated("B14 B18"),
        ("round_ends_when_yard_empty",),
        Example(_NO_SIX_LEFT, "5-3", "pass"),
    ),
    Clause(
        "end.dead-yard-left",
        silent("A10 A12 A13"),
        silent("B13 B14 B18"),
        ("dead_foot",),
        Example(_NO_SIX_LEFT, "5-3", "draw"),
    ),
    Clause(
        "end.out-on-double",
        implied("A12"),
        implied("B18"),
        ("go_out_on_double",),
        four_arms("4-4", "4-4@9-4"),
    ),
    Clause("end.last-tile-call", implied("A12"), implied("B18"), ("last_tile_call",), four_arms("4-3")),
    Clause("score.hand", stated("A15"), stated("B19"), ("double_pips",), Example(hand="7-6 3-2")),
    Clause("score.double-blank", stated("A18"), stated("B19"), ("double_blank",), Example(hand="0-0")),
    Clause("score.blanks", implied("A15"), implied("B19"), ("blank_end_value",), Example(hand="6-0")),
    Clause("score.out-bonus", stated("A15"), implied("B19 B21"), ("out_bonus",), four_arms("4-3", "4-3@9-4")),
    Clause("score.blocked", stated("A16"), stated("B18 B19"), ("blocked_scoring",), Example(hand="2-0 6-2")),
    Clause("score.round-winner", stated("A12 A16"), implied("B18 B19 B21"), ("blocked_tie",), Example(hand="2-0 6-2")),
    Clause(
        "score.rounds",
        stated("A6 A14 A17"),
        stated("B8 B20"),
        ("rounds", "round_order", "end_condition", "target_total"),
        Example(hand="9-9 0-0"),
    ),
    Clause("score.tie", silent("A14"), stated("B21"), ("tie_break",), Example(hand="6-4 5-5")),
    Clause("score.correction", silent("A17"), silent("B19 B20"), ("score_correction",), Example(hand="9-8 7-6 5-2")),
    Clause("seat.late-join", silent("A2 A17"), silent("B2 B20"), ("late_join",), Example(hand="8-7")),
    Clause("seat.leave", silent("A2 A17"), silent("B2 B20"), (), Example(hand="3-1")),
    Clause("seat.missed-round", silent("A15 A17"), silent("B19"), ("missed_round",), Example(hand="8-5 9-8 3-0")),
    Clause("seat.stop-early", silent("A14"), silent("B20"), (), Example(hand="5-5")),
    Clause("seat.change", silent("A7"), silent("B11"), (), Example(hand="4-2")),
    Clause("slip.mismatch", silent("A9 A11"), silent("B10 B16"), ("misplay_rule",), four_arms("5-3", "5-3@9-4")),
    Clause("slip.out-of-turn", silent("A7 A9"), silent("B11"), ("misplay_rule",), four_arms("6-5", "6-5@9-6")),
    Clause("slip.change-of-mind", silent("A9"), silent("B10"), (), four_arms("4-3", "4-3@9-4")),
    Clause(
        "slip.overlooked",
        silent("A9 A10"),
        silent("B13"),
        ("strategic_error_penalty",),
        four_arms("4-3 8-5", "draw"),
    ),
    Clause("slip.price", silent("A9"), silent("B10"), (), Example(hand="5-3")),
    Clause("slip.wrong-double", silent("A6 A7 A9"), silent("B8 B10 B12"), ("misplay_rule",), Example(opening="8-8")),
    Clause("slip.deal", silent("A4"), silent("B5"), (), Example(hand="9-4 6-1 5-5 3-2 8-0 7-3 2-1 4-0")),
    Clause("slip.exposed", silent("A3 A5"), silent("B5 B6"), (), Example(hand="8-3")),
    Clause("slip.two-drawn", silent("A7 A10"), silent("B13"), (), Example(hand="8-3 7-1")),
    Clause("slip.duplicate", silent("A2 A3"), silent("B3"), (), Example(hand="0-0")),
)
