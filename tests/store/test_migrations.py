"""Migrations bring any database to what the models say, once, whoever else is at it."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from tableside.store import entries, games
from tableside.store.engine import Database, open_database
from tableside.store.errors import StoreTooNew
from tableside.store.migrate import _config, migrate
from tableside.store.tables import METADATA
from tests.patience import SECONDS
from tests.store.conftest import EIGHT_O_CLOCK

ROOT = Path(__file__).parent.parent.parent
MIGRATE = """
import sys
from tableside.store.engine import open_database
from tableside.store.migrate import migrate
migrate(open_database(sys.argv[1]))
"""


def _revision(database: Database) -> str:
    with database.reading() as connection:
        return str(connection.execute(text("select version_num from alembic_version")).scalar_one())


def test_the_tables_are_those_of_the_models(database: Database) -> None:
    with database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []


def test_a_second_time_changes_nothing(database: Database, game: int) -> None:
    revision = _revision(database)
    migrate(database)
    assert _revision(database) == revision
    with database.reading() as connection:
        assert games.by_id(connection, game)


def test_games_of_the_first_version_come_through(url: str) -> None:
    with closing(open_database(url)) as database:
        with database.writing() as connection:
            command.upgrade(_config(connection), "0001")
            game = games.create(connection, "uid", "key", EIGHT_O_CLOCK)
            row = {"game": game.id, "at": EIGHT_O_CLOCK.replace(tzinfo=None).isoformat(" ")}
            connection.execute(
                text(
                    'insert into entry (game_id, kind, data, "by", at, key)'
                    " values (:game, 'game_closed', '{}', 'score:1', :at, 'k')"
                ),
                row,
            )
        migrate(database)
        with database.reading() as connection:
            assert [entry.key for entry in entries.of_game(connection, game.id)] == ["k"]


def test_every_step_can_be_gone_back(database: Database) -> None:
    with database.writing() as connection:
        command.downgrade(_config(connection), "base")
    migrate(database)


def test_two_processes_may_start_at_once(url: str) -> None:
    started = [
        subprocess.Popen([sys.executable, "-c", MIGRATE, url], cwd=ROOT, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [process.communicate(timeout=SECONDS)[1] for process in started]
    assert [process.returncode for process in started] == [0, 0], said
    with closing(open_database(url)) as database:
        assert _revision(database)


def test_a_database_of_a_newer_version_is_left_alone(database: Database, game: int) -> None:
    with database.writing() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StoreTooNew):
        migrate(database)
    assert _revision(database) == "9999"
    with database.reading() as connection:
        assert games.by_id(connection, game)
