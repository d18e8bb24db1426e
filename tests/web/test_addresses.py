"""The address that is handed on can be opened by other phones: never one that means this machine."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tableside.web import create_app
from tableside.web.here import EXTENSION

HEADERS = {"Sec-Fetch-Site": "same-origin"}


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """`made(PUBLIC_URL=…)` is a client of an app with these settings."""
    monkeypatch.setenv("TABLESIDE_INSTANCE", str(tmp_path))
    apps: list[Flask] = []

    def make(**settings: Any) -> FlaskClient:
        app = create_app({"TESTING": True, "DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite3'}", **settings})
        apps.append(app)
        return app.test_client()

    yield make
    for app in apps:
        app.extensions[EXTENSION].database.close()


def shown(client: FlaskClient, base: str = "http://localhost", **headers: str) -> str:
    """The address under the code of a new game."""
    form = {"names": ["Ana", "Bo"], "preset": "trains", "key": "k"}
    sent = {**HEADERS, **{name.replace("_", "-"): value for name, value in headers.items()}}
    begun = client.post("/games", data=form, headers=sent, base_url=base)
    path = begun.headers["Location"].removeprefix(headers.get("X_Forwarded_Prefix", ""))
    page = client.get(path, headers=sent, base_url=base).text
    return page.split('class="address">', 1)[1].split("/g/", 1)[0]


def test_a_host_that_phones_can_open_is_kept(made: Any) -> None:
    assert shown(made(), "http://192.168.1.20:8000") == "http://192.168.1.20:8000"


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "my.localhost:8000"])
def test_this_machines_own_name_becomes_its_address_at_home(made: Any, host: str) -> None:
    client = made()
    client.application.config["HOME_URL"] = "http://192.168.1.20:8000"
    assert shown(client, f"http://{host}") == "http://192.168.1.20:8000"


def test_the_public_address_counts_most(made: Any) -> None:
    client = made(PUBLIC_URL="https://games.example/dominoes", TRUSTED_HOSTS=["localhost"])
    assert shown(client) == "https://games.example/dominoes"


def test_a_proxy_of_ours_is_believed(made: Any) -> None:
    proxy = {"X_Forwarded_Host": "games.example", "X_Forwarded_Proto": "https", "X_Forwarded_Prefix": "/dominoes"}
    assert shown(made(TRUSTED_PROXIES=1), **proxy) == "https://games.example/dominoes"


def test_a_stranger_who_says_to_be_a_proxy_is_not(made: Any) -> None:
    client = made()
    client.application.config["HOME_URL"] = "http://192.168.1.20:8000"
    assert shown(client, X_Forwarded_Host="evil.example") == "http://192.168.1.20:8000"


def test_links_keep_the_path_in_front_of_the_app(made: Any) -> None:
    client = made(TRUSTED_PROXIES=1)
    page = client.get("/", headers={"X-Forwarded-Prefix": "/dominoes"}).text
    assert 'action="/dominoes/games"' in page
    assert 'href="/dominoes/assets/' in page


def test_other_hosts_are_refused_where_a_public_address_is_set(made: Any) -> None:
    client = made(PUBLIC_URL="https://games.example")
    assert client.get("/", base_url="https://games.example").status_code == 200
    assert client.get("/", base_url="https://evil.example").status_code == 400
