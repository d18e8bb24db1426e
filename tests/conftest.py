"""What every test may ask for: the real app, running as a process of its own."""

from collections.abc import Iterator

import pytest

from tests.serving import serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running app with no game yet; one for each test file."""
    with serving(tmp_path_factory.mktemp("instance")) as app:
        yield app.url
