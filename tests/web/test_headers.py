"""What travels with every page."""

import re

import pytest

from tests.web.evening import Evening

PAGES = ["/", "/games", "/join", "/nowhere", "", "sharing", "history", "result", "rules", "rounds/1", "scorecard/live"]


@pytest.mark.parametrize("path", PAGES)
def test_a_strict_policy(evening: Evening, path: str) -> None:
    headers = evening.asha.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("path", [path for path in PAGES if path != "scorecard/live"])
def test_nothing_on_it_that_the_policy_forbids(evening: Evening, path: str) -> None:
    page = evening.asha.get(path).text
    assert not re.search(r"<[^>]+\s(style|on[a-z]+)=", page)
    assert not re.search(r"<style|<script>|javascript:|hx-on|hx-vals=.js:", page)
    assert not re.search(r"(src|href)=\"(https?:)?//", page)


def test_other_windows_are_kept_away_where_browsers_heed_it(evening: Evening) -> None:
    assert "Cross-Origin-Opener-Policy" not in evening.asha.get().headers
    secure = evening.phone().get(base_url="https://localhost")
    assert secure.headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_a_page_with_a_game_is_not_kept_by_caches(evening: Evening) -> None:
    answer = evening.asha.get()
    assert answer.headers["Cache-Control"] == "no-store"
    assert {"HX-Request", "Accept-Language", "Cookie"} <= set(answer.headers["Vary"].split(", "))


def test_the_phones_cookie_is_out_of_reach_for_scripts(evening: Evening) -> None:
    phone = evening.phone()
    cookie = phone.get(f"/k/{evening.links.score}").headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    secure = evening.phone().get(f"/k/{evening.links.score}", base_url="https://localhost")
    assert "Secure" in secure.headers["Set-Cookie"]


def test_who_only_looks_gets_no_cookie(evening: Evening) -> None:
    assert "Set-Cookie" not in evening.phone().get().headers
