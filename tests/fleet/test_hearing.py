"""A score posted at one server reaches the phones at another."""

import itertools
import threading
from collections.abc import Iterator

from tests.postgres import Postgres
from tests.remote import Event, Remote
from tests.serving import Running

Fleet = tuple[Running, Running]


def test_a_score_posted_at_one_is_on_a_stream_of_the_other(fleet: Fleet) -> None:
    asha, meera = Remote(fleet[0].url), Remote(fleet[1].url)
    game = asha.start_game("Asha", "Bijay")
    with meera.stream(game) as events:
        before = _card(events)
        assert asha.save(game, 1, {"p2": 23}, out="p1", key="one").status == 303
        after = _card(events)
    assert int(after.id) > int(before.id)
    assert ">23<" in after.data
    assert ">23<" not in before.data


def test_a_code_replaced_at_one_is_on_a_stream_of_the_other(fleet: Fleet) -> None:
    asha, meera = Remote(fleet[0].url), Remote(fleet[1].url)
    game = asha.start_game("Asha", "Bijay")
    with meera.stream(game) as events:
        before = _card(events)
        assert asha.post(f"{game}/sharing", {"link": "code"}).status == 303
        after = _card(events)
    assert after.id == before.id
    assert after.data != before.data


def test_everybody_at_both_hears_of_every_game(fleet: Fleet) -> None:
    asha = Remote(fleet[0].url)
    games = [asha.start_game("Asha", "Bijay") for _ in range(3)]
    for game, server in itertools.product(games, fleet):
        with Remote(server.url).stream(game) as events:
            first = _card(events)
            assert asha.post(f"{game}/end").status == 303
            assert int(_card(events).id) > int(first.id)
            assert asha.post(f"{game}/reopening").status == 303


def test_it_catches_up_after_postgresql_was_away(fleet: Fleet, postgres: Postgres) -> None:
    if not postgres.own:
        return  # somebody else's server is not ours to stop
    asha, meera = Remote(fleet[0].url), Remote(fleet[1].url)
    game = asha.start_game("Asha", "Bijay")
    with meera.stream(game, timeout=40) as events:
        before = _card(events)
        postgres.stop()
        assert asha.save(game, 1, {"p2": 41}, out="p1", key="lost").status == 503
        postgres.start()
        assert _saved_when_it_answers(asha, game) == 303
        after = _card(events)
    assert int(after.id) > int(before.id)
    assert ">41<" in after.data


def _card(events: Iterator[Event]) -> Event:
    return next(event for event in events if event.id)


def _saved_when_it_answers(asha: Remote, game: str) -> int:
    tries = threading.Event()
    for _ in range(100):
        status = asha.save(game, 1, {"p2": 41}, out="p1", key="again").status
        if status != 503:
            return status
        tries.wait(0.1)
    return 503
