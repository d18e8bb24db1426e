"""The second way of reading needs no network: pips are found one by one and held against the layouts."""

import numpy as np
import pytest

from tableside.vision.layouts import HIGHEST, Points, layouts
from tableside.vision.pips import PipOpinion, layout_gap, opinions, tenable
from tableside.vision.settings import Settings

SETTINGS = Settings()


def heat_of(left: Points, right: Points) -> np.ndarray:
    """A heatmap (48, 80) with a bump at each pip of both halves."""
    heat = np.zeros((48, 80), np.float32)
    y, x = np.mgrid[0:48, 0:80]
    spots = [*(left * (11, 11) + (23, 24)), *(right * (11, 11) + (57, 24))]
    for along, across in spots:
        heat = np.maximum(heat, np.exp(-((x - along) ** 2 + (y - across) ** 2) / 1.6))
    return heat.astype(np.float32)


@pytest.mark.parametrize("number", range(HIGHEST + 1))
def test_it_counts_the_pips_of_both_halves(number: int) -> None:
    first, second = opinions(heat_of(layouts(number)[0], layouts(HIGHEST - number)[0]), SETTINGS)
    assert (first.count, second.count) == (number, HIGHEST - number)
    assert first.known_layout
    assert second.known_layout


@pytest.mark.parametrize("number", range(1, HIGHEST + 1))
def test_it_knows_every_layout_turned_or_mirrored(number: int) -> None:
    for layout in layouts(number):
        assert layout_gap(layout[:, ::-1] * (3, -2) + 7) < 0.01


def test_pips_in_no_maker_s_order_are_no_known_layout() -> None:
    odd = np.array([(-1, -1), (-0.9, 0.1), (0.2, 0.1), (0.3, 1), (1, -0.4)])
    assert layout_gap(odd) > SETTINGS.layout_fit


def test_one_missing_pip_is_noticed() -> None:
    first, _ = opinions(heat_of(layouts(9)[0][1:], layouts(0)[0]), SETTINGS)
    assert first.count == 8
    assert not first.known_layout


def test_pips_of_a_neighbour_do_not_count() -> None:
    heat = heat_of(layouts(4)[0], layouts(4)[0])
    heat[2, 10] = heat[45, 60] = 1.0
    assert [opinion.count for opinion in opinions(heat, SETTINGS)] == [4, 4]


def test_weak_peaks_are_no_pips() -> None:
    heat = (heat_of(layouts(6)[0], layouts(0)[0]) * 0.3).astype(np.float32)
    assert [opinion.count for opinion in opinions(heat, SETTINGS)] == [0, 0]


def test_specks_are_weaker_than_pips() -> None:
    heat = np.maximum(heat_of(layouts(4)[0], layouts(3)[0]), heat_of(layouts(5)[0][4:], layouts(5)[0]) * 0.5)
    assert [opinion.count for opinion in opinions(heat.astype(np.float32), SETTINGS)] == [4, 3]


def test_another_count_is_open_where_a_peak_is_neither_a_pip_nor_a_speck() -> None:
    assert tenable(np.array([0.9, 0.9, 0.8, 0.8, 0.45, 0.1], np.float32), SETTINGS) == {4, 5}


def test_a_blank_is_open_where_no_pip_is_clear() -> None:
    assert 0 in tenable(np.array([0.45], np.float32), SETTINGS)
    assert 0 not in tenable(np.array([0.9], np.float32), SETTINGS)


def test_what_was_counted_is_always_allowed() -> None:
    assert PipOpinion(1, True).allows(1)
    assert not PipOpinion(1, True, frozenset({2})).allows(0)
