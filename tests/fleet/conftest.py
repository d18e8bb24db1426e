"""Two servers of one installation on one PostgreSQL, behind a proxy that they believe."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.postgres import Postgres
from tests.serving import Running, serving

SECRET = "of one fleet, the same on every host"


@pytest.fixture(scope="module")
def fleet_url(postgres: Postgres) -> Iterator[str]:
    """The address of the database that both use."""
    with postgres.database() as url:
        yield url


@pytest.fixture(scope="module")
def fleet(fleet_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    settings = {
        "TABLESIDE_DATABASE_URL": fleet_url,
        "TABLESIDE_SECRET_KEY": SECRET,
        "TABLESIDE_TRUSTED_PROXIES": "1",
    }
    with ExitStack() as stack:
        folders = map(tmp_path_factory.mktemp, ("one", "other"))
        one, other = (stack.enter_context(serving(folder, **settings)) for folder in folders)
        yield one, other
