"""How long a followed round takes as it grows: `.venv/bin/python -m bench.table`; CPU time, double-18, eight seats."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tableside.rules.layout import Layout
from tableside.rules.legality import check
from tableside.rules.moves import Play
from tableside.rules.position import Position
from tableside.rules.ruleset import make_ruleset
from tableside.rules.table import Table
from tableside.rules.tiles import double
from tableside.web import create_app
from tableside.web.layout_drawing import drawing
from tableside.web.spread import _spread, spread
from tests.web.long_rounds import layouts

SEATS = tuple(f"Player {number}" for number in range(1, 9))
TABLE = Table(make_ruleset("trains", {"set_max": 18}), SEATS, double(18), 18)


def main() -> None:
    layouts = max((list(layouts(TABLE, seed)) for seed in range(20)), key=len)
    last, before = layouts[-1], layouts[-2]
    position = Position(TABLE, last, SEATS[0])
    print(f"{len(last.nodes)} tiles on the table")
    _print("drawn anew, every tile of it", lambda: _anew(last))
    _anew(before)
    _print("one more tile drawn", lambda: _anew(before), lambda: spread(last, 18, 8))
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


if __name__ == "__main__":
    main()
