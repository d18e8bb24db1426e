"""A round's earlier moments, made again from the tiles in the order they were laid."""

from dataclasses import replace

from tableside.rules.facts import NO_FACTS
from tableside.rules.layout import Layout, Node, begin, lay
from tableside.rules.matching import joins
from tableside.rules.moves import Play
from tableside.rules.position import Position
from tableside.rules.table import Table


def begin_layout(table: Table) -> Layout:
    """The opening double with its arms to come."""
    must_fill = table.arms if table.rules.opening_must_fill else 0
    return begin(table.opening, table.places, must_fill, table.starter)


def lay_tile(layout: Layout, play: Play, table: Table, facing: int | None = None) -> Layout:
    """Takes a tile as laid, legal or not; `facing` says which end is free where that is not plain."""
    joining = play.joining if play.joining is not None else _joining(layout, play, table)
    if facing is None:
        facing = play.tile.other(joining)
    else:
        joining = play.tile.other(facing)
    return lay(layout, Node(play.tile, play.onto, joining, facing, play.player), table.toes)


def before_play(position: Position, index: int) -> Position:
    """The position in which play number `index` was made; hands and yard are not known there."""
    layout = begin_layout(position.table)
    for play in position.plays[:index]:
        layout = lay_tile(layout, play, position.table)
    player = position.plays[index].player
    return replace(
        position, layout=layout, plays=position.plays[:index], turn=player, hands={}, counts={}, facts=NO_FACTS
    )


def _joining(layout: Layout, play: Play, table: Table) -> int:
    """By which number it touches; a tile that does not match touches with its higher one."""
    facing = layout.nodes[play.onto].facing
    if facing in play.tile:
        return facing
    fitting = joins(play.tile, play.onto, facing, table.rules.wild)
    return fitting[0] if fitting else play.tile.high
