"""An app with two tables: one that is tried by everybody, and a neighbour's."""

from collections.abc import Iterator

import pytest
from flask import Flask

from tableside.web import create_app
from tableside.web.here import EXTENSION
from tests.doors.people import House


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    folder = tmp_path_factory.mktemp("instance")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLESIDE_INSTANCE", str(folder))
        for name in ("DATABASE_URL", "PUBLIC_URL", "SECRET_KEY"):
            patch.delenv(f"TABLESIDE_{name}", raising=False)
        app = create_app({"HOME_URL": "http://192.168.1.20:8000"})
        yield app
        app.extensions[EXTENSION].database.close()


@pytest.fixture(scope="module")
def house(app: Flask) -> House:
    return House(app)
