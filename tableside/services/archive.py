"""Games carried from one installation to another, with their whole history."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from tableside.rules.reason import Reason
from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.history import history
from tableside.scoring.scorecard import Scorecard
from tableside.services.access import CODE, PLAYER, SCORE, VIEW, Access
from tableside.services.errors import FormProblems, NotFound
from tableside.services.installation import Installation
from tableside.services.scorecards import all_entries, entry_as_data
from tableside.services.sharing import Links, add_link, links_of
from tableside.store import entries, games, links
from tableside.store.engine import Connection
from tableside.store.entries import NewEntry
from tableside.store.games import Game

FORMAT = "tableside-game/1"
_REFERENCES = ("entry", "flag")
_PLAIN_UID = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")


@dataclass(frozen=True)
class Carried:
    """A game that came in: how many entries were new here, and the links under which it is found."""

    uid: str
    title: str
    players: tuple[str, ...]
    added: int
    links: Links


def exported(installation: Installation, uids: Sequence[str] = ()) -> Iterator[Mapping[str, Any]]:
    """Games as JSON values, oldest first; all of them unless some are named. Raises NotFound for an unknown one."""
    with installation.database.reading() as connection:
        chosen = [_by_uid(connection, uid) for uid in uids] or list(games.every(connection))
    for game in chosen:
        yield {
            "format": FORMAT,
            "uid": game.uid,
            "created": game.created_at.isoformat(),
            "entries": [entry_as_data(entry) for entry in all_entries(installation, game.id)],
        }


def import_game(installation: Installation, data: object) -> Carried:
    """Takes a game in, or what is new in it since the last time. Raises FormProblems, and then keeps nothing."""
    uid, created, brought = _read(data)
    with installation.database.writing() as connection:
        game = games.by_uid(connection, uid) or games.create(connection, uid, f"import:{uid}", created)
        games.lock(connection, game.id)
        here = entries.of_game(connection, game.id)
        _refuse_diverged(here, brought)
        _add_beyond(connection, game.id, here, brought)
        card = fold(entries.of_game(connection, game.id))
        _add_missing_links(installation, connection, game, card)
    installation.live.publish(game.id, card.version)
    shown = links_of(installation, Access(game.id, uid, SCORE, "", "", None))
    return Carried(uid, card.title, tuple(card.names.values()), max(0, len(brought) - len(here)), shown)


def _by_uid(connection: Connection, uid: str) -> Game:
    found = games.by_uid(connection, uid)
    if found is None:
        raise NotFound(uid)
    return found


def _read(data: object) -> tuple[str, datetime, list[Entry]]:
    try:
        return _parsed(data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError, OverflowError) as error:
        raise _refused("import-unreadable") from error


def _parsed(data: Any) -> tuple[str, datetime, list[Entry]]:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise _refused("import-format", known=FORMAT)
    uid = data["uid"]
    _require(isinstance(uid, str) and 10 <= len(uid) <= 64 and set(uid) <= _PLAIN_UID)
    brought = [_entry(one) for one in data["entries"]]
    _require(bool(brought) and brought[0].kind is Kind.GAME_STARTED)
    _require_order(brought)
    fold(brought)
    history(brought)  # reads what was taken back, too, and may be brought back here
    return uid, _time(data["created"]), brought


def _entry(one: Any) -> Entry:
    _require(type(one["id"]) is int and isinstance(one["key"], str) and isinstance(one["by"], str))
    _require(isinstance(one["data"], dict))
    return Entry(one["id"], Kind(one["kind"]), one["data"], one["by"][:80], _time(one["at"]), one["key"][:128])


def _require_order(brought: Sequence[Entry]) -> None:
    """Numbers that grow, keys that are used once, and references to what went before."""
    before: set[int] = set()
    for entry in brought:
        _require(entry.id > max(before, default=0))
        _require(all(entry.data[name] in before for name in _REFERENCES if name in entry.data))
        before.add(entry.id)
    _require(len({entry.key for entry in brought}) == len(brought))


def _time(text: str) -> datetime:
    """An aware moment; a naive one is refused by ValueError."""
    moment = datetime.fromisoformat(text)
    _require(moment.tzinfo is not None)
    return moment


def _require(is_so: bool) -> None:
    if not is_so:
        raise ValueError


def _refuse_diverged(here: Sequence[Entry], brought: Sequence[Entry]) -> None:
    """Two histories that went apart are not mixed: neither would be what a table saw."""
    if any(one.key != other.key for one, other in zip(here, brought, strict=False)):
        raise _refused("import-diverged")


def _add_beyond(connection: Connection, game: int, here: Sequence[Entry], brought: Sequence[Entry]) -> None:
    """Adds what the file has beyond this installation. Entries get new numbers here, and what refers to one follows."""
    numbers = {other.id: one.id for one, other in zip(here, brought, strict=False)}
    for entry in brought[len(here) :]:
        data = {key: numbers[value] if key in _REFERENCES else value for key, value in entry.data.items()}
        numbers[entry.id] = entries.add(connection, game, NewEntry(entry.kind, data, entry.by, entry.at, entry.key))


def _add_missing_links(installation: Installation, connection: Connection, game: Game, card: Scorecard) -> None:
    there = {(link.role, link.player) for link in links.of_game(connection, game.id)}
    wanted = [(role, "") for role in (SCORE, VIEW, CODE)] + [(PLAYER, player.id) for player in card.players]
    for role, player in wanted:
        if (role, player) not in there:
            add_link(installation, connection, game, role, player)


def _refused(code: str, **values: object) -> FormProblems:
    return FormProblems({"file": Reason(code, values)})
