"""Rulings about drawing and passing."""

from tableside.rules.ruling import Ruling, by_option, implied, stated

RULINGS_OF_THE_YARD = {
    "draw.must": Ruling("yard.draw", stated("A7 A10 A13"), stated("B13 B14"), ("yard_reserve", "must_play_if_able")),
    "draw.may": Ruling("turn.must-play", by_option("A10"), by_option("B13"), ("must_play_if_able",)),
    "draw.again": Ruling("yard.draw", by_option("A10"), by_option("B13"), ("draw_rule",)),
    "draw.can-play": Ruling("turn.must-play", implied("A7 A9 A10"), implied("B12 B13"), ("must_play_if_able",)),
    "draw.only-one": Ruling("yard.draw", stated("A7 A10"), stated("B13"), ("draw_rule",)),
    "draw.reserve": Ruling("yard.reserve", stated("A13"), by_option("B14"), ("yard_reserve",)),
    "draw.yard-empty": Ruling("yard.reserve", stated("A10 A12 A13"), stated("B14")),
    "draw.never": Ruling("yard.draw", by_option("A10"), by_option("B13"), ("draw_rule",)),
    "draw.no-need-after-tile": Ruling("turn.one-tile", by_option("A9"), by_option("B11"), ("multi_tile_turn",)),
    "draw.hand-unknown": Ruling("turn.must-play", implied("A7 A10"), implied("B13"), ("must_play_if_able",)),
    "draw.yard-unknown": Ruling("yard.reserve", stated("A10 A13"), stated("B14"), ("yard_reserve",)),
    "drawn.must-play": Ruling("yard.drawn-tile", stated("A7 A10"), by_option("B13"), ("drawn_tile_play",)),
    "drawn.may-play": Ruling("yard.drawn-tile", by_option("A10"), stated("B13"), ("drawn_tile_play",)),
    "drawn.must-not": Ruling("yard.drawn-tile", by_option("A10"), by_option("B13"), ("drawn_tile_play",)),
    "pass.must": Ruling("yard.pass", stated("A7 A10"), stated("B13 B14"), ("draw_rule",)),
    "pass.may": Ruling("turn.must-play", by_option("A10"), by_option("B13"), ("must_play_if_able",)),
    "pass.draw-first": Ruling("yard.draw", stated("A7 A10"), stated("B13"), ("yard_reserve",)),
    "pass.can-play": Ruling("turn.must-play", implied("A7 A9 A10"), implied("B13"), ("must_play_if_able",)),
    "pass.stops": Ruling("turn.one-tile", by_option("A9"), by_option("B11"), ("multi_tile_turn", "double_plays_again")),
    "pass.hand-unknown": Ruling("turn.must-play", implied("A7 A10"), implied("B13 B14"), ("must_play_if_able",)),
    "pass.yard-unknown": Ruling("yard.draw", stated("A10 A13"), stated("B13 B14"), ("yard_reserve",)),
}
