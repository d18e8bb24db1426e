"""Whatever is sent to whatever address, the answer is never a fault of ours, and it costs little."""

import time
from collections.abc import Iterator

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.routing import Rule

from tableside.web import create_app
from tableside.web.here import EXTENSION
from tests.fuzz.odd import (
    FIELDS,
    HEADERS,
    METHODS,
    TEXTS,
    TOO_MUCH,
    TYPES,
    address,
    header_value,
    quoted,
    right_parts,
    routes,
    urlencoded,
)
from tests.web.evening import Evening

SECONDS = 2.0
TIMES = 1000  # what any answer may cost more than the smallest page, where that is more than two seconds

text = st.sampled_from(TEXTS) | st.text(max_size=40)
forms = st.dictionaries(st.sampled_from(FIELDS), text, max_size=10)
headers = st.dictionaries(st.sampled_from(HEADERS), text.map(header_value), max_size=4)
few = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


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


@pytest.fixture(scope="module")
def most(evening: Evening) -> float:
    """Processor time, which other programs do not take away, and in measure of this machine: no clock on the wall."""
    before = time.process_time()
    for _ in range(10):
        assert evening.asha.get("/healthz").status_code == 200
    return max(SECONDS, (time.process_time() - before) / 10 * TIMES)


@pytest.mark.parametrize("rule", routes(), ids=lambda rule: f"{rule.endpoint} {rule.rule}")
@few
@given(data=st.data())
def test_no_request_breaks_it(evening: Evening, most: float, rule: Rule, data: st.DataObject) -> None:
    path = _path(evening, rule, data)
    method = data.draw(st.sampled_from(METHODS) | st.just("POST"))
    sent = data.draw(headers)
    sent.setdefault("Sec-Fetch-Site", "same-origin")
    body = data.draw(forms.map(urlencoded) | st.binary(max_size=300) | st.none())
    sent.setdefault("Content-Type", data.draw(st.sampled_from(TYPES)))
    query = data.draw(forms.map(urlencoded)).decode()
    before = time.process_time()
    answer = evening.asha.client.open(
        path, method=method, headers=sent, data=TOO_MUCH if body is None else body, query_string=query
    )
    answer.close()
    assert answer.status_code < 500 or answer.status_code == 501
    assert time.process_time() - before < most


def _path(evening: Evening, rule: Rule, data: st.DataObject) -> str:
    """The rule's own address with right and with odd parts; numbers as long as a line."""
    right = right_parts(evening.view, evening.links.code)
    return address(
        rule, {name: right[name] if data.draw(st.booleans()) else quoted(data.draw(text)) for name in rule.arguments}
    )
