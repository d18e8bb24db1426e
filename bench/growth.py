"""How cost grows with rounds, players and games: each job's times and the exponent of its curve (0: it does not grow).

.venv/bin/python -m bench.growth              SQLite
.venv/bin/python -m bench.growth --url postgresql+psycopg://…   an empty database that is filled
"""

import argparse
import math
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from flask import Flask

from bench.growing import Evening, fill, many_rounds
from bench.machine import described
from tableside.web import create_app

ROUNDS = (10, 100, 1000)
PLAYERS = (2, 4, 8, 15, 30)
GAMES = (10, 100, 1000, 10_000, 100_000)

Jobs = Mapping[str, Callable[[], object]]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", default="")
    parser.add_argument("--games", type=int, default=GAMES[-1], help="the most games")
    parser.add_argument("--rounds", type=int, default=ROUNDS[-1], help="the most rounds")
    parser.add_argument("--tries", type=int, default=15, help="of which the fastest counts")
    args = parser.parse_args()
    rounds = [count for count in ROUNDS if count <= args.rounds]
    print(described(), flush=True)
    with _app(args.url) as app:
        _table("rounds", rounds, (_costs(many_rounds(app, 4, count), args.tries) for count in rounds))
        _table("players", PLAYERS, (_costs(many_rounds(app, players, 10), args.tries) for players in PLAYERS))
        evening = many_rounds(app, 4, 10)
        games = [count for count in GAMES if count <= args.games]
        _table("games in the database", games, (_with_games(app, evening, count, args.tries) for count in games))


@contextmanager
def _app(url: str) -> Iterator[Flask]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TABLESIDE_INSTANCE"] = folder
        app = create_app({"HOME_URL": "http://192.168.1.20:8000", **({"DATABASE_URL": url} if url else {})})
        yield app
        app.extensions["tableside"].database.close()


def _costs(evening: Evening, tries: int) -> dict[str, float]:
    """Milliseconds for each job, and kB on the disk."""
    found = {name: _milliseconds(job, tries) for name, job in _jobs(evening).items()}
    return {**found, "size of the entries, kB": evening.kilobytes()}


def _jobs(evening: Evening) -> Jobs:
    return {
        "save a hand, ms": evening.save,
        "fold the card anew, ms": evening.fold,
        "page, card drawn anew, ms": evening.page_anew,
        "page, ms": evening.page,
        "history, ms": evening.history,
    }


def _with_games(app: Flask, evening: Evening, count: int, tries: int) -> dict[str, float]:
    fill(app, count)
    jobs: Jobs = {
        "save a hand, ms": evening.save,
        "page, ms": evening.page,
        "first page with its list, ms": evening.first_page,
        "list of my games, ms": evening.list_games,
        "begin a game, ms": evening.begin,
        "join by code, ms": evening.join,
        "scoring link, ms": evening.open_link,
    }
    found = {name: _milliseconds(job, tries) for name, job in jobs.items()}
    return {**found, "database, MB": evening.database_megabytes()}


def _milliseconds(job: Callable[[], object], tries: int) -> float:
    """The fastest of several tries: what the job itself takes, whatever else the machine does meanwhile."""
    job()
    took = []
    for _ in range(tries):
        before = time.perf_counter()
        job()
        took.append(time.perf_counter() - before)
    return min(took) * 1000


def _table(what: str, counts: Sequence[int], rows: Iterable[Mapping[str, float]]) -> None:
    found = list(rows)
    print(f"\n| {what} | {' | '.join(f'{count:,}' for count in counts)} | exponent |\n{'|---' * (len(counts) + 2)}|")
    for name in found[0]:
        values = [row[name] for row in found]
        print(
            f"| {name} | {' | '.join(f'{value:.2f}' for value in values)} | {_exponent(counts, values):+.2f} |",
            flush=True,
        )


def _exponent(counts: Sequence[int], values: Sequence[float]) -> float:
    """The slope through the logarithms: cost ~ count ** exponent."""
    slope, _start = statistics.linear_regression([math.log(count) for count in counts], [math.log(v) for v in values])
    return slope


if __name__ == "__main__":
    main()
