"""The game as data: JSON for programs, CSV for spreadsheets."""

import csv
import io

from tests.web.evening import Evening


def test_json_holds_the_whole_card(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = evening.meera.get(f"/g/{evening.view}.json")
    data = answer.get_json()
    assert answer.mimetype == "application/json"
    assert data["rounds"][0]["hands"]["Bijay"]["points"] == 23
    assert data["winners"] == ["Asha"]
    assert evening.links.score not in answer.text


def test_csv_is_a_row_for_each_round_then_totals(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = evening.meera.get(f"/g/{evening.view}.csv")
    assert answer.mimetype == "text/csv"
    assert "attachment" in answer.headers["Content-Disposition"]
    rows = list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff"))))
    assert rows[0] == ["Round", "Double", "Went out", "Asha", "Bijay", "Cy"]
    assert rows[1][2:] == ["Asha", "0", "23", "41"]
    assert rows[2][0] == "Total"


def test_a_name_does_not_become_a_formula(evening: Evening) -> None:
    evening.asha.post("players", {"act": "rename", "player": "p1", "name": "=1+1", "key": "a"})
    assert ",'=1+1," in evening.meera.get(f"/g/{evening.view}.csv").text


def test_a_game_that_is_not_there(evening: Evening) -> None:
    assert evening.meera.get("/g/nothing.json").status_code == 404
    assert evening.meera.get("/g/nothing.csv").status_code == 404
