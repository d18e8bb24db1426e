"""A name is only ever a name: not markup, not a formula, not a command to the terminal."""

import csv
import io

import pytest
from flask import Flask
from werkzeug.routing import Rule

from tests.doors.test_every_route import OF_A_GAME, STREAMS
from tests.web.evening import Evening

MARKUP = "<b>&\"'</script>"
FORMULA = "=1+1"
TERMINAL = "\x1b[31mred\x07"
TURNED = "\u202eeman"
PAGES = [(rule, method) for rule, method in OF_A_GAME if method == "GET" and rule.endpoint not in STREAMS]


@pytest.fixture(scope="module")
def table(app: Flask) -> Evening:
    evening = Evening(app, (MARKUP, FORMULA, TERMINAL, TURNED), title="<i>a title</i>")
    evening.play(0, 23, 41, 7)
    return evening


@pytest.mark.parametrize(("rule", "method"), PAGES, ids=[rule.rule for rule, _method in PAGES])
def test_no_page_takes_a_name_for_markup(table: Evening, rule: Rule, method: str) -> None:
    values = {"view": table.view, "number": 1, "player": "p1", "which": "score", "question": "play", "photo": 1}
    path = rule.build({name: values[name] for name in rule.arguments}, append_unknown=False)
    assert path
    with table.asha.client.get(path[1]) as answer:
        text = answer.data.decode("utf-8", "replace")
        if answer.mimetype in {"text/html", "image/svg+xml"}:
            assert '<b>&"' not in text
            assert "'</script>" not in text
            assert "<i>a title" not in text
        assert "\x1b" not in text or answer.mimetype == "image/png"
        assert "\u202e" not in text


def test_a_spreadsheet_finds_no_formula(table: Evening) -> None:
    rows = csv.reader(io.StringIO(table.meera.client.get(f"/g/{table.view}.csv").text.lstrip("\ufeff")))
    assert [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@"))] == []


def test_the_picture_is_a_picture(table: Evening) -> None:
    assert table.meera.client.get(f"/g/{table.view}/result.png").data.startswith(b"\x89PNG")
