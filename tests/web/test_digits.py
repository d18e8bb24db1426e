"""Wherever a number can be typed, the digits of four scripts count as well as Latin ones."""

import re
from collections.abc import Callable, Mapping

import pytest
from flask import Flask

from tableside.services.follow import followed
from tableside.services.scorecards import scorecard
from tableside.services.sharing import find_by_view
from tests.web.evening import Evening
from tests.web.round_forms import save
from tests.web.said import said

ZEROS = {"Devanagari": "०", "Bengali": "০", "Gurmukhi": "੦", "Malayalam": "൦"}
Write = Callable[[str], str]


@pytest.fixture(params=list(ZEROS.values()), ids=list(ZEROS))
def written(request: pytest.FixtureRequest) -> Write:
    """Writes the digits of a text in one of the scripts."""
    digits = {ord("0") + number: chr(ord(request.param) + number) for number in range(10)}
    return lambda text: text.translate(digits)


def test_a_hand_and_a_sum(evening: Evening, written: Write) -> None:
    hands = {"p1": written("0"), "p2": written("12+11+7"), "p3": written("41")}
    assert save(evening.asha, 1, hands, ended="p1").status_code == 303
    assert [cell.scored for cell in evening.card.rounds[0].cells.values()] == [0, 30, 41]


def test_a_score_typed_over_and_one_that_is_questioned(evening: Evening, written: Write) -> None:
    evening.play(0, 23, 41)
    evening.asha.post("rounds/1/hands/p2", {"hand-p2": written("17"), "was-p2": "23", "key": "a"})
    evening.meera.post("rounds/1/hands/p3/flags", {"points": written("14"), "note": "", "key": "b"})
    assert evening.card.rounds[0].cells["p2"].scored == 17
    assert evening.card.flags[0].points == 14


def test_tiles_of_a_hand(evening: Evening, written: Write) -> None:
    tiles = {"hand-p2": "", "tiles-p2": written("9-4 6:6"), "tiles-was-p2": "", "was-p2": ""}
    save(evening.asha, 1, {"p1": "0", "p3": "4"}, ended="p1", **tiles)
    assert [str(tile) for tile in evening.card.rounds[0].cells["p2"].tiles] == ["9-4", "6-6"]


def test_a_code(evening: Evening, written: Write) -> None:
    typed = written(evening.links.code.upper())
    assert evening.meera.post("/join", {"code": typed}).headers["Location"] == f"/g/{evening.view}"


def test_house_rules(evening: Evening, written: Write) -> None:
    numbers = {"target_total": written("150"), "round_order": "list", "round_list": f"9-9 {written('7 0-0')}"}
    rules = {**numbers, "end_condition": "target_total", "out_bonus": written("-5"), "set_max": written("12")}
    begun = evening.asha.post("/games", {"names": ["Asha", "Bijay"], "key": written("1"), **rules})
    card = scorecard(evening.installation, find_by_view(evening.installation, begun.headers["Location"][3:]))
    assert (card.rules.target_total, card.rules.out_bonus, card.rules.set_max) == (150, -5, 12)
    assert [str(tile) for tile in card.rules.round_list] == ["9-9", "7-7", "0-0"]


def test_the_yard_and_a_whole_table(app: Flask, written: Write) -> None:
    evening = Evening(app, ("Asha", "Bijay"), preset="cross")
    evening.asha.post("layout/moves", {"kind": "begin", "starter": "p1", "key": "a"})
    evening.asha.post("layout/moves", {"typed": written("9-4@9-9 9-6@9-9"), "key": "b"})
    evening.asha.post("layout/moves", {"kind": "told", "turn": "", "yard": written("12"), "key": "c"})
    found = followed(evening.installation, evening.game)
    assert found
    assert list(map(str, found.layout.nodes)) == ["9-9", "9-4", "9-6"]
    assert found.position.yard == 12


def test_what_the_referee_is_asked(evening: Evening, written: Write) -> None:
    counted = evening.asha.post("/referee/hand", {"typed": written("9-4 6-6")})
    assert "25 points" in said(counted)
    asked = {"zeros-1": "3", "zeros-2": "2", "lowest-1": "12", "lowest-2": "7"}
    found = _ruling(evening, {name: written(number) for name, number in asked.items()})
    assert found == _ruling(evening, asked) != _ruling(evening, {})


def _ruling(evening: Evening, asked: Mapping[str, str]) -> str:
    page = evening.asha.post("/referee/tie", {"preset": "cross", **asked}).text
    found = re.search(r'class="ruling-why".*?</p>', page, re.DOTALL)
    assert found
    return found[0]
