"""Logs tell what went wrong and where, and never who was playing or by which link."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from tableside.logs import Lines, set_up
from tableside.services.games import NewGame, start_game
from tableside.services.phones import new_phone
from tableside.web import create_app
from tableside.web.here import EXTENSION


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Flask]:
    monkeypatch.setenv("TABLESIDE_INSTANCE", str(tmp_path))
    app = create_app()
    yield app
    app.extensions[EXTENSION].database.close()


@pytest.fixture
def quiet_again() -> Iterator[None]:
    logger = logging.getLogger("tableside")
    before = logger.handlers, logger.level, logger.propagate
    yield
    logger.handlers, logger.propagate = before[0], before[2]
    logger.setLevel(before[1])


def test_a_line_is_an_object() -> None:
    record = logging.LogRecord("tableside.x", logging.WARNING, "", 0, "the %s was lost", ("connection",), None)
    said = json.loads(Lines().format(record))
    assert (said["level"], said["logger"], said["message"]) == ("warning", "tableside.x", "the connection was lost")


@pytest.mark.usefixtures("quiet_again")
def test_a_page_that_fails_names_neither_link_nor_player(
    app: Flask, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = app.extensions[EXTENSION]
    begun = start_game(here, NewGame(["Asha", "Bijay"]), new_phone(here)[0])

    def fail(*_: object) -> None:
        raise ValueError(f"about Asha at {begun.view}")

    monkeypatch.setattr("tableside.web.table.scorecard", fail)
    set_up()
    assert app.test_client().get(f"/g/{begun.view}").status_code == 500
    (line,) = capsys.readouterr().err.splitlines()
    said = json.loads(line)
    assert (said["message"], said["error"]) == ("a page failed: scorecard.show", "ValueError")
    assert any("table.py" in place for place in said["trace"])
    assert "Asha" not in line
    assert begun.view not in line
