"""Pips, codes and charts are drawn here, and drawn right."""

import itertools

import pytest

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.scorecard import Scorecard
from tableside.services.installation import utc_now
from tableside.web.chart import BOTTOM, HEIGHT, LEFT, LINE, TOP, WIDTH, chart
from tableside.web.pips import SIDE, pips
from tableside.web.qr import BORDER, drawn


def card(*rounds: tuple[int, ...]) -> Scorecard:
    """A game of as many players as each round has hands; the first 0 went out."""
    names = [f"P{number}" for number in range(len(rounds[0]) if rounds else 2)]
    players = [{"id": name.lower(), "name": name} for name in names]
    started = {"title": "", "rules": {"preset": "trains", "options": {}}, "players": players, "previous": None}
    entries = [Entry(1, Kind.GAME_STARTED, started, "", utc_now())]
    for number, hands in enumerate(rounds, 1):
        held = {f"p{index}": {"points": points} for index, points in enumerate(hands)}
        data = {"round": number, "hands": held, "ended": {"out": f"p{hands.index(0)}"}}
        entries.append(Entry(number + 1, Kind.ROUND_SET, data, "", utc_now()))
    return fold(entries)


@pytest.mark.parametrize("number", range(19))
def test_a_face_has_as_many_pips_as_it_says(number: int) -> None:
    assert len(set(pips(number))) == number


@pytest.mark.parametrize("number", range(19))
def test_a_face_looks_the_same_upside_down(number: int) -> None:
    places = {(pip.x, pip.y) for pip in pips(number)}
    assert {(round(SIDE - x, 1), round(SIDE - y, 1)) for x, y in places} == places


@pytest.mark.parametrize("number", range(19))
def test_no_pip_touches_another_or_the_edge(number: int) -> None:
    face = pips(number)
    assert all(pip.r < pip.x < SIDE - pip.r and pip.r < pip.y < SIDE - pip.r for pip in face)
    assert all(
        (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > (2 * one.r) ** 2
        for one in face
        for other in face
        if one is not other
    )


def test_a_code_keeps_a_quiet_border() -> None:
    drawing = drawn("http://192.168.1.20:8000/g/abc")
    assert drawing.path.startswith(f"M{BORDER} {BORDER}h7")
    assert drawing.size == 29 + 2 * BORDER


def test_the_lead_needs_two_rounds() -> None:
    assert chart(card()) is None
    assert chart(card((0, 5))) is None
    assert chart(card((0, 5), (3, 0))) is not None


def test_the_leader_runs_along_the_top() -> None:
    drawing = chart(card((0, 20), (0, 20)))
    assert drawing
    lead = next(line for line in drawing.lines if line.leads)
    assert [y for _x, y in lead.dots] == [TOP, TOP]
    other = next(line for line in drawing.lines if not line.leads)
    assert other.dots[-1] == (other.dots[-1][0], HEIGHT - BOTTOM)


def test_equal_lines_have_names_that_can_be_read() -> None:
    drawing = chart(card(*[(0, 1, 1, 1, 1, 1, 1, 1)] * 10))
    assert drawing
    heights = sorted(line.name_y for line in drawing.lines)
    assert all(lower - upper >= LINE - 0.2 for upper, lower in itertools.pairwise(heights))
    assert heights[-1] <= HEIGHT
    assert all(LEFT <= x <= WIDTH for line in drawing.lines for x, _y in line.dots)


def test_nobody_is_told_apart_by_colour_alone() -> None:
    drawing = chart(card((0, 1, 2, 3, 4, 5, 6, 7), (7, 6, 5, 4, 3, 2, 1, 0)))
    assert drawing
    others = [line.dashes for line in drawing.lines if not line.leads]
    assert len(set(others)) == len(others)
    assert all(line.name for line in drawing.lines)
