"""The line in front of the tile reader."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tableside.services.photo_line import LineFull, PhotoLine

PATIENCE = 30.0


@contextmanager
def waiting(line: PhotoLine, ticket: str) -> Iterator[threading.Event]:
    """Somebody who stands in line; the event is set when it is their turn, and they go when the block ends."""
    come, leave = threading.Event(), threading.Event()

    def wait() -> None:
        with line.turn(ticket):
            come.set()
            leave.wait(PATIENCE)

    thread = threading.Thread(target=wait)
    thread.start()
    while not come.wait(0.01) and line.before(ticket) is None:
        pass
    yield come
    leave.set()
    thread.join(PATIENCE)


def test_two_are_read_at_once_and_hear_of_no_line() -> None:
    line = PhotoLine()
    with line.turn("a"), line.turn("b"):
        assert line.before("a") is None
        assert line.before("b") is None


def test_the_third_is_told_that_it_is_next() -> None:
    line = PhotoLine()
    with ExitStack() as reading:
        reading.enter_context(line.turn("a"))
        with waiting(line, "b") as come, waiting(line, "c") as next_come, waiting(line, "d"):
            assert come.is_set()
            assert not next_come.is_set()
            assert line.before("c") == (2, 0)
            assert line.before("d") == (2, 1)
            reading.close()
            assert next_come.wait(PATIENCE)
            assert line.before("c") is None


def test_who_waits_comes_when_one_has_been_read() -> None:
    line = PhotoLine(at_once=1)
    first = line.turn("a")
    first.__enter__()
    with waiting(line, "b") as come:
        assert not come.is_set()
        first.__exit__(None, None, None)
        assert come.wait(PATIENCE)


def test_a_line_that_is_too_long_takes_nobody_more() -> None:
    line = PhotoLine(at_once=1, most_waiting=1)
    first = line.turn("a")
    first.__enter__()
    with waiting(line, "b"):
        with pytest.raises(LineFull), line.turn("c"):
            pass
        first.__exit__(None, None, None)


def test_a_picture_that_breaks_makes_room_all_the_same() -> None:
    line = PhotoLine(at_once=1, most_waiting=0)
    with pytest.raises(ValueError, match="broken"), line.turn("a"):
        raise ValueError("broken")
    with line.turn("b"):
        pass


def test_a_ticket_that_nobody_has_waits_for_nothing() -> None:
    assert PhotoLine().before("x") is None
