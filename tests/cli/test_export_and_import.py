"""A game carried to another installation is the same game there, history included."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tableside.services import corrections, games, phones, rounds
from tableside.services.access import Access, access
from tableside.services.hand_forms import HandForm
from tableside.services.installation import Installation
from tableside.services.round_merge import RoundForm
from tableside.services.scorecards import scorecard
from tableside.store.engine import open_database
from tableside.store.migrate import migrate
from tests.patience import SECONDS


def tableside(instance: Path, *words: str, given: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tableside", *words]
    environment = {**os.environ, "TABLESIDE_INSTANCE": str(instance), "LANG": "C.UTF-8"}
    return subprocess.run(
        command, input=given, capture_output=True, text=True, env=environment, check=False, timeout=SECONDS
    )


def installation_in(instance: Path) -> Installation:
    instance.mkdir(exist_ok=True)
    database = open_database(f"sqlite:///{instance / 'tableside.sqlite3'}")
    migrate(database)
    return Installation(database, b"a secret")


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """Asha's installation: a game with a round, a correction, and something taken back."""
    instance = tmp_path / "here"
    installation = installation_in(instance)
    who = begin(installation)
    save(installation, who, 1, {"p2": "23", "p3": "12+11+18"})
    rounds.save_hand(installation, who, (1, "p2"), HandForm("14", was="23"), "correct")
    corrected = scorecard(installation, who.game).version
    corrections.undo(installation, who, corrected, "undo")
    installation.database.close()
    return instance


def begin(installation: Installation) -> Access:
    device, _token = phones.new_phone(installation)
    started = games.start_game(installation, games.NewGame(["Asha", "Bijay", "মীরা"], "cross", key="k"), device)
    return access(installation, started.game, device)


def save(installation: Installation, who: Access, number: int, hands: dict[str, str]) -> None:
    typed = {player: HandForm(text) for player, text in hands.items()}
    rounds.save_round(installation, who, RoundForm(number, f"round {number}", typed, out="p1"))


def line(done: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_what_comes_out_there_is_what_came_out_here(here: Path, tmp_path: Path) -> None:
    exported = tableside(here, "export")
    there = tmp_path / "there"
    taken_in = line(tableside(there, "import", given=exported.stdout))
    assert taken_in["players"] == ["Asha", "Bijay", "মীরা"]
    assert taken_in["entries_added"] == 4
    assert tableside(there, "export").stdout == exported.stdout


def test_what_was_taken_back_here_is_taken_back_there(here: Path, tmp_path: Path) -> None:
    """Numbers of entries differ there, because another game was first."""
    there = tmp_path / "there"
    installation = installation_in(there)
    begin(installation)
    tableside(there, "import", given=tableside(here, "export").stdout)
    card = scorecard(installation, 2)
    assert card.rounds[0].cells["p2"].entered == 23
    assert card.redo == card.version - 1


def test_a_game_taken_in_twice_is_there_once(here: Path, tmp_path: Path) -> None:
    exported = tableside(here, "export").stdout
    tableside(tmp_path / "there", "import", given=exported)
    assert line(tableside(tmp_path / "there", "import", given=exported))["entries_added"] == 0


def test_a_later_export_brings_only_what_is_new(here: Path, tmp_path: Path) -> None:
    tableside(tmp_path / "there", "import", given=tableside(here, "export").stdout)
    installation = installation_in(here)
    save(installation, access(installation, 1, 1), 2, {"p2": "5", "p3": "6"})
    assert line(tableside(tmp_path / "there", "import", given=tableside(here, "export").stdout))["entries_added"] == 1


def test_histories_that_went_apart_are_not_mixed(here: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    tableside(there, "import", given=tableside(here, "export").stdout)
    for instance, points in ((here, "5"), (there, "7")):
        installation = installation_in(instance)
        who = Access(1, "", "score", "", "score:1", None)
        save(installation, who, 2, {"p2": points, "p3": "6"})
    before = tableside(there, "export").stdout
    assert "went on differently" in line(tableside(there, "import", given=tableside(here, "export").stdout))["error"]
    assert tableside(there, "export").stdout == before


@pytest.mark.parametrize(
    "damage",
    [
        {"format": "something else"},
        {"uid": "../etc"},
        {"entries": []},
        {"entries": [{"id": 1}]},
        {"created": "yesterday"},
        {"created": "2026-11-29T20:00:00"},
    ],
)
def test_a_damaged_game_is_refused_and_the_next_one_taken_in(here: Path, tmp_path: Path, damage: Any) -> None:
    good = tableside(here, "export").stdout
    bad = json.dumps({**json.loads(good), **damage})
    done = tableside(tmp_path / "there", "import", given=bad + "\n" + good)
    refused, taken_in = map(json.loads, done.stdout.splitlines())
    assert refused["line"] == 1
    assert refused["error"]
    assert taken_in["entries_added"] == 4
    assert done.returncode == 0


def test_nothing_taken_in_is_a_failure(tmp_path: Path) -> None:
    done = tableside(tmp_path / "there", "import", given="hello\n")
    assert done.returncode == 2
    assert line(done)["line"] == 1


def test_a_game_is_exported_by_its_name(here: Path) -> None:
    uid = line(tableside(here, "export"))["uid"]
    assert line(tableside(here, "export", uid))["uid"] == uid


def test_an_unknown_game_is_refused_in_one_sentence(here: Path) -> None:
    done = tableside(here, "export", "nosuchgame")
    assert done.returncode == 2
    assert done.stderr == "There is no game “nosuchgame” here.\n"
