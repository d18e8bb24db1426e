"""Whoever looks at a followed round hears at once that it has been scored, and sees the table of the next one."""

from collections.abc import Iterator

from tableside.services import follow
from tableside.store.moves import topic
from tableside.web import follow_stream
from tableside.web.cards import Look
from tests.web.evening import Evening


def events(evening: Evening) -> Iterator[str]:
    look = Look(evening.view, evening.game, "en", "http://192.168.1.20:8000", "")
    said = follow_stream.events(evening.app, look, 0, "192.168.1.30")
    assert next(said) == ": welcome\n\n"
    return said


def test_it_is_told_and_not_left_to_the_next_heartbeat(evening: Evening) -> None:
    evening.asha.post("layout/moves", {"kind": "begin", "starter": "p1"})
    seen = follow.version(evening.installation, evening.game)
    with evening.installation.live.listening(topic(evening.game)) as wait:
        evening.play(0, 23, 41)
        assert wait(seen, 0) == follow.version(evening.installation, evening.game)


def test_the_table_that_comes_is_an_empty_one(evening: Evening) -> None:
    evening.asha.post("layout/moves", {"kind": "begin", "starter": "p1"})
    said = events(evening)
    assert "turn" in next(said)
    evening.play(0, 23, 41)
    assert "Nobody is following this round yet." in next(said)
