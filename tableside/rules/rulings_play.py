"""Rulings about laying a tile: whose turn, what must be finished, which ends may touch."""

from tableside.rules.ruling import Ruling, by_option, implied, silent, stated

_ARMS = ("opening_arms", "opening_must_fill")

RULINGS_OF_PLAY = {
    "play.fits": Ruling("match.any-end", stated("A7 A9"), stated("B10 B12 B17")),
    "play.only-one": Ruling("turn.must-play", implied("A9 A10 A11"), implied("B13 B16"), ("must_play_if_able",)),
    "play.or-draw": Ruling("turn.must-play", by_option("A9"), by_option("B13"), ("must_play_if_able",)),
    "play.new-toe": Ruling("foot.toes-open", implied("A9 A11"), stated("B17"), ("toes", "ruleset")),
    "play.goes-out": Ruling("end.out", stated("A12"), stated("B18")),
    "play.goes-out-on-double": Ruling("end.out-on-double", implied("A12"), implied("B18"), ("go_out_on_double",)),
    "play.on-the-table": Ruling("setup.set", stated("A2"), stated("B3")),
    "play.not-in-hand": Ruling("match.any-end", implied("A9"), implied("B10")),
    "play.onto-nothing": Ruling("match.any-end", stated("A9"), stated("B10")),
    "play.round-over": Ruling("end.out", stated("A12"), stated("B18")),
    "play.barred-double": Ruling("end.out-on-double", by_option("A12"), by_option("B18"), ("go_out_on_double",)),
    "ends.differ": Ruling("match.ends", stated("A9"), stated("B10"), ()),
    "ends.blank-not-wild": Ruling("match.wild", implied("A9"), implied("B10"), ("wild",)),
    "ends.not-wild": Ruling("match.wild", implied("A9"), implied("B10"), ("wild",)),
    "ends.taken": Ruling("match.ends", stated("A9"), stated("B10")),
    "ends.wild": Ruling("match.wild", by_option("A9"), by_option("B10"), ("wild",)),
    "turn.not-yours": Ruling("turn.order", implied("A7 A9"), stated("B11")),
    "turn.one-tile": Ruling("turn.one-tile", stated("A9"), implied("B11 B13"), ("multi_tile_turn",)),
    "turn.more-tiles": Ruling("turn.one-tile", by_option("A9"), by_option("B11"), ("multi_tile_turn",)),
    "turn.no-second-after-double": Ruling(
        "turn.double-again", implied("A9 A11"), implied("B11 B16"), ("double_plays_again", "multi_tile_turn")
    ),
    "turn.double-again": Ruling(
        "turn.double-again", by_option("A9"), by_option("B11"), ("double_plays_again", "ruleset")
    ),
    "opening.fits": Ruling("opening.fill-first", stated("A7"), stated("B10 B12"), ("opening_arms",)),
    "opening.elsewhere": Ruling("opening.fill-first", stated("A7"), stated("B12"), ("opening_must_fill",)),
    "opening.elsewhere-chosen": Ruling("opening.fill-first", by_option("A8"), by_option("B12"), _ARMS),
    "opening.not-needed": Ruling("opening.fill-first", by_option("A7"), by_option("B12"), ("opening_must_fill",)),
    "opening.fewer-arms": Ruling("opening.fill-first", by_option("A8"), by_option("B12"), ("opening_arms",)),
    "opening.full": Ruling("opening.extra-arms", silent("A7 A8"), implied("B12"), ("opening_extra_arms",)),
    "opening.extra-arm": Ruling("opening.extra-arms", by_option("A8"), by_option("B12"), ("opening_extra_arms",)),
    "foot.elsewhere": Ruling("foot.complete-first", stated("A11"), stated("B16"), ("toes", "toes_scope", "ruleset")),
    "foot.uncovered": Ruling("foot.complete-first", by_option("A11"), by_option("B16"), ("ruleset", "toes")),
    "foot.dead-elsewhere": Ruling("foot.dead", implied("A11 A12"), implied("B16 B14 B18"), ("dead_foot",)),
    "foot.dead-ends-round": Ruling("foot.dead", by_option("A11"), by_option("B16"), ("dead_foot",)),
    "foot.released": Ruling("foot.dead", by_option("A11"), by_option("B16"), ("dead_foot",)),
    "foot.next-player-only": Ruling("foot.complete-first", by_option("A11"), by_option("B16"), ("toes_scope",)),
    "foot.toe-fits": Ruling("foot.complete-first", stated("A11"), stated("B16"), ("toes",)),
    "foot.full": Ruling("foot.complete-first", stated("A11"), stated("B16"), ("toes", "ruleset")),
}
