"""The known layouts of pips are possible ones."""

import numpy as np
import pytest

from tableside.vision.layouts import HIGHEST, layouts


@pytest.mark.parametrize("number", range(HIGHEST + 1))
def test_a_layout_has_as_many_pips_as_its_number_says(number: int) -> None:
    assert [len(layout) for layout in layouts(number)] == [number] * len(layouts(number))


@pytest.mark.parametrize("number", range(2, HIGHEST + 1))
def test_no_two_pips_lie_on_each_other(number: int) -> None:
    for layout in layouts(number):
        gaps = np.linalg.norm(layout[:, None] - layout[None], axis=2) + np.eye(number) * 9
        assert gaps.min() > 0.2


@pytest.mark.parametrize("number", range(HIGHEST + 1))
def test_pips_stay_on_their_half(number: int) -> None:
    for layout in layouts(number):
        assert np.abs(layout).max(initial=0) <= 1
