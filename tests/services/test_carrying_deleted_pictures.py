"""A picture that was deleted stays deleted, whichever file of the game is brought in afterwards."""

import copy
import io
import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tableside.services import archive, sharing
from tableside.services.errors import FormProblems
from tableside.services.installation import Installation
from tableside.services.kept_photos import keep_photo, photos_of_hand, remove_photo
from tableside.services.photos import fresh_jpeg
from tests.databases import copied
from tests.services.table import BIJAY, Table

HAND = (1, BIJAY)
Data = dict[str, Any]


@pytest.fixture
def older(table: Table) -> Data:
    """The game as a file, with the picture that was deleted afterwards."""
    picture = io.BytesIO()
    Image.new("RGB", (60, 40), (9, 90, 60)).save(picture, "JPEG")
    keep_photo(table.installation, table.asha, HAND, fresh_jpeg(picture.getvalue()), "key")
    data = _exported(table)
    [kept] = photos_of_hand(table.installation, table.game.game, HAND)
    remove_photo(table.installation, table.asha, HAND, kept.id)
    return data


def test_deleted_here_it_is_not_brought_back_by_an_older_file(table: Table, older: Data) -> None:
    assert archive.import_game(table.installation, older).photos == 0
    assert photos_of_hand(table.installation, table.game.game, HAND) == []


def test_deleted_there_it_is_deleted_here_with_a_newer_file(
    table: Table, older: Data, migrated: Path, tmp_path: Path
) -> None:
    with copied(migrated, tmp_path / "elsewhere.sqlite3") as database:
        elsewhere = Installation(database, b"another secret")
        game = sharing.find_by_view(elsewhere, archive.import_game(elsewhere, older).links.view)
        assert len(photos_of_hand(elsewhere, game, HAND)) == 1
        archive.import_game(elsewhere, _exported(table))
        assert photos_of_hand(elsewhere, game, HAND) == []


@pytest.mark.parametrize(("field", "spoilt"), [("round", "first"), ("round", 0), ("player", 2), ("photo", None)])
def test_a_file_that_does_not_say_which_picture_is_refused(
    table: Table, older: Data, field: str, spoilt: object
) -> None:
    data = copy.deepcopy(older) | {"uid": "a" * 26}
    data["entries"][-1]["data"][field] = spoilt
    with pytest.raises(FormProblems):
        archive.import_game(table.installation, data)


def _exported(table: Table) -> Data:
    (game,) = archive.exported(table.installation, [table.game.uid])
    data: Data = json.loads(json.dumps(game))
    return data
