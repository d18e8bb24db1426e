"""How sure the reader is of a tile: two ways that agree count for more than one, and a doubtful shape for less."""

from dataclasses import replace

import numpy as np
import pytest

from tableside.vision.candidate import Candidate, confidence
from tableside.vision.pips import PipOpinion

COUNTED = (PipOpinion(3, True, frozenset({3})), PipOpinion(0, True, frozenset({0})))
OFF_THE_GRID = (replace(COUNTED[0], known_layout=False), COUNTED[1])
OTHERWISE = (PipOpinion(5, True, frozenset({5})), COUNTED[1])


def tile(certainty: float = 0.6, valid: float = 1.0, pips: tuple[PipOpinion, PipOpinion] = COUNTED) -> Candidate:
    """A 3-0 of whose blank the network is so certain."""
    chances = np.zeros((2, 19), np.float32)
    chances[0, 3], chances[1, 0], chances[1, 13] = 1.0, certainty, 1 - certainty
    return Candidate(np.zeros((4, 2), np.float32), 1.0, valid, chances, 0.0, pips)


def test_pips_that_come_to_the_same_numbers_make_it_surer() -> None:
    agreed, unknown, against = (confidence(tile(pips=pips)) for pips in (COUNTED, OFF_THE_GRID, OTHERWISE))
    assert agreed > 0.7 > unknown > against


def test_digits_have_no_second_way() -> None:
    assert confidence(replace(tile(), numeral=1.0)) < confidence(tile())


@pytest.mark.parametrize("valid", [0.6, 0.75])
def test_what_may_be_no_tile_at_all_is_never_sure(valid: float) -> None:
    assert confidence(tile(certainty=1.0, valid=valid)) < 0.7
