"""The app without a server, with a database of its own for each test file, and a table that plays on it."""

from collections.abc import Iterator

import pytest
from flask import Flask

from tableside.web import create_app
from tableside.web.here import EXTENSION
from tests.web.evening import Evening


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    folder = tmp_path_factory.mktemp("instance")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLESIDE_INSTANCE", str(folder))
        patch.delenv("TABLESIDE_DATABASE_URL", raising=False)
        patch.delenv("TABLESIDE_PUBLIC_URL", raising=False)
        app = create_app({"TESTING": True})
        yield app
        app.extensions[EXTENSION].database.close()


@pytest.fixture
def evening(app: Flask) -> Evening:
    return Evening(app)
