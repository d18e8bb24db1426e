"""Style and script: small, named by content, kept for ever."""

import gzip
import re
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tableside.web.assets import as_sent

STATIC = Path(__file__).parents[2] / "static"
ALONE = ("/photos", "/rules/cross")


def asked(app: Flask, path: str) -> TestResponse:
    return app.test_client().get(path, headers={"Accept-Encoding": "gzip"}, buffered=True)


def addresses(app: Flask) -> tuple[str, str]:
    page = app.test_client().get("/").text
    style, script = re.search(r'href="(/assets/[^"]+css)"', page), re.search(r'src="(/assets/[^"]+js)"', page)
    assert style
    assert script
    return style[1], script[1]


def scripts_of(app: Flask, page: str) -> list[str]:
    return re.findall(r'src="(/assets/[^"]+js)"', app.test_client().get(page).text)


def scripts(app: Flask) -> list[str]:
    """All that there are: pages with pictures and the rulebook load one of their own beside the common one."""
    return sorted({script for page in ALONE for script in scripts_of(app, page)})


@pytest.mark.parametrize("page", ALONE)
def test_the_script_of_a_page_weighs_less_than_25_kb(app: Flask, page: str) -> None:
    assert len(scripts_of(app, page)) == 2
    assert sum(len(asked(app, address).data) for address in scripts_of(app, page)) <= 25_000


def test_the_whole_first_page_weighs_less_than_40_kb(app: Flask) -> None:
    asked_for = ("/", *addresses(app), "/static/icon.svg", "/manifest.webmanifest")
    assert sum(len(asked(app, path).data) for path in asked_for) <= 40_000


def test_they_are_kept_for_ever_since_their_name_changes_with_them(app: Flask) -> None:
    for address in addresses(app):
        answer = asked(app, address)
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert answer.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(answer.data)


def test_a_name_of_another_version_is_not_there(app: Flask) -> None:
    assert asked(app, "/assets/000000000000.css").status_code == 404


@pytest.mark.parametrize("kind", ["css", "js"])
def test_every_file_in_the_tree_is_in_it(app: Flask, kind: str) -> None:
    sent = "".join(app.test_client().get(path).text for path in (addresses(app)[0], *scripts(app)))
    missing = [path.name for path in (STATIC / kind).glob("*") if as_sent(path) not in sent]
    assert missing == []


def test_what_is_not_ours_says_its_version_and_licence() -> None:
    names = {path.name for path in (STATIC / "vendor").iterdir()}
    assert names == {"htmx-4.0.1.LICENSE", "htmx-4.0.1.min.js", "hx-sse-4.0.1.min.js"}


def test_scripts_ask_for_nothing_that_the_policy_forbids() -> None:
    for path in (STATIC / "js").glob("*.js"):
        source = path.read_text(encoding="utf-8")
        assert not re.search(r"\beval\b|new Function|\.innerHTML|\.style\b|onclick", source), path.name


def test_small_answers_and_phones_that_cannot_unpack_get_them_plain(app: Flask) -> None:
    assert "Content-Encoding" not in asked(app, "/healthz").headers
    assert "Content-Encoding" not in app.test_client().get("/").headers
