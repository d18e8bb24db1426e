"""How long a followed round takes as it grows: `.venv/bin/python -m bench.table`; CPU time, double-18, eight seats."""

import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tableside.rules.layout import Layout
from tableside.rules.legality import check
from tableside.rules.moves import Play
from tableside.rules.position import Position
from tableside.rules.replay import begin_layout, lay_tile
from tableside.rules.ruleset import make_ruleset
from tableside.rules.table import Table
from tableside.rules.tiles import double, full_set
from tableside.web import create_app
from tableside.web.layout_drawing import drawing
from tableside.web.spread import _spread, spread

SEATS = tuple(f"Player {number}" for number in range(1, 9))
TABLE = Table(make_ruleset("trains", {"set_max": 18}), SEATS, double(18), 18)


def main() -> None:
    layouts = max((list(_layouts(seed)) for seed in range(20)), key=len)
    last, before = layouts[-1], layouts[-2]
    position = Position(TABLE, last, SEATS[0])
    print(f"{len(last.nodes)} tiles on the table")
    _print("drawn anew, every tile of it", lambda: _anew(last))
    _anew(before)
    _print("one more tile drawn", lambda: (_spread.cache_clear(), _anew(before))[1], lambda: spread(last, 18, 8))
    _print("one move checked", lambda: None, lambda: check(position, Play(SEATS[0], last.root, last.root)))
    _print("the drawing as HTML", lambda: None, _rendering(last))


def _print(name: str, prepare: Callable[[], object], work: Callable[[], object] | None = None) -> None:
    """The best of several turns; without `work` it is the preparation that is timed."""
    best = min(_seconds(prepare, work) for _turn in range(5))
    print(f"| {name} | {best * 1000:.2f} ms |")


def _seconds(prepare: Callable[[], object], work: Callable[[], object] | None) -> float:
    if work is not None:
        prepare()
    begun = time.process_time()
    (work or prepare)()
    return time.process_time() - begun


def _anew(layout: Layout) -> object:
    _spread.cache_clear()
    return spread(layout, 18, 8)


def _rendering(layout: Layout) -> Callable[[], object]:
    folder = tempfile.mkdtemp()
    app = create_app({"DATABASE_URL": f"sqlite:///{Path(folder) / 'games.sqlite3'}", "SECRET_KEY": "x" * 32})
    template = '{% from "macros/layout.svg" import layout %}{{ layout(drawing) }}'
    drawn = drawing(layout, 18, 8)
    return lambda: app.jinja_env.from_string(template).render(drawing=drawn)


def _layouts(seed: int) -> Iterator[Layout]:
    """A round as chance plays it, after every tile."""
    chance = random.Random(seed)
    layout = begin_layout(TABLE)
    left = [tile for tile in full_set(18) if tile != TABLE.opening]
    chance.shuffle(left)
    while True:
        ends = {due.number: (due.tile,) for due in layout.obligations[:1]} or layout.ends
        fitting = [(tile, onto) for tile in left for number in set(tile) for onto in ends.get(number, ())]
        if not fitting:
            return
        tile, onto = chance.choice(fitting)
        left.remove(tile)
        layout = lay_tile(layout, Play(SEATS[0], tile, onto), TABLE)
        yield layout


if __name__ == "__main__":
    main()
