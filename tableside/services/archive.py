"""Games carried from one installation to another, with their whole history, their tiles and their pictures."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.scorecard import Scorecard
from tableside.services.access import CODE, PLAYER, SCORE, VIEW, Access
from tableside.services.archive_file import (
    FORMAT,
    MOVED,
    REFERENCES,
    move_as_data,
    photo_as_data,
    read_game,
    refused,
)
from tableside.services.errors import NotFound
from tableside.services.installation import Installation
from tableside.services.scorecards import entry_as_data
from tableside.services.sharing import Links, add_link, links_of
from tableside.store import entries, games, links, moves, photos
from tableside.store.engine import Connection
from tableside.store.entries import NewEntry
from tableside.store.games import Game
from tableside.store.moves import NewMove, StoredMove
from tableside.store.photos import NewPhoto

One = TypeVar("One", Entry, StoredMove)


@dataclass(frozen=True)
class Carried:
    """A game that came in: how many entries, moves and pictures were new here, and the links that lead to it."""

    uid: str
    title: str
    players: tuple[str, ...]
    added: int
    moves: int
    photos: int
    links: Links


def exported(installation: Installation, uids: Sequence[str] = ()) -> Iterator[Mapping[str, Any]]:
    """Games as JSON values, oldest first; all of them unless some are named. Raises NotFound for an unknown one."""
    with installation.database.reading() as connection:
        chosen = [_by_uid(connection, uid) for uid in uids] or list(games.every(connection))
    for game in chosen:
        with installation.database.reading() as connection:
            data = _as_data(connection, game)
        yield data


def import_game(installation: Installation, data: object) -> Carried:
    """Takes a game in, or what is new in it since the last time. Raises FormProblems, and then keeps nothing."""
    brought = read_game(data)
    with installation.database.writing() as connection:
        game = games.by_uid(connection, brought.uid)
        game = game or games.create(connection, brought.uid, f"import:{brought.uid}", brought.created)
        games.lock(connection, game.id)
        added = _add_entries(connection, game.id, brought.entries)
        moved = _add_moves(connection, game.id, brought.moves)
        kept = _add_photos(connection, game.id, brought.photos)
        card = fold(entries.of_game(connection, game.id))
        _add_missing_links(installation, connection, game, card)
        laid = moves.tell(connection, game.id)
    installation.live.publish(game.id, card.version)
    installation.live.publish(moves.topic(game.id), laid)
    shown = links_of(installation, Access(game.id, brought.uid, SCORE, "", "", None))
    return Carried(brought.uid, card.title, tuple(card.names.values()), added, moved, kept, shown)


def _as_data(connection: Connection, game: Game) -> Mapping[str, Any]:
    return {
        "format": FORMAT,
        "uid": game.uid,
        "created": game.created_at.isoformat(),
        "entries": [entry_as_data(entry) for entry in entries.of_game(connection, game.id)],
        "moves": [move_as_data(move) for move in moves.of_game(connection, game.id)],
        "photos": [photo_as_data(photo) for photo in photos.of_game(connection, game.id)],
    }


def _by_uid(connection: Connection, uid: str) -> Game:
    found = games.by_uid(connection, uid)
    if found is None:
        raise NotFound(uid)
    return found


def _add_entries(connection: Connection, game: int, brought: Sequence[Entry]) -> int:
    """Adds what the file has beyond this installation. Entries get new numbers here, and what refers to one follows."""
    numbers, new = _beyond(entries.of_game(connection, game), brought)
    for entry in new:
        data = {key: numbers[value] if key in REFERENCES else value for key, value in entry.data.items()}
        numbers[entry.id] = entries.add(connection, game, NewEntry(entry.kind, data, entry.by, entry.at, entry.key))
    return len(new)


def _add_moves(connection: Connection, game: int, brought: Sequence[StoredMove]) -> int:
    numbers, new = _beyond(moves.of_game(connection, game), brought)
    for move in new:
        data = {key: numbers[value] if key == MOVED else value for key, value in move.data.items()}
        kept = NewMove(move.round, move.kind, data, move.by, move.at, move.key)
        numbers[move.id] = moves.put(connection, game, kept)
    return len(new)


def _add_photos(connection: Connection, game: int, brought: Sequence[NewPhoto]) -> int:
    """One that was deleted, here or where the file comes from, is deleted: no file that still has it brings it back."""
    told = entries.of_game(connection, game)
    gone = {str(entry.data["photo"]) for entry in told if entry.kind is Kind.PHOTO_REMOVED}
    photos.discard(connection, game, gone)
    new = [photo for photo in brought if photo.key not in gone and not photos.has(connection, game, photo.key)]
    for photo in new:
        photos.add(connection, game, photo)
    return len(new)


def _beyond(here: Sequence[One], brought: Sequence[One]) -> tuple[dict[int, int], list[One]]:
    """The numbers that what is here already has here, by those that it has in the file; and what is only in the file.
    Two histories that went apart are not mixed: neither would be what a table saw."""
    both = list(zip(here, brought, strict=False))
    if any(one.key != other.key for one, other in both):
        raise refused("import-diverged")
    return {other.id: one.id for one, other in both}, list(brought[len(both) :])


def _add_missing_links(installation: Installation, connection: Connection, game: Game, card: Scorecard) -> None:
    there = {(link.role, link.player) for link in links.of_game(connection, game.id)}
    wanted = [(role, "") for role in (SCORE, VIEW, CODE)] + [(PLAYER, player.id) for player in card.players]
    for role, player in wanted:
        if (role, player) not in there:
            add_link(installation, connection, game, role, player)
