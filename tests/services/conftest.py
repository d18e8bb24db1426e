"""An installation of its own for every test, and a table at which Asha keeps score."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tableside.rules.reason import Reason
from tableside.services.errors import FormProblems
from tableside.services.installation import Installation
from tableside.wording.photo_errors import photo_reason
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


@pytest.fixture(autouse=True)
def _every_refusal_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test is refused for has a sentence, and the values that the sentence needs."""
    made = FormProblems.__init__

    def said(self: FormProblems, problems: Mapping[str, Reason]) -> None:
        made(self, problems)
        assert all(photo_reason(reason) for reason in problems.values())

    monkeypatch.setattr(FormProblems, "__init__", said)


@pytest.fixture
def table(installation: Installation) -> Table:
    return Table(installation)
