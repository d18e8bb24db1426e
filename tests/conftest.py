"""What every test may ask for: the real app, running as a process of its own."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import NoPostgres, Postgres, running_postgres
from tests.serving import serving

# No test depends on how fast a machine is; in CI the examples are the same every time.
settings.register_profile(
    "tableside", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=bool(os.environ.get("CI"))
)
settings.load_profile("tableside")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running app with no game yet; one for each test file."""
    with serving(tmp_path_factory.mktemp("instance")) as app:
        yield app.url


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL; where none can be had the tests that need it are left out, but not in CI."""
    try:
        with running_postgres() as server:
            yield server
    except NoPostgres as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database in it."""
    with postgres.database() as url:
        yield url
