"""kill -9 while phones save: whatever was acknowledged is there, once, and the card is what the entries say."""

import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tableside.scoring.fold import fold
from tableside.services.installation import Installation
from tableside.services.scorecards import all_entries
from tableside.services.sharing import find_by_view
from tableside.store.engine import open_database
from tests.crash.nursery import Nursery, nursery
from tests.crash.writers import Writer
from tests.patience import SECONDS
from tests.postgres import Postgres, free_port
from tests.remote import Remote

pytestmark = pytest.mark.slow

SECRET = "the same before and after every crash"
WRITERS = 3


@pytest.mark.parametrize("kills", [20, pytest.param(60, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_with_sqlite(tmp_path: Path, kills: int) -> None:
    url = f"sqlite:///{tmp_path / 'tableside.sqlite3'}"
    _survives(tmp_path, url, kills)


@pytest.mark.parametrize("kills", [20, pytest.param(60, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_with_postgresql(tmp_path: Path, postgres_url: str, kills: int) -> None:
    _survives(tmp_path, postgres_url, kills)


def test_nothing_acknowledged_is_lost_when_postgresql_itself_is_killed(
    tmp_path: Path, postgres: Postgres, postgres_url: str
) -> None:
    if not postgres.own:
        pytest.skip("somebody else's PostgreSQL is not ours to kill")
    with _saving(tmp_path, postgres_url) as (_server, writers):
        for _ in range(2):
            time.sleep(0.3)
            postgres.kill()
            postgres.start()
    _check(postgres_url, writers)


def _survives(folder: Path, url: str, kills: int) -> None:
    chance = random.Random(1)
    with _saving(folder, url) as (server, writers):
        for _ in range(kills):
            time.sleep(chance.uniform(0.05, 0.3))
            server.kill()
            server.start()
    assert sum(writer.failures for writer in writers) > 0
    _check(url, writers)


@contextmanager
def _saving(folder: Path, url: str) -> Iterator[tuple[Nursery, list[Writer]]]:
    """A server and the phones that save there for as long as the block lasts."""
    done = threading.Event()
    settings = {"TABLESIDE_DATABASE_URL": url, "TABLESIDE_SECRET_KEY": SECRET}
    with ExitStack() as stack:
        server = stack.enter_context(nursery(folder, free_port(), **settings))
        server.start()
        writers = [_writer(server.url, f"w{number}") for number in range(WRITERS)]
        threads = [threading.Thread(target=writer.run, args=(done,), daemon=True) for writer in writers]
        for thread in threads:
            thread.start()
        try:
            yield server, writers
        finally:
            done.set()
            for thread in threads:
                thread.join(timeout=SECONDS)
    assert not any(thread.is_alive() for thread in threads)


def _writer(url: str, name: str) -> Writer:
    phone = Remote(url)
    return Writer(phone, phone.start_game("Asha", "Bijay", key=name), name)


def _check(url: str, writers: list[Writer]) -> None:
    """Looks into the database itself, with no server between."""
    database = open_database(url)
    here = Installation(database, SECRET.encode())
    for writer in writers:
        entries = all_entries(here, _game_of(here, writer))
        assert [entry.data["hands"]["p2"]["points"] for entry in entries[1:]] == writer.acknowledged
        one = fold(entries).round(1)
        assert one
        assert one.cells["p2"].entered == writer.acknowledged[-1]
    if database.is_sqlite:
        with database.reading() as connection:
            assert connection.exec_driver_sql("pragma integrity_check").scalar_one() == "ok"
    database.close()


def _game_of(here: Installation, writer: Writer) -> int:
    return find_by_view(here, writer.game.rpartition("/")[2])
