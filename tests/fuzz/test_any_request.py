"""Whatever is sent to whatever address, the answer is never a fault of ours, and it comes at once."""

import os
import tempfile
from collections.abc import Iterator
from urllib.parse import quote, quote_from_bytes

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.routing import Rule

from tableside.web import create_app
from tableside.web.here import EXTENSION
from tests.web.evening import Evening

METHODS = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "NONSENSE")

ODD = (
    "", " ", "0", "-1", "25", "9" * 5000, "1e9", "12+11+7", "१२", "\x00", "a\r\nSet-Cookie: x=1",
    "' or 1=1 --", "<b>&\"'",
    "=1+1", "../../etc/passwd", "%s%n{0}{{7*7}}", "\ud83d", "🐔" * 50, "\u202egod", "p1", "p2", "p99", "score", "view",
    "blocked", "9-9", "12-12", "6-4 9-9 0-0", "x" * 20_000,
)  # fmt: skip
FIELDS = (
    "round", "hand-p1", "hand-p2", "was-p2", "tiles-p2", "missed-p2", "ended", "ended_was", "double", "finder", "then",
    "key", "entry", "accept", "act", "player", "name", "names", "order", "move", "points", "note",
    "link", "which", "code",
    "language", "back", "preset", "shown_preset", "set_max", "title", "add", "tile", "onto", "kind", "remove", "phone",
    "hand_size", "rounds", "round_list", "target_total", "option", "value", "question", "seen", "live", "photo",
    "ticket",
)  # fmt: skip
HEADERS = ("Last-Event-ID", "Accept-Language", "Accept-Encoding", "HX-Request", "Range", "If-None-Match", "Cookie",
           "X-Forwarded-For", "Content-Type", "Origin", "Sec-Fetch-Site", "User-Agent", "Referer")  # fmt: skip
TYPES = ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data",
         "application/json",
         "text/plain; charset=nonsense", "application/x-www-form-urlencoded; charset=utf-16", "")  # fmt: skip

TOO_MUCH = b"a=" + b"b" * 70_000

text = st.sampled_from(ODD) | st.text(max_size=40)
forms = st.dictionaries(st.sampled_from(FIELDS), text, max_size=10)
header_text = text.map(lambda said: "".join(sign for sign in said if 31 < ord(sign) < 127)[:4000])
headers = st.dictionaries(st.sampled_from(HEADERS), header_text, max_size=4)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLESIDE_INSTANCE", str(tmp_path_factory.mktemp("instance")))
        patch.setattr("tableside.services.limits._refuse", lambda *_told, **_more: None)
        app = create_app({"HOME_URL": "http://192.168.1.20:8000"})
        yield app
        app.extensions[EXTENSION].database.close()


@pytest.fixture(scope="module")
def evening(app: Flask) -> Evening:
    evening = Evening(app)
    evening.play(0, 23, 41)
    return evening


def _rules() -> list[Rule]:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "TABLESIDE_INSTANCE", folder)
        app = create_app({"DATABASE_URL": f"sqlite:///{folder}/db"})
        app.extensions[EXTENSION].database.close()
    return sorted(app.url_map.iter_rules(), key=lambda rule: rule.rule)


RULES = _rules()
few = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: f"{rule.endpoint} {rule.rule}")
@few
@given(data=st.data())
def test_no_request_breaks_it(evening: Evening, rule: Rule, data: st.DataObject) -> None:
    path = _path(evening, rule, data)
    method = data.draw(st.sampled_from(METHODS) | st.just("POST"))
    sent = data.draw(headers)
    sent.setdefault("Sec-Fetch-Site", "same-origin")
    body = data.draw(forms.map(_urlencoded) | st.binary(max_size=300) | st.none())
    sent.setdefault("Content-Type", data.draw(st.sampled_from(TYPES)))
    query = data.draw(forms.map(_urlencoded)).decode()
    answer = evening.asha.client.open(
        path, method=method, headers=sent, data=TOO_MUCH if body is None else body, query_string=query
    )
    answer.close()
    assert answer.status_code < 500 or answer.status_code == 501


def _path(evening: Evening, rule: Rule, data: st.DataObject) -> str:
    """The rule's own address with right and with odd parts; numbers as long as a line."""
    right = {
        "view": evening.view, "number": "1", "player": "p2", "flag": "3", "which": "score", "token": "x", "photo": "1",
        "code": evening.links.code, "name": "x.css", "filename": "icon.svg", "question": "play", "preset": "trains",
    }  # fmt: skip
    path = rule.rule
    for name in rule.arguments:
        part = right[name] if data.draw(st.booleans()) else _quoted(data.draw(text))
        path = path.replace(f"<{name}>", part).replace(f"<int:{name}>", part).replace(f"<path:{name}>", part)
    return path


def _quoted(said: str) -> str:
    return quote(said.encode("utf-8", "surrogatepass")[:3000], safe="")


def _urlencoded(form: dict[str, str]) -> bytes:
    pairs = ((name, value.encode("utf-8", "surrogatepass")) for name, value in form.items())
    return "&".join(f"{name}={quote_from_bytes(value)}" for name, value in pairs).encode()
