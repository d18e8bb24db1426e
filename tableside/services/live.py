"""Telling listeners that a game has a newer version: state, not messages, so that it coalesces by itself."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LOOK_AGAIN = 0  # in the place of a version: what is shown has changed although nothing was entered


class Broadcaster:
    """Viewers wait until a game's version is above their own, and get the newest."""

    def __init__(self) -> None:
        self._topics: dict[int, _Topic] = {}
        self._lock = threading.Lock()
        self._closed = False
        self._begun = False
        self.before_first: Callable[[], None] = lambda: None

    def publish(self, game: int, version: int) -> None:
        """Wakes everybody who waits for this game; LOOK_AGAIN makes them look at the version that they have."""
        with self._lock:
            topic = self._topics.get(game)
        if topic:
            topic.advance(version)

    def wait(self, game: int, seen: int, timeout: float) -> int | None:
        """The newest version above `seen`, or None when `timeout` seconds have passed or the server stops."""
        with self.listening(game) as wait:
            return wait(seen, timeout)

    @contextmanager
    def listening(self, game: int) -> Iterator[Callable[[int, float], int | None]]:
        """Gives the `wait` of one game to somebody who stays: nothing is missed between two waits. When there is
        nothing new but something to look at again, it gives the version that has been seen."""
        with self._topic(game) as topic:
            looked = topic.looks

            def wait(seen: int, timeout: float) -> int | None:
                nonlocal looked
                newest = topic.wait(seen, looked, timeout, self.is_closed)
                looked = topic.looks
                return newest

            yield wait

    def is_closed(self) -> bool:
        return self._closed

    def listeners(self, game: int) -> int:
        """How many wait for this game now."""
        with self._lock:
            topic = self._topics.get(game)
            return topic.listeners if topic else 0

    def watched(self) -> tuple[int, ...]:
        """The games that somebody waits for now."""
        with self._lock:
            return tuple(self._topics)

    def close(self) -> None:
        """Ends all waiting at once."""
        self._closed = True
        with self._lock:
            topics = list(self._topics.values())
        for topic in topics:
            topic.wake()

    @contextmanager
    def _topic(self, game: int) -> Iterator["_Topic"]:
        with self._lock:
            topic = self._topics.setdefault(game, _Topic())
            topic.listeners += 1
            is_first, self._begun = not self._begun, True
        if is_first:
            self.before_first()
        try:
            yield topic
        finally:
            with self._lock:
                topic.listeners -= 1
                if not topic.listeners and self._topics.get(game) is topic:
                    del self._topics[game]


class _Topic:
    """Each version has an event of its own, set when the next one comes: under gevent the cheapest way to wait."""

    def __init__(self) -> None:
        self.version = 0
        self.looks = 0
        self.listeners = 0
        self._next = threading.Event()
        self._lock = threading.Lock()

    def advance(self, version: int) -> None:
        with self._lock:
            self.version = max(self.version, version)
            self.looks += version == LOOK_AGAIN
        self.wake()

    def wake(self) -> None:
        with self._lock:
            come, self._next = self._next, threading.Event()
        come.set()

    def wait(self, seen: int, looked: int, timeout: float, is_closed: Callable[[], bool]) -> int | None:
        until = time.monotonic() + timeout
        while True:
            coming = self._next  # taken before the look, so that nothing falls between the two
            if self.version > seen or self.looks != looked:
                return max(self.version, seen)
            if is_closed() or not coming.wait(max(0.0, until - time.monotonic())):
                return self.version if self.version > seen else None
