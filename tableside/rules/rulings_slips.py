"""Rulings about misplays and mishaps, on which both texts are silent nearly everywhere."""

from tableside.rules.ruling import Ruling, by_option, implied, silent, stated

_MISPLAY = ("misplay_rule",)

RULINGS_OF_SLIPS = {
    "slip.ends-back": Ruling("slip.mismatch", silent("A9"), silent("B10"), _MISPLAY),
    "slip.ends-stands": Ruling("slip.mismatch", silent("A9"), silent("B10"), _MISPLAY),
    "slip.turn-back": Ruling("slip.out-of-turn", silent("A7 A9"), silent("B11"), _MISPLAY),
    "slip.turn-stands": Ruling("slip.out-of-turn", silent("A7 A9"), silent("B11"), _MISPLAY),
    "slip.duty-back": Ruling("slip.mismatch", silent("A7 A11"), silent("B12 B16"), _MISPLAY),
    "slip.duty-stands": Ruling("slip.mismatch", silent("A7 A11"), silent("B12 B16"), _MISPLAY),
    "slip.legal-stays": Ruling("slip.change-of-mind", silent("A9"), silent("B10"), ()),
    "slip.no-such-play": Ruling("slip.mismatch", implied("A9"), implied("B10")),
    "slip.overlooked": Ruling("slip.overlooked", silent("A9 A10"), silent("B13"), ()),
    "slip.no-fault": Ruling("slip.overlooked", by_option("A10"), by_option("B13"), ("must_play_if_able",)),
    "slip.overlooked-costs": Ruling(
        "slip.overlooked", by_option("A10"), by_option("B13"), ("strategic_error_penalty",)
    ),
    "slip.no-price": Ruling("slip.price", silent("A9"), silent("B10"), ()),
    "slip.wrong-double": Ruling("slip.wrong-double", silent("A6 A7 A9"), silent("B8 B10 B12"), ()),
    "slip.wrong-double-stands": Ruling("slip.wrong-double", by_option("A6"), by_option("B8"), _MISPLAY),
    "slip.too-many": Ruling("slip.deal", silent("A4"), silent("B5"), ()),
    "slip.too-few": Ruling("slip.deal", silent("A4"), silent("B5"), ()),
    "slip.double-laid": Ruling("slip.deal", implied("A4"), implied("B5 B7 B8")),
    "slip.hand-right": Ruling("slip.deal", implied("A4"), implied("B5"), ()),
    "slip.exposed": Ruling("slip.exposed", silent("A3 A5"), silent("B5 B6"), ()),
    "slip.two-drawn": Ruling("slip.two-drawn", silent("A7 A10"), silent("B13"), ()),
    "slip.duplicate": Ruling("slip.duplicate", silent("A2 A3"), silent("B3"), ()),
    "seat.change": Ruling("seat.change", silent("A7"), silent("B11"), ()),
    "seat.teams": Ruling("setup.teams", silent("A1"), silent("B4"), ()),
    "seat.no-teams": Ruling("setup.teams", by_option("A1"), by_option("B4"), ("teams",)),
    "seat.order": Ruling("turn.order", implied("A7"), stated("B11"), ()),
    "seat.starter-after": Ruling(
        "start.first-tile", stated("A3 A6 A7"), implied("B7 B9 B11"), ("starter_plays_on_opening",)
    ),
}
