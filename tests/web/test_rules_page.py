"""The rules of this game in plain words."""

from flask import Flask

from tests.web.evening import Evening


def test_it_answers_every_question_of_the_table(evening: Evening) -> None:
    page = evening.meera.get("rules").text
    assert "<dt>What does the double-blank in a hand count?</dt><dd>0 points</dd>" in page
    assert "The total that ends the game" not in page


def test_it_marks_what_the_table_chose_itself(app: Flask) -> None:
    evening = Evening(app, options={"double_blank": 25, "end_condition": "target_total", "target_total": 200}, key="x")
    page = evening.meera.get("rules").text
    assert '25 points <span class="quiet small">(house rule)</span>' in page
    assert "<dt>The total that ends the game</dt><dd>200" in page


def test_a_game_that_is_not_there(evening: Evening) -> None:
    assert evening.meera.get("/g/nothing/rules").status_code == 404
    assert evening.meera.post("rules").status_code == 405
