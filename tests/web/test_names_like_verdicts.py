"""People may be called like the words of a verdict: the referee calls the person."""

import pytest
from flask import Flask

from tableside.wording.asking import MISHAPS, QUESTIONS
from tests.web.evening import Evening
from tests.web.said import said
from tests.web.test_quick_questions import word

LIKE_VERDICTS = ("unknown", "shared", "legal", "illegal", "required", "decide_by_table", "not_applicable", "take_back")


@pytest.mark.parametrize("name", LIKE_VERDICTS)
def test_who_starts_is_called_by_name(app: Flask, name: str) -> None:
    table = Evening(app, ("Asha", name, "Cy"), preset="cross")
    assert word(said(table.meera.post("referee/starts", {"finder": name}))) == name


@pytest.mark.parametrize("name", LIKE_VERDICTS)
def test_who_wins_a_tie_is_called_by_name(app: Flask, name: str) -> None:
    table = Evening(app, (name, "Bijay", "Cy"), preset="cross")
    for hands, out in (((0, 10, 50), 0), ((0, 10, 50), 0), ((20, 0, 50), 1)):
        table.play(*hands, out=out)
    assert word(said(table.meera.get("referee/tie"))) == name


def test_a_verdict_is_no_person(app: Flask) -> None:
    table = Evening(app, ("unknown", "shared", "Cy"), preset="cross", options={"tie_break": "shared"})
    assert word(said(table.meera.get("referee/starts"))) == "That depends"
    table.play(7, 7, 9, out=-1)
    assert word(said(table.meera.get("referee/tie"))) == "They share it"


@pytest.mark.parametrize("question", [*QUESTIONS, *MISHAPS])
def test_every_question_is_answered_where_somebody_is_called_like_whoever_asks(app: Flask, question: str) -> None:
    table = Evening(app, ("Asha", "this player", "somebody"), preset="cross")
    assert table.meera.get(f"referee/{question}").status_code == 200
