"""The stream of one viewer: the card whenever there is a newer one, and a heartbeat between."""

import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask, current_app

from tableside.addresses import is_local
from tableside.services.scorecards import version
from tableside.store.errors import StoreError
from tableside.web.cards import Look, newest_card
from tableside.web.here import installation
from tableside.wording.translate import speaking

HEARTBEAT = 15.0
LONGEST = (600.0, 900.0)  # ends by itself, at different times, so that phones do not all come back at once
MOST_FOR_CLIENT = 1000
MOST_FOR_CARD = 20_000
HEADERS = {"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"}


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


def init_app(app: Flask) -> None:
    app.extensions["tableside_seats"] = Seats()


def events(app: Flask, look: Look, seen: int, watcher: str) -> Iterator[str]:
    """Server-sent events from the version that the phone has seen on. No request lives as long as this."""
    seats: Seats = app.extensions["tableside_seats"]
    until = time.monotonic() + random.uniform(*LONGEST)  # noqa: S311 - spreads reconnections, hides nothing
    with seats.taken(watcher, look.game), app.extensions["tableside"].live.listening(look.game) as wait:
        yield ": welcome\n\n"
        while time.monotonic() < until and not app.extensions["tableside"].live.is_closed():
            newer = _newer(app, look, seen)
            if newer:
                seen, html = newer
                yield message(html, seen)
            elif wait(seen, HEARTBEAT) is None:
                yield "event: heartbeat\ndata:\n\n"


def message(html: str, number: int) -> str:
    lines = "\n".join(f"data: {line}" for line in html.splitlines())
    return f"id: {number}\n{lines}\n\n"


def _newer(app: Flask, look: Look, seen: int) -> tuple[int, str] | None:
    """The newest card if the phone has not seen it; a database that is away for a moment is not an end."""
    with app.test_request_context("/", base_url=_base(look)), speaking(look.language, app.config["TRANSLATIONS"]):
        try:
            if version(installation(), look.game) <= seen:
                return None
            return newest_card(look)
        except StoreError:
            current_app.logger.warning("the stream of game %s found no database", look.game)
            return None


def _base(look: Look) -> str:
    """Only the path in front of the app matters: links within the card have no host."""
    return f"http://localhost{look.root}"
