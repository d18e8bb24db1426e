"""The stream of one viewer: the card whenever there is a newer one, and a heartbeat between."""

import logging
import random
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from flask import Flask

from tableside.addresses import is_local
from tableside.services.live import Broadcaster
from tableside.services.scorecards import version
from tableside.store.errors import StoreError
from tableside.web.cards import Look, newest_card, spoken

HEARTBEAT = 15.0
LONGEST = (600.0, 900.0)  # ends by itself, at different times, so that phones do not all come back at once
SECONDS_BETWEEN_TRIES = 1.0
MOST_FRAMES = 512
MOST_FOR_CLIENT = 1000
MOST_FOR_CARD = 20_000
HEADERS = {"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"}

_log = logging.getLogger("tableside.stream")


class Seats:
    """How many streams are open, by client and by card."""

    def __init__(self) -> None:
        self._taken: Counter[str | int] = Counter()
        self._lock = threading.Lock()

    def has_room(self, client: str, game: int) -> bool:
        """A client that is this machine itself is a proxy that nobody told us of, and stands for many."""
        with self._lock:
            full = self._taken[client] >= MOST_FOR_CLIENT and not is_local(client)
            return not full and self._taken[game] < MOST_FOR_CARD

    @contextmanager
    def taken(self, client: str, game: int) -> Iterator[None]:
        with self._lock:
            self._taken.update((client, game))
        try:
            yield
        finally:
            with self._lock:
                self._taken.subtract((client, game))
                self._taken += Counter()  # forgets those who have gone


@dataclass(frozen=True)
class Frame:
    """A card as it travels."""

    number: int
    message: str


class Frames:
    """The newest frame of each look, made once and then sent to everybody who waits for it."""

    def __init__(self) -> None:
        self._made: OrderedDict[Look, Frame] = OrderedDict()
        self._lock = threading.Lock()

    def at_least(self, look: Look, number: int, make: Callable[[], Frame], known: Frame | None = None) -> Frame:
        """One that is as new as this number and not the one known already; only the first who asks has to wait for
        more than its turn."""
        found = self._made.get(look)
        if found and found.number >= number and found is not known:
            return found
        with self._lock:
            found = self._made.get(look)
            if found is None or found.number < number or found is known:
                found = self._made[look] = make()
            while len(self._made) > MOST_FRAMES:
                self._made.popitem(last=False)
        return found


def init_app(app: Flask) -> None:
    app.extensions["tableside_seats"] = Seats()
    app.extensions["tableside_frames"] = Frames()


def events(app: Flask, look: Look, seen: int, watcher: str) -> Iterator[str]:
    """Server-sent events from the version that the phone has seen on. No request lives as long as this, and the
    database is asked once for all who watch: by whoever comes to a new version first."""
    live: Broadcaster = app.extensions["tableside"].live
    until = time.monotonic() + random.uniform(*LONGEST)  # noqa: S311 - spreads reconnections, hides nothing
    with app.extensions["tableside_seats"].taken(watcher, look.game), live.listening(look.game) as wait:
        yield ": welcome\n\n"
        newest = _frame(app, look, 0)
        shown = newest if newest and newest.number == seen else None
        while time.monotonic() < until and not live.is_closed():
            if newest and newest != shown:
                shown, seen = newest, newest.number
                yield newest.message
            number = wait(seen, HEARTBEAT)
            newest = _frame(app, look, number, shown) if number else None
            if newest is None:
                yield "event: heartbeat\ndata:\n\n"


def message(html: str, number: int) -> str:
    lines = "\n".join(f"data: {line}" for line in html.splitlines())
    return f"id: {number}\n{lines}\n\n"


def _frame(app: Flask, look: Look, number: int, shown: Frame | None = None) -> Frame | None:
    """A database that is away for a moment is not an end: the phone keeps its card and hears that we are here."""
    try:
        frames: Frames = app.extensions["tableside_frames"]
        return frames.at_least(look, number or _version(app, look), lambda: _drawn(app, look), shown)
    except StoreError:
        _log.warning("the stream of game %s found no database", look.game)
        time.sleep(SECONDS_BETWEEN_TRIES)
        return None


def _version(app: Flask, look: Look) -> int:
    return version(app.extensions["tableside"], look.game)


def _drawn(app: Flask, look: Look) -> Frame:
    with app.test_request_context("/", base_url=_base(look)), spoken(app, look):
        number, html = newest_card(look)
        return Frame(number, message(html, number))


def _base(look: Look) -> str:
    """Only the path in front of the app matters: links within the card have no host, and its QR code has the look's."""
    return f"http://localhost{look.root}"
