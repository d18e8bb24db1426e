"""`tableside score`: JSON lines in, places and reasons out."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tableside.cli import main
from tests.patience import SECONDS
from tests.scoring.whole_games import NAMES, whole_game

GAME = {
    "rules": {"preset": "cross", "options": {}},
    "players": ["Ana", "Bo"],
    "rounds": [
        {"double": "9-9", "points": {"Ana": 0, "Bo": 23}, "out": "Ana"},
        {"double": "8-8", "points": {"Ana": 12, "Bo": 30}, "out": None},
    ],
}


def test_it_answers_as_the_contract_says(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    [answer] = _answers(capsysbinary, tmp_path, json.dumps(GAME))
    first = answer["standings"][0]
    assert {key: first[key] for key in ("player", "place", "total", "zero_rounds", "lowest_round")} == {
        "player": "Ana",
        "place": 1,
        "total": 12,
        "zero_rounds": 1,
        "lowest_round": 12,
    }
    assert answer["winners"] == ["Ana"]
    assert answer["decided_by"] == "total"
    assert all(one["why"] for one in answer["standings"])


def test_it_answers_every_line_in_order(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    games = [whole_game(name) for name in NAMES]
    answers = _answers(capsysbinary, tmp_path, *map(json.dumps, games))
    assert [answer["winners"] for answer in answers] == [game["expect"]["winners"] for game in games]


def test_a_bad_line_leaves_the_others_answered(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    answers = _answers(capsysbinary, tmp_path, json.dumps(GAME), "{", "", json.dumps(GAME))
    assert [answer.get("winners") for answer in answers] == [["Ana"], None, ["Ana"]]
    assert answers[1] == {"error": "This line is not JSON.", "line": 2}


def test_nothing_to_answer_is_no_mistake(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    assert _answers(capsysbinary, tmp_path, "") == []


def test_a_file_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["score", str(tmp_path / "none.jsonl")]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "cannot be read" in said.err


def test_a_folder_is_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["score", str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_it_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(GAME).encode())))
    assert main(["score"]) == 0
    assert json.loads(capsysbinary.readouterr().out)["winners"] == ["Ana"]


def test_names_keep_their_script_whatever_the_terminal_speaks() -> None:
    game = {"players": ["आशा", "ਬਿਜੈ 🐔", "\ud800"], "rounds": []}
    command = [sys.executable, "-m", "tableside", "score"]
    terminal = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    ran = subprocess.run(
        command, input=json.dumps(game).encode(), capture_output=True, env=terminal, check=True, timeout=SECONDS
    )
    assert "आशा".encode() in ran.stdout
    assert json.loads(ran.stdout)["winners"] == game["players"]


def test_a_byte_order_mark_is_passed_over(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    [answer] = _answers(capsysbinary, tmp_path, "\ufeff" + json.dumps(GAME))
    assert answer["winners"] == ["Ana"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": None}, "“players” is missing, or is not a list."),
        ({"players": []}, "There must be at least one player."),
        ({"players": ["Ana", " "]}, "Player 2 has no name."),
        ({"players": ["Ana", 7]}, "Player 2 has no name."),
        ({"players": ["Ana", "Bo", "Ana"]}, "Two players are called Ana."),
        ({"rounds": {}}, "“rounds” is missing, or is not a list."),
        ({"rounds": ["9-9"]}, "Round 1 must be an object: {…}."),
        ({"rules": []}, "“rules” must be an object with a preset and, if you like, options."),
        ({"rules": {"preset": 1}}, "“rules” must be an object with a preset and, if you like, options."),
        ({"rules": {"preset": "crosses"}}, "There is no preset “crosses”; choose trains or cross."),
        ({"rules": {"options": []}}, "“options” must be an object that gives each option its value."),
    ],
)
def test_a_game_it_cannot_use_is_told_why(
    capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path, changes: dict[str, Any], sentence: str
) -> None:
    assert _error(capsysbinary, tmp_path, json.dumps({**GAME, **changes})) == sentence


@pytest.mark.parametrize(
    ("scored", "sentence"),
    [
        ({}, "Round 1 must give its points as an object: {player: points}."),
        ({"points": [0, 23]}, "Round 1 must give its points as an object: {player: points}."),
        ({"points": {"Cy": 3}}, "Round 1 names Cy, who is not one of the players: Ana and Bo."),
        ({"points": {"Ana": -3}}, "Ana’s points in round 1 cannot be below zero: -3."),
        ({"points": {"Ana": True}}, "Ana’s points in round 1 must be a whole number, not true."),
        ({"points": {"Ana": 3.0}}, "Ana’s points in round 1 must be a whole number, not 3.0."),
        ({"points": {"Ana": "3"}}, "Ana’s points in round 1 must be a whole number, not 3."),
        ({"points": {"Ana": None}}, "Ana’s points in round 1 must be a whole number, not null."),
        ({"points": {"Ana": 10**9}}, "Ana’s points in round 1 are more than 1000000, which no set holds."),
        ({"points": {"Ana": 0}, "out": "Cy"}, "Round 1 names Cy, who is not one of the players: Ana and Bo."),
        ({"points": {"Ana": 0}, "out": ["Ana"]}, 'Round 1 names ["Ana"], who is not one of the players: Ana and Bo.'),
        ({"points": {"Ana": 0}, "out": "Bo"}, "Bo went out in round 1, but has no points in it."),
        (
            {"points": {}, "double": "9-8"},
            "Round 1 cannot open on 9-8: it opens on a double such as 6-6, up to 9-9.",
        ),
        (
            {"points": {}, "double": "12-12"},
            "Round 1 cannot open on 12-12: it opens on a double such as 6-6, up to 9-9.",
        ),
        ({"points": {}, "double": 9}, "Round 1 cannot open on 9: it opens on a double such as 6-6, up to 9-9."),
    ],
)
def test_a_round_it_cannot_use_is_told_why(
    capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path, scored: dict[str, Any], sentence: str
) -> None:
    assert _error(capsysbinary, tmp_path, json.dumps({**GAME, "rounds": [scored]})) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("[]", "This line must be an object: {…}."),
        ("[" * 100_000, "This line is not JSON."),
        ('{"players": ["Ana"], "rounds": [{"points": {"Ana": NaN}}]}', "NaN is no number."),
        ('{"players": ["Ana"], "players": ["Bo"]}', "“players” is there twice, so it is not clear which one counts."),
        ('{"players": ["Ana"], "rounds": [{"points": {"Ana": ' + "9" * 5000 + "}}]}", "This line is not JSON."),
    ],
)
def test_a_line_it_cannot_read_is_told_why(
    capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path, line: str, sentence: str
) -> None:
    assert _error(capsysbinary, tmp_path, line) == sentence


def test_a_line_in_another_encoding_is_told_why(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes('{"players": ["Zoë"], "rounds": []}'.encode("latin-1"))
    assert main(["score", str(file)]) == 0
    assert json.loads(capsysbinary.readouterr().out) == {"error": "This line is not written in UTF-8.", "line": 1}


def test_the_bonus_for_going_out_may_bring_a_round_below_zero(
    capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    rules = {"preset": "cross", "options": {"out_bonus": -5}}
    rounds = [{"points": {"Ana": -5, "Bo": 3}, "out": "Ana"}]
    [answer] = _answers(capsysbinary, tmp_path, json.dumps({**GAME, "rules": rules, "rounds": rounds}))
    assert [one["total"] for one in answer["standings"]] == [-5, 3]


def _error(capsysbinary: pytest.CaptureFixture[bytes], folder: Path, line: str) -> str:
    [answer] = _answers(capsysbinary, folder, line)
    assert answer["line"] == 1
    return str(answer["error"])


def _answers(capsysbinary: pytest.CaptureFixture[bytes], folder: Path, *lines: str) -> list[dict[str, Any]]:
    file = folder / "games.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert main(["score", str(file)]) == 0
    return [json.loads(line) for line in capsysbinary.readouterr().out.splitlines()]
