"""Rulings about the deal, the starter and the opening double."""

from tableside.rules.ruling import Ruling, by_option, implied, silent, stated

_FINDING = "starter_method"

RULINGS_OF_THE_START = {
    "open.right-double": Ruling("start.starter", stated("A3 A6"), stated("B7 B8 B9"), (_FINDING,)),
    "open.wrong-double": Ruling("start.starter", stated("A3 A4 A6"), stated("B7 B8 B9"), (_FINDING,)),
    "open.lower-double": Ruling("start.starter", by_option("A6"), by_option("B8"), (_FINDING,)),
    "open.higher-held": Ruling("start.starter", by_option("A6"), by_option("B8"), (_FINDING,)),
    "open.higher-unknown": Ruling("start.starter", by_option("A6"), by_option("B8"), (_FINDING,)),
    "open.new-deal": Ruling("start.starter", by_option("A3"), by_option("B9"), (_FINDING,)),
    "open.all-draw": Ruling("start.starter", by_option("A3"), by_option("B9"), (_FINDING,)),
    "open.not-a-double": Ruling("start.double", stated("A3 A6"), stated("B7 B8")),
    "open.already": Ruling("start.double", stated("A6"), stated("B7 B8")),
    "open.not-the-starter": Ruling("start.starter", stated("A3 A6"), stated("B7 B8"), (_FINDING,)),
    "open.anothers-start": Ruling("start.starter", by_option("A6"), by_option("B8"), (_FINDING,)),
    "open.double-elsewhere": Ruling("start.starter", stated("A3 A6"), stated("B7 B8 B9"), (_FINDING,)),
    "hunt.draw": Ruling("start.starter", stated("A3"), stated("B9"), (_FINDING,)),
    "hunt.not-dealt-so": Ruling("start.starter", stated("A3 A4"), stated("B9"), (_FINDING,)),
    "hunt.double-held": Ruling("start.starter", stated("A3"), stated("B7 B8"), (_FINDING,)),
    "hunt.no-draw": Ruling("start.starter", by_option("A3"), by_option("B9"), (_FINDING,)),
    "hunt.found": Ruling("start.starter", stated("A3"), stated("B9"), (_FINDING,)),
    "hunt.no-pass": Ruling("start.starter", stated("A3"), stated("B9"), (_FINDING,)),
    "hunt.not-yours": Ruling("start.starter", implied("A3"), implied("B9 B11")),
    "start.not-open": Ruling("start.double", stated("A6 A7"), stated("B7 B8")),
    "starter.finder": Ruling("start.starter", stated("A3 A6"), stated("B7 B8 B9"), (_FINDING,)),
    "starter.not-found": Ruling("start.starter", stated("A3 A6"), stated("B9"), (_FINDING,)),
    "starter.lower-holder": Ruling("start.starter", by_option("A6"), by_option("B8"), (_FINDING,)),
    "starter.rotates": Ruling("start.starter", by_option("A6"), by_option("B8"), (_FINDING,)),
    "starter.winner": Ruling("start.starter", by_option("A6"), by_option("B8"), (_FINDING,)),
    "starter.heaviest": Ruling("start.starter", by_option("A6"), by_option("B8"), (_FINDING,)),
    "starter.history-unknown": Ruling("start.starter", by_option("A6"), by_option("B8"), (_FINDING,)),
    "starter.no-search": Ruling("start.two-claims", by_option("A3"), implied("B7 B9")),
    "starter.two-claims": Ruling("start.two-claims", silent("A3"), silent("B9")),
    "starter.opened": Ruling("start.starter", stated("A6"), stated("B7 B8"), (_FINDING,)),
    "start.second-tile": Ruling(
        "start.first-tile",
        implied("A3 A6 A7"),
        implied("B7 B10 B11"),
        ("starter_plays_on_opening", "double_plays_again"),
    ),
    "start.first-tile": Ruling(
        "start.first-tile", stated("A3 A6 A7"), by_option("B7"), ("starter_plays_on_opening", "double_plays_again")
    ),
    "deal.as-written": Ruling("setup.hands", stated("A4"), stated("B5"), ("hand_size",)),
    "deal.other-size": Ruling("setup.hands", stated("A4"), implied("B5"), ("hand_size",)),
    "deal.more-for-few": Ruling("setup.hands", implied("A4"), stated("B5"), ("hand_size",)),
    "deal.no-size": Ruling("setup.hands", silent("A4"), silent("B3 B5"), ("hand_size",)),
    "deal.other-set": Ruling("setup.hands", implied("A4"), stated("B3 B5"), ("set_max",)),
    "deal.too-many": Ruling("setup.hands", implied("A4 A5"), implied("B3 B5"), ("hand_size",)),
    "seats.too-many": Ruling("setup.set", stated("A2"), implied("B2 B3"), ("set_max",)),
}
