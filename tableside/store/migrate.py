"""Bringing a database up to date, also when two processes start at once."""

from contextlib import suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from tableside.store.engine import Database
from tableside.store.errors import StoreBusy, StoreTooNew

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
_TRIES = 4  # each as patient as any other write
_ADVISORY_LOCK = 7_426_011  # any number, the same in every tableside


def migrate(database: Database) -> None:
    """Upgrades to the newest tables, after another process that is at it. Raises StoreTooNew where a newer tableside
    has been here."""
    for _try in range(_TRIES - 1):
        with suppress(StoreBusy):
            return _upgrade(database)
    return _upgrade(database)


def _upgrade(database: Database) -> None:
    with database.writing() as connection:
        if not database.is_sqlite:
            connection.execute(text("set local lock_timeout = '10min'"))
            connection.execute(text("set local statement_timeout = 0"))
            connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": _ADVISORY_LOCK})
        _refuse_newer(connection)
        command.upgrade(_config(connection), "head")


def _refuse_newer(connection: Connection) -> None:
    if not inspect(connection).has_table("alembic_version"):
        return
    revision = connection.execute(text("select version_num from alembic_version")).scalar()
    if revision is None:
        return  # gone back to the very beginning
    try:
        ScriptDirectory.from_config(_config(connection)).get_revision(str(revision))
    except CommandError as error:
        raise StoreTooNew(str(revision)) from error


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
