"""What proxies and phones ask of the installation itself."""

import re
from importlib.metadata import version

import pytest
from flask import Flask

from tableside.store.errors import StoreAway


def test_it_is_well_while_the_database_answers(app: Flask) -> None:
    answer = app.test_client().get("/healthz")
    assert answer.status_code == 200
    said, ours, theirs = answer.text.splitlines()
    assert (said, ours) == ("ok", f"tableside {version('tableside')}")
    assert re.fullmatch(r"sqlite \d+\.\d+\.\d+", theirs)


def test_it_is_not_well_otherwise(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise StoreAway("gone")

    monkeypatch.setattr("tableside.store.engine.Database.described", refuse)
    assert app.test_client().get("/healthz").status_code == 503


def test_the_manifest_names_icons_that_are_there(app: Flask) -> None:
    client = app.test_client()
    manifest = client.get("/manifest.webmanifest")
    assert manifest.mimetype == "application/manifest+json"
    for icon in manifest.get_json()["icons"]:
        with client.get(icon["src"]) as found:
            assert found.status_code == 200
