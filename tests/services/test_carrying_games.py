"""A game carried to another installation and back, with its whole history."""

import base64
import copy
import io
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tableside.scoring.fold import fold
from tableside.services import archive, corrections, players, scorecards, sharing
from tableside.services.access import Access
from tableside.services.errors import FormProblems, NotFound
from tableside.services.follow import Wish, followed, move
from tableside.services.follow_moves import Followed
from tableside.services.installation import Installation
from tableside.services.kept_photos import keep_photo, photo_data, photos_of_hand
from tableside.services.photos import fresh_jpeg
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


@pytest.fixture
def followed_evening(evening: Table) -> Table:
    """One with a round followed tile by tile, and a picture of a hand."""
    for kind, values in (
        ("begin", {"starter": ASHA}),
        ("lay", {"tile": "7-6", "onto": "7-7"}),
        ("lay", {"tile": "7-5", "onto": "7-7"}),
    ):
        move(evening.installation, evening.asha, Wish(kind, values, force=True), new_key())
    last = str(_table(evening.installation, evening.game.game).undo)
    move(evening.installation, evening.asha, Wish("undo", {"move": last}), new_key())
    picture = io.BytesIO()
    Image.new("RGB", (60, 40), (9, 90, 60)).save(picture, "JPEG")
    keep_photo(evening.installation, evening.asha, (1, BIJAY), fresh_jpeg(picture.getvalue()), new_key())
    return evening


def _table(installation: Installation, game: int) -> Followed:
    found = followed(installation, game)
    assert found
    return found


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


def test_the_tiles_of_a_followed_round_lie_there_too(followed_evening: Table, migrated: Path, tmp_path: Path) -> None:
    data = _exported(followed_evening)
    with copied(migrated, tmp_path / "elsewhere.sqlite3") as database:
        elsewhere = Installation(database, b"another secret")
        neighbour = Table(elsewhere)
        move(elsewhere, neighbour.asha, Wish("begin", {"starter": ASHA}), new_key())  # so that numbers differ
        carried = archive.import_game(elsewhere, data)
        game = sharing.find_by_view(elsewhere, carried.links.view)
        here, there = _table(followed_evening.installation, followed_evening.game.game), _table(elsewhere, game)
        assert (carried.moves, carried.photos) == (4, 1)
        assert there.position == here.position
        assert there.redo != here.redo
        who = Access(game, carried.uid, "score", "", "score:1", None)
        move(elsewhere, who, Wish("redo", {"move": str(there.redo)}), new_key())
        assert len(_table(elsewhere, game).layout.nodes) == 3


def test_pictures_of_hands_come_along_as_they_are(followed_evening: Table, migrated: Path, tmp_path: Path) -> None:
    data, here = _exported(followed_evening), followed_evening.installation
    with copied(migrated, tmp_path / "elsewhere.sqlite3") as database:
        elsewhere = Installation(database, b"another secret")
        carried = archive.import_game(elsewhere, data)
        game = sharing.find_by_view(elsewhere, carried.links.view)
        [kept] = photos_of_hand(elsewhere, game, (1, BIJAY))
        [known] = photos_of_hand(here, followed_evening.game.game, (1, BIJAY))
        assert (kept.size, kept.by, kept.at) == (known.size, known.by, known.at)
        assert photo_data(elsewhere, game, (1, BIJAY), kept.id) == photo_data(
            here, followed_evening.game.game, (1, BIJAY), known.id
        )
        assert archive.import_game(elsewhere, data).photos == 0
        assert _with_other_numbers(next(archive.exported(elsewhere, [carried.uid]))) == _with_other_numbers(data)


def test_moves_that_went_apart_are_not_mixed(followed_evening: Table) -> None:
    other = _exported(followed_evening)
    other["moves"][-1]["key"] = "somebody else's"
    assert _refused(followed_evening.installation, other) == "import-diverged"


def test_a_file_without_tiles_and_pictures_leaves_those_that_are_here(followed_evening: Table) -> None:
    """As versions before this one wrote it."""
    old = _exported(followed_evening)
    del old["moves"], old["photos"]
    archive.import_game(followed_evening.installation, old)
    assert _table(followed_evening.installation, followed_evening.game.game).layout.nodes


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


def _unknown_move(data: Data) -> None:
    data["moves"][1]["kind"] = "fly"


def _move_of_nothing(data: Data) -> None:
    data["moves"][-1]["data"]["move"] = 10**6


def _move_without_tile(data: Data) -> None:
    del data["moves"][2]["data"]["tile"]


def _no_picture(data: Data) -> None:
    data["photos"][0]["jpeg"] = base64.b64encode(b"\xff\xd8\xff<svg onload=alert(1)>").decode()


def _no_base64(data: Data) -> None:
    data["photos"][0]["jpeg"] = "%%%"


def _odd_size(data: Data) -> None:
    data["photos"][0]["width"] = "wide"


@pytest.mark.parametrize(
    "spoil",
    [_unknown_move, _move_of_nothing, _move_without_tile, _no_picture, _no_base64, _odd_size],
)
def test_spoilt_tiles_and_pictures_are_refused_with_their_game(
    followed_evening: Table, spoil: Callable[[Data], None]
) -> None:
    data = _exported(followed_evening) | {"uid": "a" * 26}
    spoil(data)
    assert _refused(followed_evening.installation, data) == "import-unreadable"
    with pytest.raises(NotFound):
        list(archive.exported(followed_evening.installation, [data["uid"]]))


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


def _with_other_numbers(data: Mapping[str, Any]) -> Data:
    """Numbers are each installation's own; what they refer to is not."""
    found: Data = json.loads(json.dumps(data))
    for kind in ("entries", "moves"):
        order = {one["id"]: at for at, one in enumerate(found[kind])}
        for one in found[kind]:
            one["id"] = order[one["id"]]
            one["data"] = {k: order[v] if k in ("entry", "flag", "move") else v for k, v in one["data"].items()}
    return found


def test_a_game_that_is_not_here_cannot_be_exported(installation: Installation) -> None:
    with pytest.raises(NotFound):
        list(archive.exported(installation, ["nowhere"]))
