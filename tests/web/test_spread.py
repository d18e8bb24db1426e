"""A layout as it is drawn: no tile on another, and nothing moves that lay there before."""

import math
from itertools import combinations, pairwise

import pytest

from tableside.rules.moves import Play
from tableside.rules.replay import begin_layout, lay_tile
from tableside.rules.ruleset import make_ruleset
from tableside.rules.table import Table
from tableside.rules.tiles import double, parse_tile
from tableside.web.spread import Laid, spread
from tests.web.long_rounds import layouts

TOUCH = 9  # of a tile 48 wide; corners at the heel of a foot may meet


def table_of(set_max: int, seats: int, preset: str) -> Table:
    players = tuple(f"Player {number}" for number in range(seats))
    return Table(make_ruleset(preset, {"set_max": set_max}), players, double(set_max), set_max)


@pytest.mark.parametrize(
    ("set_max", "seats", "preset"), [(6, 2, "cross"), (9, 4, "cross"), (12, 8, "trains"), (18, 8, "trains")]
)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_tile_lies_on_another(set_max: int, seats: int, preset: str, seed: int) -> None:
    table = table_of(set_max, seats, preset)
    *_before, last = layouts(table, seed)
    laid = spread(last, set_max, table.places).laid.values()
    related = [(one, other) for one, other in combinations(laid, 2) if not _of_one_foot(one, other)]
    assert [(one.tile, other.tile) for one, other in related if _overlap(one, other) > TOUCH] == []


def test_tiles_stay_where_they_lay() -> None:
    table = table_of(9, 4, "cross")
    drawn = [spread(layout, 9, table.places).laid for layout in layouts(table, 3)]
    for before, after in pairwise(drawn):
        assert before.items() <= after.items()


def test_an_arm_turns_before_the_edge() -> None:
    table = table_of(18, 2, "cross")
    *_before, last = layouts(table, 5)
    drawn = spread(last, 18, table.places)
    assert all(abs(one.x) <= drawn.room.width and abs(one.y) <= drawn.room.height for one in drawn.laid.values())


def test_a_double_lies_across_and_its_toes_fan_out() -> None:
    table = table_of(9, 4, "cross")
    layout = begin_layout(table)
    for text in ("9-6@9-9", "9-4@9-9", "9-2@9-9", "9-0@9-9", "6-6@9-6", "6-1@6-6", "6-2@6-6", "6-3@6-6"):
        tile, _at, onto = text.partition("@")
        layout = lay_tile(layout, _play(tile, onto), table)
    laid = list(spread(layout, 9, table.places).laid.values())
    foot, toes = laid[5], laid[6:]
    assert foot.rotation % 180 == (laid[1].rotation + 90) % 180
    assert len({toe.towards for toe in toes}) == 3


def _play(tile: str, onto: str) -> Play:
    return Play("Asha", parse_tile(tile), parse_tile(onto))


def _of_one_foot(one: Laid, other: Laid) -> bool:
    return one.parent == other.parent


def _overlap(one: Laid, other: Laid) -> float:
    """How deep two rectangles lie in each other, by their separating axes."""
    shapes = _corners(one), _corners(other)
    depths = []
    for shape in shapes:
        for (x, y), (to_x, to_y) in pairwise(shape[:3]):
            length = math.hypot(to_x - x, to_y - y)
            axis = ((y - to_y) / length, (to_x - x) / length)
            spans = [[px * axis[0] + py * axis[1] for px, py in each] for each in shapes]
            depths.append(min(map(max, spans)) - max(map(min, spans)))
    return max(0.0, min(depths))


def _corners(laid: Laid) -> list[tuple[float, float]]:
    turn = math.radians(laid.rotation)
    return [
        (laid.x + x * math.cos(turn) - y * math.sin(turn), laid.y + x * math.sin(turn) + y * math.cos(turn))
        for x, y in ((-22, -41), (22, -41), (22, 41), (-22, 41))
    ]
