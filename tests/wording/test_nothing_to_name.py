"""Where there is nothing to count or name, the sentence does without."""

from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile
from tableside.wording.instead import instead_sentence
from tableside.wording.verdicts import reason_sentence


def test_the_last_toe_leaves_nothing_to_count() -> None:
    reason = Reason("foot.toe-fits", {"tile": Tile(6, 3), "onto": Tile(6, 6), "left": 0})
    assert reason_sentence(reason) == "6-3 is the last toe that 6-6 needs."


def test_without_known_numbers_any_tile_that_fits_is_meant() -> None:
    assert instead_sentence(Reason("instead.number", {"numbers": ()})) == "lay a tile that fits"
