"""`tableside referee`: one verdict a line, and one sentence for a line that cannot be."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tableside.cli import main
from tableside.commands.referee import answer
from tableside.rules.errors import RulesError
from tableside.wording.error_sentence import error_sentence
from tests.rules.told import all_cases, asked

Change = Callable[[dict[str, Any]], Any]

CASE: dict[str, Any] = {
    "rules": {"preset": "cross", "options": {}},
    "position": {
        "set_max": 9,
        "players": ["Asha", "Bijay", "Meera"],
        "opening_double": "9-9",
        "opening_placed": True,
        "starter": "Asha",
        "plays": [["Bijay", "9-4", "9-9"], ["Meera", "9-6", "9-9"]],
        "hands": {"Asha": ["9-2", "7-1"]},
        "hand_counts": {"Asha": 5},
        "boneyard": 20,
        "turn": "Asha",
        "facts": {},
    },
    "move": {"type": "play", "player": "Asha", "tile": "9-2", "onto": "9-9"},
}


def test_it_answers_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = changed(lambda case: case["move"].update(tile="7-1", onto="9-4"))
    file = written(tmp_path, json.dumps(CASE), "", json.dumps(other))
    assert main(["referee", str(file)]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["result"], second["result"]) == ("legal", "illegal")
    assert second["playable_numbers"] == [9]
    assert second["instead"] == ["lay 9-2 on 9-9"]
    assert second["clauses"][0] == "opening.fill-first"
    assert second["cites"]
    assert second["basis"] == "stated"


def test_it_goes_on_after_a_bad_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "{", json.dumps(CASE))
    assert main(["referee", str(file)]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {"error": "This line is not JSON.", "line": 1}
    assert second["result"] == "legal"


def test_it_refuses_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "nowhere.jsonl"]) == 2
    assert "nowhere.jsonl" in capsys.readouterr().err


def test_it_names_the_option_that_keeps_an_answer() -> None:
    case = changed(lambda case: case["move"].update(type="late_join", player="Meera"))
    case["position"]["facts"] = {"totals_after_round_2": {"Asha": 10, "Bijay": 4}}
    verdict = answer(case)
    assert verdict["keep"] == {"option": "late_join", "value": "highest_total"}
    assert verdict["suggestion"] == "Meera joins at the start of a round with 10."


FAULTS: dict[str, tuple[Change, str]] = {
    "a tile twice on the table": (
        lambda c: c["position"]["plays"].append(["Asha", "9-4", "9-9"]),
        "9-4 is there twice",
    ),
    "a tile in hand and on the table": (lambda c: c["position"]["hands"].update(Bijay=["9-4"]), "9-4 is there twice"),
    "the opening double in a hand": (lambda c: c["position"]["hands"].update(Bijay=["9-9"]), "9-9 is there twice"),
    "a tile in two hands": (lambda c: c["position"]["hands"].update(Bijay=["7-1"]), "7-1 is there twice"),
    "a tile in hand and in the yard": (lambda c: c["position"]["facts"].update(in_yard=["7-1"]), "7-1 is there twice"),
    "ends that differ": (lambda c: c["position"]["plays"].append(["Asha", "5-3", "9-4"]), "has no 4"),
    "a tile on a taken end": (
        lambda c: c["position"]["plays"].extend([["Asha", "4-3", "9-4"], ["Asha", "4-1", "9-4"]]),
        "no side is free",
    ),
    "a fourth toe": (
        lambda c: c["position"]["plays"].extend(
            [["Asha", "4-4", "9-4"], *(["Asha", f"4-{low}", "4-4"] for low in range(4))]
        ),
        "no side is free",
    ),
    "a tile joined to nothing": (lambda c: c["position"]["plays"].append(["Asha", "5-3", "5-5"]), "not on the table"),
    "a tile outside the set": (lambda c: c["position"]["hands"].update(Meera=["12-1"]), "12-1"),
    "a move outside the set": (lambda c: c["move"].update(tile="12-1"), "12-1"),
    "an unknown seat in a play": (lambda c: c["position"]["plays"].append(["Zoe", "9-1", "9-9"]), "Zoe"),
    "an unknown seat with a hand": (lambda c: c["position"]["hands"].update(Zoe=["1-1"]), "Zoe"),
    "an unknown seat on turn": (lambda c: c["position"].update(turn="Zoe"), "Zoe"),
    "an unknown starter": (lambda c: c["position"].update(starter="Zoe"), "Zoe"),
    "an unknown seat that moves": (lambda c: c["move"].update(player="Zoe"), "Zoe"),
    "a negative yard": (lambda c: c["position"].update(boneyard=-1), "below zero"),
    "a negative hand": (lambda c: c["position"]["hand_counts"].update(Bijay=-2), "below zero"),
    "more tiles than the set has": (lambda c: c["position"].update(boneyard=60), "55"),
    "a hand larger than its size": (lambda c: c["position"]["hand_counts"].update(Asha=1), "Asha shows 2"),
    "more in the yard than it has": (
        lambda c: c["position"].update(boneyard=0, facts={"in_yard": ["0-0"]}),
        "the yard",
    ),
    "one seat": (lambda c: c["position"].update(players=["Asha"]), "two players"),
    "two seats of one name": (lambda c: c["position"].update(players=["Asha", "Bijay", "Meera", "Asha"]), "Asha"),
    "an unknown set": (lambda c: c["position"].update(set_max=7), "double-7"),
    "an opening tile that is no double": (lambda c: c["position"].update(opening_double="9-8"), "not a double"),
    "plays before the opening": (lambda c: c["position"].update(opening_placed=False), "opening double"),
    "an irregular play that is not there": (lambda c: c["position"].update(irregular_plays=[7]), "play 7"),
    "a play in pieces": (lambda c: c["position"]["plays"].append(["Asha", "9-1"]), "[player, tile, tile joined]"),
    "somebody out with tiles": (lambda c: c["position"]["facts"].update(went_out="Asha"), "gone out"),
    "an unreadable tile": (lambda c: c["move"].update(tile="nine"), "nine"),
    "a move without a tile": (lambda c: c["move"].pop("tile"), "tile"),
    "a move without a type": (lambda c: c["move"].pop("type"), "type"),
    "an unknown question": (lambda c: c["move"].update(type="dance"), "dance"),
    "an unknown option": (lambda c: c["rules"]["options"].update(fly=True), "fly"),
    "an unknown value": (lambda c: c["rules"]["options"].update(wild="sixes"), "sixes"),
    "an unknown preset": (lambda c: c["rules"].update(preset="mine"), "mine"),
    "no position": (lambda c: c.pop("position"), "position"),
    "a list for hands": (lambda c: c["position"].update(hands=[]), "hands"),
    "an object for plays": (lambda c: c["position"].update(plays={"a": 1}), "plays"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_it_names_the_fault(fault: str) -> None:
    change, words = FAULTS[fault]
    with pytest.raises(RulesError) as caught:
        answer(changed(change))
    assert words in error_sentence(caught.value)


def test_it_takes_a_mismatch_that_is_declared() -> None:
    case = changed(lambda c: c["position"]["plays"].append(["Asha", "5-3", "9-4"]))
    case["position"].update(irregular_plays=[2], turn="Bijay")
    case["move"] = {"type": "take_back", "player": "Asha", "tile": "5-3"}
    assert answer(case)["result"] == "take_back"


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.text(max_size=4),
    st.sampled_from(["Asha", "9-4", "0-0", "12-12", "cross", "draw", "score"]),
    st.lists(st.sampled_from(["9-4", "Bijay", 3, None]), max_size=3),
    st.dictionaries(st.sampled_from(["Asha", "Bijay", "type"]), st.sampled_from([1, "9-4", None, ["3-1"]]), max_size=2),
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(all_cases()), st.lists(st.tuples(st.integers(0, 10**6), VALUES), min_size=1, max_size=3))
def test_it_never_falls_over(case: dict[str, Any], changes: list[tuple[int, Any]]) -> None:
    line = copy.deepcopy(asked(case))
    for at, value in changes:
        put(line, at, value)
    assert said(line)


def said(line: dict[str, Any]) -> object:
    """Why, or what is wrong with the line."""
    try:
        return answer(line)["why"]
    except RulesError as error:
        return error_sentence(error)


def changed(change: Change) -> dict[str, Any]:
    case = copy.deepcopy(CASE)
    change(case)
    return case


def put(line: dict[str, Any], at: int, value: Any) -> None:
    """Puts the value in one of all the fields that there are."""
    places = [(holder, key) for holder in holders(line) for key in holder]
    holder, key = places[at % len(places)]
    holder[key] = value


def holders(value: Any) -> list[dict[str, Any]]:
    if not isinstance(value, dict):
        return []
    return [value, *(found for inner in value.values() for found in holders(inner))]


def written(folder: Path, *lines: str) -> Path:
    file = folder / "cases.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file
