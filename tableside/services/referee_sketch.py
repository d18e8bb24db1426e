"""A table told in a few taps: what is unfinished and which end is meant. Tiles that nobody named are stand-ins."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tableside.rules.errors import RulesError
from tableside.rules.layout import Layout, Node, lay
from tableside.rules.position import Position
from tableside.rules.replay import begin_layout
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, double

_STAND_IN = 1000
_NO_NUMBER = -1


@dataclass(frozen=True)
class Sketch:
    """`arms` on an opening double that needs more, or `toes` on the foot of a number, or neither: free play.

    `end` is the number of an open end somewhere else; `lying` are tiles said to be on the table.
    """

    arms: int | None = None
    foot: int | None = None
    toes: int = 0
    end: int | None = None
    lying: tuple[Tile, ...] = ()

    @property
    def is_free(self) -> bool:
        return self.arms is None and self.foot is None


def is_stand_in(tile: object) -> bool:
    """Is this a tile that lies there although nobody said which it is?"""
    return isinstance(tile, Tile) and tile.high >= _STAND_IN


def stand_in(index: int, number: int) -> Tile:
    return Tile(_STAND_IN + index, number)


def unfinished(table: Table, sketch: Sketch) -> Tile | None:
    """The double that asks for tiles, if there is one."""
    if sketch.arms is not None:
        return table.opening
    return None if sketch.foot is None else double(sketch.foot)


def end_of(sketch: Sketch) -> Tile:
    """The tile that offers the end which was pointed at."""
    return stand_in(0, sketch.end if sketch.end is not None else _NO_NUMBER)


def sketched(table: Table, sketch: Sketch, asker: str) -> Position:
    """The position with `asker` on turn; raises RulesError that names what cannot be."""
    _check(table, sketch)
    layout = begin_layout(table)
    for arm in _arms(table, sketch):
        layout = lay(layout, Node(arm, table.opening, table.opening.high, arm.low), table.toes)
    if sketch.foot is not None:
        layout = _with_foot(layout, table, sketch, asker)
    return Position(table, _hidden(_with_lying(layout, sketch)), asker)


def _check(table: Table, sketch: Sketch) -> None:
    values = {"double": table.opening, "arms": table.arms, "toes": table.toes, "set_max": table.set_max}
    if sketch.arms is not None and not 0 <= sketch.arms < table.arms:
        raise RulesError("sketch-arms", **values)
    if sketch.arms == 0 and sketch.end is not None:
        raise RulesError("sketch-no-ends", **values)
    if sketch.foot is not None and (sketch.foot > table.set_max or sketch.foot == table.opening.high):
        raise RulesError("sketch-foot", **{**values, "foot": sketch.foot})
    if sketch.foot is not None and not 0 <= sketch.toes < table.toes:
        raise RulesError("sketch-toes", **{**values, "double": double(sketch.foot)})
    if sketch.end is not None and not 0 <= sketch.end <= table.set_max:
        raise RulesError("sketch-end", **{**values, "end": sketch.end})


def _arms(table: Table, sketch: Sketch) -> Iterator[Tile]:
    """The end pointed at and the one that the foot lies on come first; the others show nothing."""
    wanted = table.arms if sketch.arms is None else sketch.arms
    numbers = [_NO_NUMBER if sketch.end is None else sketch.end]
    if sketch.foot is not None:
        numbers.append(sketch.foot)
    for index in range(max(wanted, len(numbers) if sketch.arms is None else 0)):
        yield stand_in(index, numbers[index] if index < len(numbers) else _NO_NUMBER)


def _with_foot(layout: Layout, table: Table, sketch: Sketch, asker: str) -> Layout:
    """Before the first toe it is the next player's turn; afterwards that player has had it."""
    assert sketch.foot is not None
    foot = double(sketch.foot)
    before = next(player for player, after in table.after.items() if after == asker)
    layer = asker if sketch.toes else before
    layout = lay(layout, Node(foot, stand_in(1, sketch.foot), sketch.foot, sketch.foot, layer), table.toes)
    toes = [tile for tile in sketch.lying if tile.has(sketch.foot) and not tile.is_double]
    toes += [stand_in(100 + index, _NO_NUMBER) for index in range(sketch.toes)]
    for toe in toes[: sketch.toes]:
        facing = toe.low if is_stand_in(toe) else toe.other(sketch.foot)
        layout = lay(layout, Node(toe, foot, sketch.foot, facing), table.toes)
    return layout


def _with_lying(layout: Layout, sketch: Sketch) -> Layout:
    """Tiles said to lie somewhere, wherever that is; they offer no end that anybody has pointed at."""
    others = {tile: Node(tile, end_of(sketch), tile.high, _NO_NUMBER) for tile in sketch.lying}
    return replace(layout, nodes={**others, **layout.nodes})


def _hidden(layout: Layout) -> Layout:
    """Ends that nobody spoke of are not offered."""
    silent = set(layout.ends.get(_NO_NUMBER, ()))
    free = {tile: places for tile, places in layout.free.items() if tile not in silent}
    return replace(layout, free=free, ends={number: ends for number, ends in layout.ends.items() if number >= 0})
