"""A layout ready to be drawn: its tiles, the places that are lit, and the part of the page that they fill."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from tableside.rules.layout import Layout
from tableside.rules.tiles import Tile
from tableside.web.room import ahead
from tableside.web.spread import LENGTH, Laid, Spread, spread
from tableside.wording.lists import all_of
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext

_MARGIN = 34
_SMALLEST = 460
_INTO_PLACE = 36


@dataclass(frozen=True)
class Place:
    """Where a tile may be joined to `onto`, and the number that is asked for there."""

    onto: Tile
    number: int
    x: float
    y: float


@dataclass(frozen=True)
class Drawing:
    """`box` is the part shown; `due` are unfinished doubles; `reach` is how large a lit place is drawn."""

    tiles: Sequence[Laid]
    places: Sequence[Place]
    box: str
    label: str
    reach: int
    newest: Tile | None = None
    due: Collection[Tile] = frozenset()


def drawing(layout: Layout, set_max: int, places: int, lit: Iterable[Tile] = (), smallest: int = _SMALLEST) -> Drawing:
    """The drawing of a layout with some ends lit."""
    spread_out = spread(layout, set_max, places)
    spots = [_place(layout, spread_out, onto) for onto in lit]
    left, top, width, height = _box(spread_out, spots, smallest)
    return Drawing(
        tiles=tuple(spread_out.laid.values()),
        places=spots,
        box=f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}",
        label=_label(layout),
        reach=max(26, min(44, round(width / 17))),
        newest=list(layout.nodes)[-1] if len(layout.nodes) > 1 else None,
        due=frozenset(due.tile for due in layout.obligations),
    )


def _place(layout: Layout, spread_out: Spread, onto: Tile) -> Place:
    start, towards = spread_out.exit(onto)
    x, y = ahead(start, towards, _INTO_PLACE)
    return Place(onto, layout.nodes[onto].facing, round(x, 1), round(y, 1))


def _box(spread_out: Spread, spots: Sequence[Place], smallest: int) -> tuple[float, float, float, float]:
    xs = [*(one.x for one in spread_out.laid.values()), *(one.x for one in spots)]
    ys = [*(one.y for one in spread_out.laid.values()), *(one.y for one in spots)]
    reach = LENGTH / 2 + _MARGIN
    width = max(max(xs) - min(xs) + 2 * reach, smallest)
    height = max(max(ys) - min(ys) + 2 * reach, smallest)
    return (max(xs) + min(xs) - width) / 2, (max(ys) + min(ys) - height) / 2, width, height


def _label(layout: Layout) -> str:
    """What somebody hears who does not see it: how many tiles, and which ends are open."""
    count = ngettext("%(num)s tile on the table", "%(num)s tiles on the table", len(layout.nodes))
    ends = all_of(sorted(layout.ends, reverse=True))
    return _("%(tiles)s; open ends show %(numbers)s.", tiles=count, numbers=ends) if layout.ends else count
