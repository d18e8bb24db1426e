"""Looking at a game: its card, its version, its history."""

from collections.abc import Mapping
from typing import Any

from tableside.scoring.entries import Entry
from tableside.scoring.folded import Folded
from tableside.scoring.history import Change, history, of_cell, of_round
from tableside.scoring.scorecard import Scorecard
from tableside.services.errors import NotFound
from tableside.services.installation import Installation
from tableside.store import entries
from tableside.store.engine import Connection


def version(installation: Installation, game: int) -> int:
    """The id of the game's last entry."""
    with installation.database.reading() as connection:
        return entries.version(connection, game)


def scorecard(installation: Installation, game: int) -> Scorecard:
    """The game's card now, counted on only when something was entered."""
    with installation.database.reading() as connection:
        return folded(installation, connection, game).card


def folded(installation: Installation, connection: Connection, game: int) -> Folded:
    """The game's card with its entries, as this connection sees them; raises NotFound."""
    newest = entries.version(connection, game)
    if not newest:
        raise NotFound
    return installation.cards.get(game, newest, lambda after: entries.of_game(connection, game, after))


def game_history(
    installation: Installation, game: int, round_number: int | None = None, player: str | None = None
) -> tuple[Change, ...]:
    """Who changed what, newest first: of the whole game, of a round, or of one hand."""
    changes = history(all_entries(installation, game))
    if round_number is not None and player is not None:
        changes = of_cell(changes, round_number, player)
    elif round_number is not None:
        changes = of_round(changes, round_number)
    return tuple(reversed(changes))


def all_entries(installation: Installation, game: int) -> tuple[Entry, ...]:
    """Everything that was ever entered, oldest first."""
    with installation.database.reading() as connection:
        return entries.of_game(connection, game)


def entry_as_data(entry: Entry) -> Mapping[str, Any]:
    """An entry as JSON values, for export and for people who read data."""
    return {
        "id": entry.id,
        "kind": entry.kind.value,
        "data": dict(entry.data),
        "by": entry.by,
        "at": entry.at.isoformat(),
        "key": entry.key,
    }
