"""An installation of its own for every test, and a table at which Asha keeps score."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tableside.services.installation import Installation
from tests.databases import KINDS, copied, migrated_at, migrated_file
from tests.services.table import Table

SECRET = b"the same in every test"


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return migrated_file(tmp_path_factory.mktemp("services") / "migrated.sqlite3")


@pytest.fixture
def installation(migrated: Path, tmp_path: Path) -> Iterator[Installation]:
    with copied(migrated, tmp_path / "tableside.sqlite3") as database:
        yield Installation(database, SECRET)


@pytest.fixture(params=KINDS)
def anywhere(request: pytest.FixtureRequest) -> Iterator[Installation]:
    """The same on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        yield request.getfixturevalue("installation")
        return
    with migrated_at(request.getfixturevalue("postgres_url")) as database:
        yield Installation(database, SECRET)


@pytest.fixture
def table(installation: Installation) -> Table:
    return Table(installation)
