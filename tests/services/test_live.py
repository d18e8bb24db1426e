"""Everybody who listens hears of a new version once it is committed, and of nothing else."""

import threading
import time

import pytest

from tableside.services import sharing
from tableside.services.errors import FormProblems, NotAllowed
from tableside.services.live import LOOK_AGAIN, Broadcaster
from tests.patience import SECONDS
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def test_a_listener_is_given_the_newest_version(table: Table) -> None:
    with table.installation.live.listening(table.game.game) as wait:
        seen = table.version
        table.save(ASHA, HANDS)
        table.correct(1, BIJAY, "24")
        assert wait(seen, 5) == table.version
        assert wait(table.version, 0) is None


def test_a_listener_who_waits_is_woken(table: Table) -> None:
    heard: list[int | None] = []
    live, game, seen = table.installation.live, table.game.game, table.version
    listener = threading.Thread(target=lambda: heard.append(live.wait(game, seen, 30)))
    listener.start()
    _wait_for_listener(live, game)
    table.save(ASHA, HANDS)
    listener.join(30)
    assert heard == [table.version]
    assert live.listeners(game) == 0


def test_what_was_refused_is_not_heard(table: Table) -> None:
    with table.installation.live.listening(table.game.game) as wait:
        with pytest.raises(FormProblems):
            table.save(ASHA, {**HANDS, BIJAY: "x"})
        with pytest.raises(NotAllowed):
            table.meera.require_score()
        assert wait(table.version, 0) is None


def test_another_game_is_not_heard(table: Table) -> None:
    other = Table(table.installation)
    with table.installation.live.listening(table.game.game) as wait:
        other.save(ASHA, HANDS)
        assert wait(table.version, 0) is None


def test_closing_ends_all_waiting() -> None:
    live = Broadcaster()
    listener = threading.Thread(target=lambda: live.wait(1, 0, 30))
    listener.start()
    _wait_for_listener(live, 1)
    live.close()
    listener.join(30)
    assert not listener.is_alive()
    assert live.wait(1, 0, 30) is None


def test_a_new_code_makes_everybody_look_again(table: Table) -> None:
    with table.installation.live.listening(table.game.game) as wait:
        sharing.replace_link(table.installation, table.asha, "code")
        assert wait(table.version, 5) == table.version
        assert wait(table.version, 0) is None


def test_looking_again_loses_no_score() -> None:
    live = Broadcaster()
    with live.listening(1) as wait:
        live.publish(1, LOOK_AGAIN)
        live.publish(1, 7)
        assert wait(3, 5) == 7
        assert wait(7, 0) is None


def _wait_for_listener(live: Broadcaster, game: int) -> None:
    until = time.monotonic() + SECONDS
    while not live.listeners(game):
        assert time.monotonic() < until
        time.sleep(0.001)
