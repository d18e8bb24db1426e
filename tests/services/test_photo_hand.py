"""A hand counted from pictures: every tile once, corrected by people, and nothing left open."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.rules.ruleset import PRESETS
from tableside.rules.tiles import Tile, full_set
from tableside.services.photo_hand import BLANK, IS_BLANK, PhotoHand, Seen, unanswered

SIX_FOUR, SIX_FIVE, DOUBLE_NINE = Tile(6, 4), Tile(6, 5), Tile(9, 9)
CROSS = PRESETS["cross"]

tiles = st.sampled_from(full_set(9))
seen = st.builds(Seen, tiles, st.one_of(st.none(), st.integers(0, 3)))
hands = st.builds(PhotoHand, st.lists(seen, max_size=12).map(tuple))


def hand(*of: tuple[Tile, int | None]) -> PhotoHand:
    return PhotoHand(tuple(Seen(tile, picture) for tile, picture in of))


def codes(one: PhotoHand, set_max: int = 9) -> list[str]:
    return [reason.code for reason in unanswered(one, set_max)]


@given(hands)
def test_no_tile_counts_twice(one: PhotoHand) -> None:
    assert len(set(one.tiles)) == len(one.tiles)
    assert set(one.tiles) == {each.tile for each in one.seen}


@given(hands, hands)
def test_a_second_picture_never_makes_it_less(one: PhotoHand, other: PhotoHand) -> None:
    assert one.with_seen(*other.seen).total(CROSS) >= one.total(CROSS)


@given(hands)
def test_the_same_pictures_again_change_nothing(one: PhotoHand) -> None:
    assert one.with_seen(*one.seen).total(CROSS) == one.total(CROSS)


def test_a_tile_in_a_later_picture_is_seen_again() -> None:
    one = hand((SIX_FOUR, 0), (SIX_FIVE, 0), (SIX_FOUR, 1))
    assert [one.is_again(k) for k in range(3)] == [False, False, True]
    assert one.total(CROSS) == 21
    assert codes(one) == []


def test_a_tile_twice_in_one_picture_must_be_settled() -> None:
    one = hand((SIX_FOUR, 0), (SIX_FOUR, 0))
    assert codes(one) == ["photo-tile-twice"]
    assert codes(one.changed(1, SIX_FIVE)) == []
    assert codes(one.dropped(0)) == []


def test_a_blank_blank_must_be_looked_at() -> None:
    one = PhotoHand((Seen(BLANK, 0, (), (IS_BLANK, "faint")),))
    assert codes(one) == ["photo-blank-open"]
    assert codes(one.confirmed(0)) == []
    assert one.confirmed(0).total(CROSS) == 50


def test_a_number_that_the_set_has_not_is_asked_about() -> None:
    assert codes(hand((DOUBLE_NINE, 0)), set_max=6) == ["photo-above-set"]


def test_no_tile_is_no_hand() -> None:
    assert codes(PhotoHand()) == ["photo-no-tiles"]


def test_a_missed_tile_is_added_once() -> None:
    one = hand((SIX_FOUR, 0)).added(SIX_FIVE).added(SIX_FIVE).added(SIX_FOUR)
    assert one.tiles == (SIX_FOUR, SIX_FIVE)
    assert codes(one) == []


def test_what_a_person_has_said_is_no_longer_doubtful() -> None:
    one = PhotoHand((Seen(SIX_FOUR, 0, (), ("faint",)),))
    assert one.changed(0, SIX_FIVE).seen == (Seen(SIX_FIVE, 0),)
    assert one.confirmed(0).seen == (Seen(SIX_FOUR, 0),)


@pytest.mark.parametrize("double_blank", [0, 50])
def test_the_total_is_by_this_tables_rules(double_blank: int) -> None:
    rules = PRESETS["trains" if double_blank == 0 else "cross"]
    assert hand((BLANK, 0), (SIX_FOUR, 0)).total(rules) == double_blank + 10


def test_what_was_misread_in_two_pictures_is_corrected_in_both() -> None:
    one = hand((SIX_FOUR, 0), (DOUBLE_NINE, 0), (SIX_FOUR, 1)).changed(0, SIX_FIVE)
    assert one.tiles == (SIX_FIVE, DOUBLE_NINE)
    assert one.is_again(2)


def test_what_is_no_tile_of_the_hand_is_none_in_any_picture() -> None:
    assert hand((SIX_FOUR, 0), (DOUBLE_NINE, 0), (SIX_FOUR, 1)).dropped(0).tiles == (DOUBLE_NINE,)


def test_a_later_sighting_is_corrected_alone() -> None:
    one = hand((SIX_FOUR, 0), (SIX_FOUR, 1)).changed(1, SIX_FIVE)
    assert one.tiles == (SIX_FOUR, SIX_FIVE)


def test_of_two_in_one_picture_nobody_knows_which_another_picture_shows() -> None:
    one = hand((SIX_FOUR, 0), (SIX_FOUR, 0), (SIX_FOUR, 1)).changed(0, SIX_FIVE)
    assert one.tiles == (SIX_FIVE, SIX_FOUR)
    assert hand((SIX_FOUR, 0), (SIX_FOUR, 1), (SIX_FOUR, 1)).changed(0, SIX_FIVE).tiles == (SIX_FIVE, SIX_FOUR)


@given(hands, st.integers(0, 11), tiles)
def test_a_correction_touches_no_other_tile(one: PhotoHand, k: int, tile: Tile) -> None:
    if k < len(one.seen):
        others = {each.tile for each in one.seen if each.tile != one.seen[k].tile}
        assert others <= set(one.changed(k, tile).tiles)
        assert others <= set(one.dropped(k).tiles)
