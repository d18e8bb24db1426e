"""The line in front of the tile reader: two pictures at once, the rest in the order in which they came."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tableside.services.errors import ServiceError

AT_ONCE = 2
MOST_WAITING = 8
SECONDS_TO_WAIT = 60.0


class LineFull(ServiceError):
    """So many pictures are waiting that one more would wait too long."""

    seconds = 10


class PhotoLine:
    """Who is being read and who waits, first come first served."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._at_once = at_once
        self._most = at_once + most_waiting
        self._line: list[tuple[str, object]] = []
        self._moved = threading.Condition()

    @contextmanager
    def turn(self, ticket: str) -> Iterator[None]:
        """Begins when it is this picture's turn; raises LineFull."""
        place = (ticket, object())
        with self._moved:
            if len(self._line) >= self._most:
                raise LineFull
            self._line.append(place)
        try:
            self._wait_for(place)
            yield
        finally:
            with self._moved:
                self._line.remove(place)
                self._moved.notify_all()

    def before(self, ticket: str) -> tuple[int, int] | None:
        """How many are being read and how many wait in front of this picture; None once it is its turn."""
        with self._moved:
            places = [k for k, place in enumerate(self._line) if place[0] == ticket]
        if not places or places[0] < self._at_once:
            return None
        return self._at_once, places[0] - self._at_once

    def _wait_for(self, place: tuple[str, object]) -> None:
        with self._moved:
            is_next = self._moved.wait_for(lambda: self._line.index(place) < self._at_once, SECONDS_TO_WAIT)
        if not is_next:
            raise LineFull
