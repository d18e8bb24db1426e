"""A form on somebody else's site cannot write here."""

import pytest
from flask import Flask

from tests.web.evening import Evening

FORM = {"names": ["Ana", "Bo"], "preset": "trains"}


def status(evening: Evening, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return evening.asha.client.post(f"/g/{evening.view}/end", data={"key": "k"}, headers=named).status_code


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_the_browser_vouches_for_our_own_forms(evening: Evening, site: str) -> None:
    assert status(evening, Sec_Fetch_Site=site) == 303


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_other_sites_are_refused(evening: Evening, site: str) -> None:
    assert status(evening, Sec_Fetch_Site=site, Origin="http://localhost") == 403


def test_on_plain_http_the_origin_is_compared(evening: Evening) -> None:
    assert status(evening, Origin="http://localhost") == 303
    assert status(evening, Origin="http://evil.example") == 403
    assert status(evening, Origin="null") == 403


def test_with_a_cookie_and_neither_it_is_refused(evening: Evening) -> None:
    assert status(evening) == 403


def test_a_program_without_cookies_may_post(app: Flask) -> None:
    assert app.test_client().post("/games", data=FORM).status_code == 303


def test_the_refusal_says_that_nothing_was_changed(evening: Evening) -> None:
    answer = evening.asha.client.post(f"/g/{evening.view}/end", headers={"Sec-Fetch-Site": "cross-site"})
    assert "Nothing was changed." in answer.text


def test_reading_needs_no_proof(evening: Evening) -> None:
    answer = evening.asha.client.get(f"/g/{evening.view}", headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 200
