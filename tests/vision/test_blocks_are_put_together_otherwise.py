"""Two halves cut out as one tile are given to the tiles beside it, and tiles that are rightly cut stay as they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.vision.candidate import Candidate
from tableside.vision.geometry import Quad, axes, halves, overlap
from tableside.vision.locate import Spot
from tableside.vision.pips import PipOpinion
from tableside.vision.regroup import beside, regrouped
from tableside.vision.settings import Settings
from tableside.vision.tile_network import View

_LYING = np.array([(200, 200), (300, 200), (300, 250), (200, 250)], np.float32)
_BELOW = _LYING + np.array((0, 50), np.float32)
_NEXT = _LYING + np.array((100, 0), np.float32)
_FAR = _LYING + np.array((0, 400), np.float32)
_ACROSS = np.array([(250, 200), (250, 300), (200, 300), (200, 200)], np.float32)
_ACROSS_TOO = _ACROSS + np.array((50, 0), np.float32)
_BETWEEN = _LYING + np.array((50, 0), np.float32)

places = st.tuples(st.floats(-200, 200), st.floats(-200, 200), st.floats(0, 6.3), st.floats(20, 200))


@dataclass(frozen=True)
class Table:
    """What lies on a table: a shape is a tile as surely as it covers one, and a little even where it does not."""

    tiles: tuple[Quad, ...]
    elsewhere: float = 0.8
    spots: tuple[Quad, ...] = ()

    def look(self, spots: list[Spot], views: Sequence[View]) -> list[Candidate]:
        return [self.seen(spot.quad) for spot in spots]

    def seen(self, quad: Quad) -> Candidate:
        lies = max(overlap(quad, tile) for tile in self.tiles) > 0.7
        chances = np.full((2, 19), 0.001, np.float32)
        chances[:, 3] = 0.98
        nothing = PipOpinion(3, known_layout=False)
        return Candidate(quad, 0.8, 0.97 if lies else self.elsewhere, chances, 0.0, (nothing, nothing))

    def regrouped(self, *taken: Quad) -> list[Quad]:
        spots = [Spot(quad, 0.4, True) for quad in self.spots or (*self.tiles, *taken)]
        return [c.quad for c in regrouped([self.seen(quad) for quad in taken], spots, self.look, Settings())]

    def lie_there(self, shapes: list[Quad]) -> bool:
        return len(shapes) == len(self.tiles) and all(max(overlap(t, s) for s in shapes) > 0.9 for t in self.tiles)


def test_two_tiles_side_by_side_that_were_cut_across() -> None:
    table = Table((_LYING, _BELOW))
    assert table.lie_there(table.regrouped(_ACROSS, _ACROSS_TOO))


def test_two_tiles_end_to_end_of_which_the_halves_that_touch_were_taken() -> None:
    table = Table((_LYING, _NEXT))
    assert table.lie_there(table.regrouped(_BETWEEN))


def test_where_the_detector_saw_nothing_else_nothing_is_tried() -> None:
    taken = [_ACROSS, _ACROSS_TOO]
    assert np.array_equal(Table((_LYING, _BELOW), spots=(_ACROSS, _ACROSS_TOO)).regrouped(*taken), taken)


def test_what_lies_elsewhere_stays() -> None:
    table = Table((_LYING, _BELOW, _FAR))
    assert table.lie_there(table.regrouped(_ACROSS, _FAR, _ACROSS_TOO))


@pytest.mark.parametrize(
    "tiles", [(_LYING, _BELOW), (_LYING, _NEXT), (_ACROSS, _ACROSS_TOO), (_LYING,), (_LYING, _FAR)]
)
def test_tiles_that_are_rightly_cut_stay_as_they_are(tiles: tuple[Quad, ...]) -> None:
    assert all(map(np.array_equal, Table(tiles).regrouped(*tiles), tiles))


def test_a_shape_beside_which_there_is_nothing_better_stays() -> None:
    assert np.array_equal(Table((_FAR,)).regrouped(_LYING), [_LYING])


def test_two_never_take_the_place_of_three() -> None:
    table = Table((_LYING, _BELOW, _NEXT), elsewhere=0.96)
    taken = [_ACROSS, _ACROSS_TOO + np.array((0, 25), np.float32), _NEXT - np.array((30, 0), np.float32)]
    assert len(table.regrouped(*taken)) >= len(taken)


@given(places)
def test_each_shape_beside_has_a_half_of_the_tile_and_its_size_and_sense(place: tuple[float, ...]) -> None:
    x, y, angle, length = place
    u = np.array((np.cos(angle), np.sin(angle))) * length / 2
    v = np.array((-u[1], u[0])) * 0.5
    middle = np.array((x, y))
    quad = np.array([middle - u - v, middle + u - v, middle + u + v, middle - u + v], np.float32)
    shapes = [shape for half in beside(quad) for shape in half]
    assert len(shapes) == 6
    for shape in shapes:
        shared = [a for a in halves(shape) for b in halves(quad) if np.linalg.norm(a - b) < length / 50]
        assert len(shared) == 1
        _centre, along, across = axes(shape)
        assert np.linalg.norm(along) == pytest.approx(length / 2, rel=0.02)
        assert along[0] * across[1] - along[1] * across[0] > 0
