"""The tiles of one photo help with those among them that could be read in two ways."""

from dataclasses import replace

import numpy as np

from tableside.vision.candidate import Candidate
from tableside.vision.company import bear_digits, settled
from tableside.vision.pips import PipOpinion
from tableside.vision.settings import Settings

SQUARE = np.zeros((4, 2), np.float32)


def candidate(first: dict[int, float], second: dict[int, float]) -> Candidate:
    """A tile whose halves have these chances."""
    chances = np.zeros((2, 19), np.float32)
    for half, given in enumerate((first, second)):
        for number, chance in given.items():
            chances[half, number] = chance
    return Candidate(SQUARE, 1.0, 1.0, chances, 0.0, (PipOpinion(0, True), PipOpinion(0, True)))


def numbers(*candidates: Candidate) -> list[tuple[int, int]]:
    return [c.numbers for c in settled(list(candidates), Settings())]


CLEAR = [candidate({1: 0.99}, {2: 0.99}), candidate({3: 0.99}, {6: 0.99}), candidate({4: 0.99}, {4: 0.99})]


def test_clear_tiles_keep_their_numbers() -> None:
    assert numbers(*CLEAR) == [(1, 2), (3, 6), (4, 4)]


def test_a_number_above_the_set_gives_way_to_one_that_is_about_as_likely() -> None:
    assert numbers(*CLEAR, candidate({8: 0.5, 6: 0.4}, {0: 0.99}))[-1] == (6, 0)


def test_a_clear_number_above_the_set_stays() -> None:
    assert numbers(*CLEAR, candidate({10: 0.84, 6: 0.05}, {0: 0.9}))[-1] == (10, 0)


def test_too_few_clear_tiles_say_nothing_about_the_set() -> None:
    assert numbers(*CLEAR[:2], candidate({8: 0.5, 6: 0.4}, {0: 0.99}))[-1] == (8, 0)


def test_a_tile_that_is_there_already_gives_way_as_well() -> None:
    assert numbers(*CLEAR, candidate({2: 0.99}, {1: 0.5, 0: 0.4}))[-1] == (2, 0)


def test_the_same_tile_twice_stays_where_both_are_clear() -> None:
    assert numbers(*CLEAR, candidate({2: 0.98}, {1: 0.98}))[-1] == (2, 1)


def test_none_becomes_surer_than_it_was() -> None:
    doubtful = candidate({8: 0.5, 6: 0.4}, {0: 1.0})
    assert settled([*CLEAR, doubtful], Settings())[-1].certainty <= 0.4 + 1e-6


def test_clear_tiles_say_whether_the_set_bears_digits() -> None:
    doubtful = candidate({11: 0.6}, {11: 0.6})
    assert bear_digits([*CLEAR, replace(doubtful, numeral=0.9)], Settings()) is False
    assert bear_digits([*(replace(c, numeral=0.9) for c in CLEAR), doubtful], Settings()) is True


def test_too_few_or_unlike_tiles_do_not_say_so() -> None:
    assert bear_digits(CLEAR[:2], Settings()) is None
    assert bear_digits([replace(CLEAR[0], numeral=0.9), *CLEAR], Settings()) is None
