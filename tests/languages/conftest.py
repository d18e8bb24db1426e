"""The app without a server, with a database of its own for each test file."""

from collections.abc import Iterator

import pytest
from flask import Flask

from tableside.web import create_app
from tableside.web.here import EXTENSION


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    folder = tmp_path_factory.mktemp("instance")
    app = create_app({"DATABASE_URL": f"sqlite:///{folder / 'games.sqlite3'}", "TESTING": True})
    yield app
    app.extensions[EXTENSION].database.close()
