"""The game as data: a spreadsheet that opens everywhere and runs nothing, and JSON for other programs."""

import csv
import io
import json

import pytest

from tests.web.evening import Evening


def rows(evening: Evening) -> list[list[str]]:
    text = evening.meera.get(f"/g/{evening.view}.csv").data.decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text)))


def test_a_spreadsheet_has_a_row_for_each_round_then_totals_and_places(evening: Evening) -> None:
    evening.play(0, 23, 41)
    evening.play(9, 7, 12, out=-1)
    assert rows(evening) == [
        ["Round", "Double", "Went out", "Asha", "Bijay", "Cy"],
        ["1", "9-9", "Asha", "0", "23", "41"],
        ["2", "8-8", "blocked", "9", "7", "12"],
        ["Total", "", "", "9", "30", "53"],
        ["Place", "", "", "1", "2", "3"],
    ]


def test_it_says_that_it_is_utf_8_so_that_excel_reads_every_name(evening: Evening) -> None:
    answer = evening.meera.get(f"/g/{evening.view}.csv")
    assert answer.data.startswith("\ufeff".encode())
    assert answer.mimetype == "text/csv"
    assert answer.headers["Content-Disposition"].startswith("attachment; filename=")
    assert b"\r\n" in answer.data


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_a_name_is_never_a_formula(evening: Evening, name: str) -> None:
    evening.asha.post("players", {"act": "rename", "player": "p2", "name": name})
    assert rows(evening)[0][4] == f"'{name}"


def test_a_name_with_commas_quotes_and_other_letters_stays_whole(evening: Evening) -> None:
    evening.asha.post("players", {"act": "rename", "player": "p2", "name": 'মীরা, "the" <b>'})
    assert rows(evening)[0][4] == 'মীরা, "the" <b>'


def test_the_data_tells_the_whole_card(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = evening.meera.get(f"/g/{evening.view}.json")
    assert answer.mimetype == "application/json"
    data = json.loads(answer.data)
    assert [player["name"] for player in data["players"]] == ["Asha", "Bijay", "Cy"]
    assert data["rounds"][0]["hands"]["Cy"]["points"] == 41
    assert data["winners"] == ["Asha"]
    assert data["standings"][1]["why"] == "Bijay has 23, 23 points more than Asha."


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_nobody_learns_a_secret_from_it(evening: Evening, kind: str) -> None:
    text = evening.asha.get(f"/g/{evening.view}.{kind}").text
    assert evening.links.score not in text
    assert evening.own_link("p2") not in text


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_an_unknown_game_is_not_there_and_a_file_only_read(evening: Evening, kind: str) -> None:
    assert evening.asha.get(f"/g/nothing.{kind}").status_code == 404
    assert evening.asha.post(f"/g/{evening.view}.{kind}").status_code == 405


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_a_replaced_link_leads_nowhere(evening: Evening, kind: str) -> None:
    evening.asha.post("sharing", {"link": "view"})
    assert evening.meera.get(f"/g/{evening.view}.{kind}").status_code == 410
