"""A round as chance plays it, tile by tile, until nothing fits any more."""

import random
from collections.abc import Iterator

from tableside.rules.layout import Layout
from tableside.rules.moves import Play
from tableside.rules.replay import begin_layout, lay_tile
from tableside.rules.table import Table
from tableside.rules.tiles import full_set


def layouts(table: Table, seed: int) -> Iterator[Layout]:
    """The layout after every tile."""
    chance = random.Random(seed)
    layout = begin_layout(table)
    left = [tile for tile in full_set(table.set_max) if tile != table.opening]
    chance.shuffle(left)
    while True:
        ends = {due.number: (due.tile,) for due in layout.obligations[:1]} or layout.ends
        fitting = [(tile, onto) for tile in left for number in set(tile) for onto in ends.get(number, ())]
        if not fitting:
            return
        tile, onto = chance.choice(fitting)
        left.remove(tile)
        layout = lay_tile(layout, Play(table.players[0], tile, onto), table)
        yield layout
