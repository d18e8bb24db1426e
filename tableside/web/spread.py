"""Where each tile of a layout lies when it is drawn: feet fan out, arms run straight and turn before the edge."""

import itertools
import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tableside.rules.layout import Layout, Node
from tableside.rules.tiles import Tile, set_size
from tableside.web.room import Point, Room, ahead, turned

LENGTH = 88
WIDTH = 48
_HALF = WIDTH / 2
_GAP = 3
_FAN = 55
_TURNS = (0, 90, -90, 45, -45)
_MORE_TURNS = (*_TURNS, 30, -30, 15, -15, 60, -60, 75, -75)
_TRIES = ((_TURNS, 1.0), (_MORE_TURNS, 1.0), (_MORE_TURNS, 1.15), (_MORE_TURNS, 1.4))
_WIDEST = 4.0
_CROSS = (-90, 90, 0, 180)
_ENOUGH = 2
_STEPS = tuple(range(50, 550, 92))
_KEPT = 256


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile with its centre, the direction in which its arm runs, and the ends at which others may join it."""

    tile: Tile
    parent: Tile | None
    x: float
    y: float
    towards: float
    near_high: bool
    exits: tuple[tuple[Point, float], ...]
    link: tuple[Point, Point] | None = None

    @property
    def rotation(self) -> int:
        """Of a tile drawn upright with its high half on top; doubles lie across their arm."""
        if self.tile.is_double:
            return round(self.towards) % 360
        return round(self.towards + (-90 if self.near_high else 90)) % 360


@dataclass(frozen=True)
class Spread:
    """The tiles in the order they were laid, and the room that is left."""

    laid: dict[Tile, Laid]
    room: Room
    used: dict[Tile, int]

    def exit(self, tile: Tile) -> tuple[Point, float]:
        """Where the next tile on this one would begin, and which way it would run."""
        exits = self.laid[tile].exits
        return exits[min(self.used.get(tile, 0), len(exits) - 1)]


def spread(layout: Layout, set_max: int, places: int) -> Spread:
    """The drawing of a layout; tiles that lay there before stay where they were."""
    return _spread(tuple(layout.nodes.values()), set_max, places)


@lru_cache(maxsize=_KEPT)
def _spread(nodes: Sequence[Node], set_max: int, places: int) -> Spread:
    if len(nodes) == 1:
        return _begun(nodes[0], set_max, places)
    return _with(_spread(nodes[:-1], set_max, places), nodes[-1])


def _begun(root: Node, set_max: int, places: int) -> Spread:
    """A page that the whole set would fill well, higher than it is wide."""
    area = set_size(set_max) * LENGTH * WIDTH * 2.8
    room = Room(math.sqrt(area * 0.36), math.sqrt(area * 0.36) * 1.35)
    laid = Laid(root.tile, None, 0, 0, -90, near_high=True, exits=tuple(_arms(max(2, places))))
    return Spread({root.tile: laid}, room.filled(root.tile, _body(laid)), {})


def _arms(places: int) -> Iterator[tuple[Point, float]]:
    """Up to four arms touch the double's four sides; more stand around it like the spokes of a hub."""
    if places <= len(_CROSS):
        for angle in _CROSS:
            reach = LENGTH / 2 if angle in (0, 180) else _HALF
            yield ahead((0, 0), angle, reach + _GAP), angle
        return
    radius = max(LENGTH / 2 + 14, places * (WIDTH + 5) / (2 * math.pi))
    for spoke in _far_apart(places):
        turn = -90 + 360 * spoke / places
        yield ahead((0, 0), turn, radius), turn


def _far_apart(places: int) -> list[int]:
    """Spokes in such an order that each is as far as can be from those before it."""
    order = [0]
    while len(order) < places:
        left = (spoke for spoke in range(places) if spoke not in order)
        order.append(max(left, key=lambda spoke: min(_spokes_between(spoke, taken, places) for taken in order)))
    return order


def _spokes_between(one: int, other: int, places: int) -> int:
    return min((one - other) % places, (other - one) % places)


def _with(before: Spread, node: Node) -> Spread:
    assert node.parent is not None
    laid, room = _best(before, node)
    used = {**before.used, node.parent: before.used.get(node.parent, 0) + 1}
    return Spread({**before.laid, node.tile: laid}, room.filled(node.tile, _body(laid)), used)


def _best(before: Spread, node: Node) -> tuple[Laid, Room]:
    """Straight on while there is room ahead, or else the turn with the most room; the page grows if it must."""
    near = {node.parent, *(tile for tile, laid in before.laid.items() if laid.parent == node.parent)}
    for turns, growth in _TRIES:
        room = before.room.widened(growth)
        fitting = [
            (_worth(turn, _steps(laid, room, near)), laid)
            for turn, laid in _candidates(before, node, turns)
            if room.has(_body(laid), near)
        ]
        if fitting:
            return max(fitting, key=lambda tried: tried[0])[1], room
    return _elsewhere(before, node), before.room


def _elsewhere(before: Spread, node: Node) -> Laid:
    """Walled in: the nearest free spot, with a line to where it belongs, as people bend an arm around others."""
    assert node.parent is not None
    start, towards = before.exit(node.parent)
    poses = (
        _placed(node, ahead(start, towards + away, distance), towards + turn)
        for distance in range(70, 3000, 45)
        for away in range(0, 360, 30)
        for turn in (away, away + 90, away - 90)
    )
    found = next(laid for laid in poses if before.room.widened(_WIDEST).has(_body(laid), set()))
    return replace(found, link=(start, ahead((found.x, found.y), found.towards + 180, _depth(found))))


def _depth(laid: Laid) -> float:
    return _HALF if laid.tile.is_double else LENGTH / 2


def _candidates(before: Spread, node: Node, turns: Sequence[int]) -> Iterator[tuple[int, Laid]]:
    assert node.parent is not None
    start, towards = before.exit(node.parent)
    for turn in turns:
        if node.parent.is_double and abs(turn) > 30:
            continue
        half = LENGTH / 2 if node.tile.is_double else _HALF
        yield turn, _placed(node, _around_corner(start, towards, turn, half), towards + turn)


def _around_corner(start: Point, towards: float, turn: float, half: float) -> Point:
    """Where a turned tile begins so that it clears the corner of the one before: the domino player's turn."""
    sine = math.sin(math.radians(turn))
    back = _HALF * sine * sine
    forward = back * math.cos(math.radians(turn)) + half * abs(sine)
    return ahead(ahead(start, towards, forward), towards + turn, -back)


def _placed(node: Node, start: Point, towards: float) -> Laid:
    is_double = node.tile.is_double
    thickness = WIDTH if is_double else LENGTH
    x, y = ahead(start, towards, thickness / 2)
    end = ahead(start, towards, thickness + _GAP)
    exits: tuple[tuple[Point, float], ...] = ((end, towards),)
    if is_double:
        exits = (
            (turned((x, y), towards, _HALF + _GAP, -LENGTH / 2), towards - _FAN),
            (end, towards),
            (turned((x, y), towards, _HALF + _GAP, LENGTH / 2), towards + _FAN),
        )
    return Laid(node.tile, node.parent, round(x, 1), round(y, 1), towards % 360, node.joining == node.tile.high, exits)


def _body(laid: Laid) -> tuple[Point, ...]:
    """Three discs that cover a tile."""
    axis = laid.towards + 90 if laid.tile.is_double else laid.towards
    centre = (laid.x, laid.y)
    return (ahead(centre, axis, -22), centre, ahead(centre, axis, 22))


def _worth(turn: int, steps: int) -> tuple[int, bool, int, int]:
    """Straight on as long as there is room for the next tiles; a turn, if it must be, to where it is free longest."""
    return min(steps, _ENOUGH), turn == 0, steps, -abs(turn)


def _steps(laid: Laid, room: Room, near: Collection[Tile | None]) -> int:
    """How many more tiles have room ahead, or in the fan of a foot."""
    but = {*near, laid.tile}
    if laid.tile.is_double:
        rings = ([ahead(start, angle, distance) for start, angle in laid.exits] for distance in (26, 62, 140))
        heel, toes, beyond = (sum(room.has((disc,), but) for disc in ring) for ring in rings)
        return _ENOUGH + beyond if heel == toes == len(laid.exits) else min(1, toes // 2)
    start, towards = laid.exits[0]
    free = (
        room.has((ahead(start, towards, distance - 22), ahead(start, towards, distance + 22)), but)
        for distance in _STEPS
    )
    return sum(1 for _step in itertools.takewhile(bool, free))
