"""What happens on a table that is followed: in order, each request once, and apart from the scores."""

import pytest

from tableside.scoring.entries import Kind
from tableside.store import entries, moves
from tableside.store.engine import Database
from tableside.store.entries import NewEntry
from tableside.store.errors import AlreadyThere
from tableside.store.moves import NewMove
from tests.store.conftest import EIGHT_O_CLOCK


def lay(database: Database, game: int, tile: str, number: int = 1, key: str = "") -> int:
    with database.writing() as connection:
        new = NewMove(number, "lay", {"tile": tile}, "score:1", EIGHT_O_CLOCK, key or tile)
        return moves.add(connection, game, new)


def tiles(database: Database, game: int, number: int) -> list[str]:
    with database.reading() as connection:
        return [move.data["tile"] for move in moves.of_round(connection, game, number)]


def test_moves_stay_in_the_order_in_which_they_came(database: Database, game: int) -> None:
    for tile in ("9-4", "9-6", "9-2"):
        lay(database, game, tile)
    lay(database, game, "8-1", number=2)
    assert tiles(database, game, 1) == ["9-4", "9-6", "9-2"]
    assert tiles(database, game, 2) == ["8-1"]


def test_a_request_is_kept_once(database: Database, game: int) -> None:
    lay(database, game, "9-4", key="a")
    with pytest.raises(AlreadyThere):
        lay(database, game, "9-6", key="a")
    assert tiles(database, game, 1) == ["9-4"]


def test_the_version_grows_with_moves_and_with_scores(database: Database, game: int) -> None:
    first = lay(database, game, "9-4")
    second = lay(database, game, "9-6")
    with database.writing() as connection:
        entries.add(connection, game, NewEntry(Kind.GAME_CLOSED, {}, "score:1", EIGHT_O_CLOCK, "b"))
        third = moves.version(connection, game)
        assert moves.versions(connection, [moves.topic(game), game]) == {moves.topic(game): third}
    assert first < second < third


def test_scores_know_nothing_of_moves(database: Database, game: int) -> None:
    lay(database, game, "9-4")
    with database.reading() as connection:
        assert entries.of_game(connection, game) == ()
