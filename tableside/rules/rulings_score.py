"""Rulings about points, ties and attendance."""

from tableside.rules.ruling import Ruling, by_option, implied, silent, stated

_TILES = ("double_blank", "blank_end_value", "double_pips", "out_bonus", "go_out_on_double")

_GAME = ("rounds", "round_order", "end_condition", "target_total")

RULINGS_OF_SCORING = {
    "score.hands": Ruling("score.hand", stated("A15 A18"), stated("B19 B21"), _TILES),
    "score.blocked": Ruling("score.blocked", stated("A16"), stated("B18 B19"), ("blocked_scoring", *_TILES)),
    "score.hands-unknown": Ruling("score.hand", stated("A15"), stated("B19"), ()),
    "winner.out": Ruling("score.round-winner", stated("A12 A15"), stated("B18 B21"), ()),
    "winner.lowest": Ruling("score.round-winner", stated("A16"), by_option("B18"), ("blocked_tie",)),
    "winner.tied": Ruling("score.round-winner", silent("A16"), implied("B18 B19 B21"), ("blocked_tie",)),
    "winner.shared": Ruling("score.round-winner", by_option("A16"), by_option("B18"), ("blocked_tie",)),
    "winner.lightest": Ruling("score.round-winner", by_option("A16"), by_option("B18"), ("blocked_tie",)),
    "winner.none": Ruling("score.round-winner", implied("A16"), implied("B18 B19 B21"), ()),
    "total.lowest": Ruling("setup.aim", stated("A1 A14"), stated("B4 B20"), ("end_condition",)),
    "total.unknown": Ruling("setup.aim", stated("A1 A14"), stated("B4 B20"), ()),
    "game.over": Ruling("score.rounds", stated("A14"), stated("B20"), _GAME),
    "game.goes-on": Ruling("score.rounds", stated("A6 A14"), stated("B8 B20"), _GAME),
    "double.next": Ruling("score.rounds", stated("A6 A14"), stated("B8"), ("rounds", "round_order", "starter_method")),
    "double.none": Ruling("score.rounds", stated("A14"), stated("B8 B20"), _GAME),
    "score.double-blank": Ruling("score.double-blank", stated("A18"), stated("B19"), ("double_blank",)),
    "score.blanks": Ruling("score.blanks", by_option("A15"), by_option("B19"), ("blank_end_value",)),
    "score.one-end": Ruling("score.hand", by_option("A15"), by_option("B19"), ("double_pips",)),
    "score.out-bonus": Ruling("score.out-bonus", by_option("A15"), by_option("B19"), ("out_bonus",)),
    "score.out-on-double": Ruling("end.out-on-double", by_option("A15"), by_option("B19"), ("go_out_on_double",)),
    "tie.zero-rounds": Ruling("score.tie", silent("A14"), stated("B21"), ("tie_break",)),
    "tie.lowest-round": Ruling("score.tie", silent("A14"), stated("B21"), ("tie_break",)),
    "tie.next-rounds": Ruling("score.tie", silent("A14"), silent("B21"), ("tie_break",)),
    "tie.shared": Ruling("score.tie", silent("A14"), silent("B21"), ("tie_break",)),
    "tie.extra-round": Ruling("score.tie", by_option("A14"), by_option("B21"), ("tie_break",)),
    "tie.unknown": Ruling("score.tie", silent("A14"), stated("B21"), ("tie_break",)),
    "join.late": Ruling("seat.late-join", by_option("A2 A17"), by_option("B2 B20"), ("late_join",)),
    "join.unsaid": Ruling("seat.late-join", silent("A2 A17"), silent("B2 B20")),
    "join.not": Ruling("seat.late-join", by_option("A2"), by_option("B2"), ("late_join",)),
    "join.unknown": Ruling("seat.late-join", by_option("A2 A17"), by_option("B2 B20"), ("late_join",)),
    "leave.listed": Ruling("seat.leave", silent("A2 A17"), silent("B2 B20"), ()),
    "missed.round": Ruling("seat.missed-round", by_option("A15 A17"), by_option("B19"), ("missed_round",)),
    "missed.unsaid": Ruling("seat.missed-round", silent("A15 A17"), silent("B19")),
    "missed.unknown": Ruling("seat.missed-round", by_option("A15 A17"), by_option("B19"), ("missed_round",)),
    "stop.early": Ruling("seat.stop-early", silent("A14"), silent("B20"), ()),
    "correct.later": Ruling("score.correction", silent("A17"), silent("B19 B20"), ("score_correction",)),
    "correct.locked": Ruling("score.correction", by_option("A17"), by_option("B20"), ("score_correction",)),
    "correct.same-round": Ruling("score.correction", silent("A17"), silent("B19 B20"), ("score_correction",)),
}
