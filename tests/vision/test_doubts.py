"""Tiles come in reading order, and every reason for doubt is named."""

import pytest

from tableside.vision.doubts import in_reading_order, with_doubts
from tableside.vision.reading import Corners, Doubt, Reading, SeenTile
from tableside.vision.settings import Settings


def corners(x: float, y: float) -> Corners:
    return (x, y), (x + 40, y), (x + 40, y + 20), (x, y + 20)


def tile(x: float, y: float, first: int, second: int, confidence: float = 0.99) -> SeenTile:
    return SeenTile(corners(x, y), (first, second), confidence)


def doubts(*tiles: SeenTile, beside: dict[Doubt, list[Corners]] | None = None) -> list[tuple[Doubt, ...]]:
    return [tile.doubts for tile in with_doubts(list(tiles), beside or {}, 12, Settings())]


def test_tiles_read_left_to_right_and_top_to_bottom() -> None:
    laid = [tile(100, 3, 1, 2), tile(0, 100, 3, 4), tile(0, 0, 5, 6)]
    assert [t.numbers for t in in_reading_order(laid)] == [(5, 6), (1, 2), (3, 4)]


def test_a_clear_tile_raises_no_doubt() -> None:
    assert doubts(tile(0, 0, 3, 4)) == [()]


def test_a_faint_tile_is_doubted() -> None:
    assert doubts(tile(0, 0, 3, 4, confidence=0.3)) == [(Doubt.FAINT,)]


def test_the_same_tile_twice_is_doubted_both_times() -> None:
    assert doubts(tile(0, 0, 3, 4), tile(100, 0, 4, 3), tile(200, 0, 1, 1)) == [
        (Doubt.REPEATED,),
        (Doubt.REPEATED,),
        (),
    ]


def test_a_lone_blank_is_doubted() -> None:
    assert doubts(tile(0, 0, 0, 0)) == [(Doubt.ALL_BLANK,)]


def test_a_number_above_the_set_is_flagged_and_not_changed() -> None:
    (seen,) = with_doubts([tile(0, 0, 13, 4)], {}, 12, Settings())
    assert seen.numbers == (13, 4)
    assert seen.doubts == (Doubt.ABOVE_SET,)


def test_of_a_bare_tile_nothing_more_is_said() -> None:
    bare = SeenTile(corners(0, 0), (0, 0), 0.01, (Doubt.BARE,))
    assert doubts(bare, tile(300, 0, 1, 2)) == [(Doubt.BARE,), ()]


@pytest.mark.parametrize("doubt", [Doubt.MISSED_BESIDE, Doubt.BLANK_OR_BACK, Doubt.CUT_OFF])
def test_what_may_be_another_tile_is_told_at_its_neighbour(doubt: Doubt) -> None:
    found = doubts(tile(0, 0, 3, 4), tile(300, 0, 1, 2), beside={doubt: [corners(350, 10)]})
    assert found == [(), (doubt,)]


def test_a_reading_is_sure_when_no_tile_is_doubted() -> None:
    assert Reading((9, 9), (tile(0, 0, 1, 2),)).is_sure
    doubted = SeenTile(corners(0, 0), (1, 2), 0.4, (Doubt.FAINT,))
    assert Reading((9, 9), (doubted,)).unsure == (0,)


def test_numbers_are_named_high_first() -> None:
    assert tile(0, 0, 2, 9).high_low == (9, 2)


def test_a_photo_without_tiles_is_sure_only_when_nothing_looks_like_one() -> None:
    assert Reading((9, 9)).is_sure
    assert not Reading((9, 9), missed=(corners(0, 0),)).is_sure
