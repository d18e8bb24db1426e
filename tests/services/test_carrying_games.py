"""A game carried to another installation and back, with its whole history."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tableside.scoring.fold import fold
from tableside.services import archive, corrections, players, scorecards, sharing
from tableside.services.errors import FormProblems, NotFound
from tableside.services.installation import Installation
from tests.databases import copied
from tests.scoring.evening import seen
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key

HANDS = {BIJAY: "23", CYRA: "6-4", DEV: "17"}
Data = dict[str, Any]


@pytest.fixture
def evening(table: Table) -> Table:
    """One in which much was corrected, taken back, flagged and settled."""
    first = table.save(ASHA, HANDS)
    esha = players.join(table.installation, table.asha, "=1+1", new_key())
    table.save(ASHA, {**HANDS, esha: "4"})
    corrections.undo(table.installation, table.asha, first, new_key())
    corrections.redo(table.installation, table.asha, first, new_key())
    flag = corrections.flag_hand(table.installation, table.meera, (1, BIJAY), ("14", "look"), new_key())
    corrections.settle_flag(table.installation, table.asha, flag, True, new_key())
    return table


def _exported(table: Table) -> Data:
    (game,) = archive.exported(table.installation, [table.game.uid])
    data: Data = json.loads(json.dumps(game))
    return data


def _refused(installation: Installation, data: object) -> str:
    with pytest.raises(FormProblems) as refused:
        archive.import_game(installation, data)
    return refused.value.problems["file"].code


def test_it_is_the_same_game_elsewhere(evening: Table, migrated: Path, tmp_path: Path) -> None:
    data = _exported(evening)
    with copied(migrated, tmp_path / "elsewhere.sqlite3") as database:
        elsewhere = Installation(database, b"another secret")
        Table(elsewhere)  # so that entries have other numbers there
        carried = archive.import_game(elsewhere, data)
        game = sharing.find_by_view(elsewhere, carried.links.view)
        there = fold(scorecards.all_entries(elsewhere, game))
        assert seen(there).standings == seen(evening.card).standings
        assert there.rounds[0].cells[BIJAY].scored == 14
        assert [change.kind for change in scorecards.game_history(elsewhere, game)] == [
            change.kind for change in evening.history()
        ]
        assert there.undo
        assert scorecards.all_entries(elsewhere, game)[-1].data["flag"] != data["entries"][-1]["data"]["flag"]


def test_a_second_time_adds_nothing_and_what_is_new_is_added(evening: Table) -> None:
    before = _exported(evening)
    assert archive.import_game(evening.installation, before).added == 0
    evening.correct(2, BIJAY, "5")
    assert archive.import_game(evening.installation, before).added == 0
    assert evening.scored(2)[BIJAY] == 5


def test_histories_that_went_apart_are_not_mixed(evening: Table) -> None:
    other = _exported(evening)
    other["entries"][-1]["key"] = "somebody else's"
    assert _refused(evening.installation, other) == "import-diverged"


def _swap_entries(data: Data) -> None:
    data["entries"].reverse()


def _same_numbers(data: Data) -> None:
    data["entries"][2]["id"] = data["entries"][1]["id"]


def _same_keys(data: Data) -> None:
    data["entries"][2]["key"] = data["entries"][1]["key"]


def _refers_to_nothing(data: Data) -> None:
    data["entries"][4]["data"]["entry"] = 10**6


def _without_start(data: Data) -> None:
    del data["entries"][0]


def _without_entries(data: Data) -> None:
    data["entries"] = []


def _naive_time(data: Data) -> None:
    data["entries"][1]["at"] = "2026-05-01T20:00:00"


def _unknown_kind(data: Data) -> None:
    data["entries"][1]["kind"] = "cheated"


def _odd_points(data: Data) -> None:
    data["entries"][1]["data"]["hands"][BIJAY] = {"points": "many"}


def _odd_uid(data: Data) -> None:
    data["uid"] = "../../etc"


@pytest.mark.parametrize(
    "spoil",
    [
        *(_swap_entries, _same_numbers, _same_keys, _refers_to_nothing, _without_start, _without_entries),
        *(_naive_time, _unknown_kind, _odd_points, _odd_uid),
    ],
)
def test_a_file_that_was_spoilt_is_refused_whole(evening: Table, spoil: Callable[[Data], None]) -> None:
    data = copy.deepcopy(_exported(evening)) | {"uid": "a" * 26}
    spoil(data)
    assert _refused(evening.installation, data) == "import-unreadable"


@pytest.mark.parametrize("data", [None, [], {}, "game", {"format": "other/9"}])
def test_what_is_no_game_is_refused(installation: Installation, data: object) -> None:
    assert _refused(installation, data) == "import-format"


def test_a_game_that_is_not_here_cannot_be_exported(installation: Installation) -> None:
    with pytest.raises(NotFound):
        list(archive.exported(installation, ["nowhere"]))
