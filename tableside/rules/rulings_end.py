"""Rulings about the end of a round: going out, blocks, and feet that can never be finished."""

from tableside.rules.ruling import Ruling, by_option, implied, silent, stated

RULINGS_OF_THE_END = {
    "end.out": Ruling("end.out", stated("A12"), stated("B18")),
    "end.all-passed": Ruling("end.blocked", stated("A12 A16"), stated("B18")),
    "end.nobody-can": Ruling("end.blocked", implied("A12 A13 A16"), implied("B14 B18"), ("yard_reserve",)),
    "end.stuck-no-yard": Ruling("end.blocked", by_option("A12"), by_option("B14"), ("round_ends_when_yard_empty",)),
    "end.dead-foot": Ruling("foot.dead", by_option("A12"), by_option("B18"), ("dead_foot",)),
    "end.dead-yard-left": Ruling("end.dead-yard-left", silent("A10 A12 A13"), silent("B13 B14 B18"), ("dead_foot",)),
    "end.draw-on": Ruling("foot.dead", by_option("A10 A12"), by_option("B13 B18"), ("dead_foot",)),
    "end.can-play": Ruling("end.blocked", stated("A12"), stated("B14 B18"), ("round_ends_when_yard_empty",)),
    "end.can-draw": Ruling("end.blocked", stated("A10 A12 A13"), stated("B13 B14 B18"), ("yard_reserve", "dead_foot")),
    "end.hands-unknown": Ruling("end.blocked", implied("A12"), implied("B18")),
    "end.yard-unknown": Ruling("end.blocked", implied("A12 A13"), implied("B14 B18")),
    "end.not-begun": Ruling("start.double", stated("A6"), stated("B7 B8")),
    "call.double-free": Ruling("foot.call", implied("A11"), stated("B15"), ("call_double",)),
    "call.double-price-unset": Ruling("foot.call", by_option("A11"), by_option("B15"), ("call_double",)),
    "call.was-made": Ruling("foot.call", implied("A11"), implied("B15"), ("call_double",)),
    "call.last-free": Ruling("end.last-tile-call", implied("A12"), implied("B18"), ("last_tile_call",)),
    "call.last-draw": Ruling("end.last-tile-call", by_option("A12"), by_option("B18"), ("last_tile_call",)),
    "call.last-courtesy": Ruling("end.last-tile-call", by_option("A12"), by_option("B18"), ("last_tile_call",)),
    "call.last-made": Ruling("end.last-tile-call", implied("A12"), implied("B18"), ("last_tile_call",)),
    "call.last-too-late": Ruling("end.last-tile-call", by_option("A12"), by_option("B18"), ("last_tile_call",)),
    "call.last-not-one": Ruling("end.last-tile-call", by_option("A12"), by_option("B18"), ("last_tile_call",)),
    "out.double-free": Ruling("end.out-on-double", implied("A12"), implied("B18"), ("go_out_on_double",)),
    "out.double-costs": Ruling("end.out-on-double", by_option("A15"), by_option("B19"), ("go_out_on_double",)),
}
