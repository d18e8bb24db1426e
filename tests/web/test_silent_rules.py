"""Where the rules say nothing: the usual ruling, and one tap to make it this table's own."""

import re

import pytest
from flask import Flask

from tableside.wording.asking import MISHAPS
from tests.web.evening import Evening
from tests.web.said import said

STANDS = "misplay_rule=stands_after_next_play"
SHOW_IT = "slip.exposed=suggest.show-it"


def test_a_scorekeeper_keeps_the_usual_ruling_with_one_tap(evening: Evening) -> None:
    asked = said(evening.asha.get("referee/mismatch-late"))
    assert f'name="rule" value="{STANDS}">Keep this as our rule' in asked
    answer = evening.asha.post("referee/rules", {"rule": STANDS, "key": "a"})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{evening.view}/rules#slip.mismatch")
    assert evening.card.rules.misplay_rule == "stands_after_next_play"
    assert "Your rules do not say" not in said(evening.meera.get("referee/mismatch-late"))


def test_the_history_says_so_and_takes_it_back(evening: Evening) -> None:
    evening.asha.post("referee/rules", {"rule": SHOW_IT, "key": "a"})
    page = said(evening.meera.get("history"))
    assert "The table settled a rule. A tile seen: Show it to everybody and play on." in page
    evening.asha.post("undo", {"entry": str(evening.card.undo), "key": "b"})
    assert evening.card.kept_rules == {}


def test_a_ruling_without_an_option_is_kept_too(evening: Evening) -> None:
    evening.asha.post("referee/rules", {"rule": SHOW_IT, "key": "a"})
    page = said(evening.bijay.get("referee/exposed"))
    assert "Your table has settled it" in page
    assert "Keep this as our rule" not in page
    assert "Settled at this table:</b> Show it to everybody and play on." in said(evening.meera.get("rules"))


def test_it_changes_no_score(evening: Evening) -> None:
    evening.play(0, 23, 41)
    before = evening.card.standings
    evening.asha.post("referee/rules", {"rule": SHOW_IT, "key": "a"})
    assert evening.card.standings == before


def test_tapped_twice_it_is_kept_once(evening: Evening) -> None:
    evening.asha.post("referee/rules", {"rule": SHOW_IT, "key": "a"})
    version = evening.card.version
    evening.asha.post("referee/rules", {"rule": SHOW_IT, "key": "a"})
    assert evening.card.version == version


def test_a_viewer_is_told_who_may_keep_it(evening: Evening) -> None:
    assert "Whoever keeps score can keep this" in said(evening.meera.get("referee/exposed"))
    assert evening.meera.post("referee/rules", {"rule": SHOW_IT}).status_code == 403
    assert evening.bijay.post("referee/rules", {"rule": SHOW_IT}).status_code == 403


@pytest.mark.parametrize("rule", ["", "x=y", "misplay_rule=never", "set_max=6", "slip.exposed=suggest.draw-on"])
def test_nothing_else_can_be_kept(evening: Evening, rule: str) -> None:
    before = evening.card.version
    assert evening.asha.post("referee/rules", {"rule": rule}).status_code == 404
    assert evening.card.version == before


@pytest.mark.parametrize("preset", ["cross", "trains"])
@pytest.mark.parametrize("mishap", MISHAPS)
def test_whatever_is_offered_can_be_kept_and_is_told(app: Flask, preset: str, mishap: str) -> None:
    evening = Evening(app, preset=preset)
    offered = re.search(r'name="rule" value="([^"]+)"', evening.asha.get(f"referee/{mishap}").text)
    if offered:
        assert evening.asha.post("referee/rules", {"rule": offered[1]}).status_code == 303
        assert "The table settled a rule." in evening.meera.get("history").text
        assert evening.meera.get("rules").status_code == 200
        assert "Keep this as our rule" not in evening.asha.get(f"referee/{mishap}").text
