"""Games from beginning to end, and the list of those that this phone keeps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.options import OPTIONS
from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet, chosen_options, make_ruleset
from tableside.scoring.deal import deal_problem
from tableside.scoring.entries import Kind
from tableside.scoring.schedule import schedule_problem
from tableside.services import scorecards
from tableside.services.access import CODE, PLAYER, SCORE, VIEW, Access, access
from tableside.services.errors import FormProblems
from tableside.services.installation import Installation
from tableside.services.names import clean_name, name_problems
from tableside.services.sharing import add_link, view_token
from tableside.services.tokens import new_uid
from tableside.services.writing import content_key, writing
from tableside.store import devices, entries, games
from tableside.store.engine import Connection
from tableside.store.entries import NewEntry
from tableside.store.errors import AlreadyThere
from tableside.store.games import Game

MOST_PLAYERS = 30
MOST_TITLE = 60
_SHOWN = 50


@dataclass(frozen=True)
class NewGame:
    """What the form of a new game asks; empty names are fields left empty; a rematch has a game before it."""

    names: Sequence[str]
    preset: str = "trains"
    options: Mapping[str, object] = field(default_factory=dict)
    title: str = ""
    key: str = ""
    previous: Access | None = None
    language: str = ""
    kept: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class GameRef:
    """A game that was begun and the link under which it is seen."""

    game: int
    uid: str
    view: str


@dataclass(frozen=True)
class GameSummary:
    """A line in the list of games."""

    uid: str
    view: str
    title: str
    players: tuple[str, ...]
    winners: tuple[str, ...]
    started: datetime
    rounds_played: int
    over: bool


def start_game(installation: Installation, wanted: NewGame, device: int) -> GameRef:
    """Begins a game and lets this phone keep its score; raises FormProblems. The same request twice is one game."""
    try:
        return _start(installation, wanted, device)
    except AlreadyThere:  # the same request at another process was quicker by a hair
        return _start(installation, wanted, device)


def _start(installation: Installation, wanted: NewGame, device: int) -> GameRef:
    rules = checked_rules(wanted)
    names = [name for name in map(clean_name, wanted.names) if name]
    news: Mapping[int, int] = {}
    key = content_key(wanted.key or new_uid(), [names, wanted.preset, wanted.options, wanted.title, device])
    with installation.database.writing() as connection:
        game = games.by_creation_key(connection, key) or _create(installation, connection, key)
        if not entries.version(connection, game.id):
            by = devices.name(connection, device) or f"{SCORE}:1"
            entries.add(connection, game.id, _first_entry(installation, by, names, rules, wanted))
            _add_links(installation, connection, game, len(names), device)
            news = _tell_of_rematch(installation, connection, wanted.previous, game.uid)
    for old, version in news.items():
        installation.live.publish(old, version)
    return GameRef(game.id, game.uid, view_token(installation, game.id))


def rematch(installation: Installation, who: Access, key: str) -> GameRef:
    """The same people in the same seats under the same rules, those settled meanwhile included, again."""
    who.require_score()
    card = scorecards.scorecard(installation, who.game)
    stayed = [player.name for player in card.players if player.left_after is None]
    options = chosen_options(card.rules)
    kept = {name: value for name, value in card.kept_rules.items() if name not in OPTIONS}
    again = NewGame(stayed, card.rules.preset, options, card.title, key, who, card.language, kept)
    assert who.device is not None
    return start_game(installation, again, who.device)


def close_game(installation: Installation, who: Access, key: str) -> int:
    """Ends the game where it stands."""
    return _close(installation, who, Kind.GAME_CLOSED, key)


def reopen_game(installation: Installation, who: Access, key: str) -> int:
    """Takes the end back; all that was entered is still there."""
    return _close(installation, who, Kind.GAME_REOPENED, key)


def kept_games(installation: Installation, device: int | None, most: int = _SHOWN) -> tuple[GameSummary, ...]:
    """The games that this phone keeps score in, newest first."""
    return tuple(_summary(installation, game) for game in _kept(installation, device, most))


def remembered_names(installation: Installation, device: int | None, most: int = 12) -> tuple[str, ...]:
    """Names played with on this phone, last played first."""
    tables = [_names(installation, game) for game in _kept(installation, device, 10)]
    return tuple(dict.fromkeys(name for names in tables for name in names))[:most]


def last_table(installation: Installation, device: int | None) -> Access | None:
    """The last game of this phone, of which it may be wished that it be played again."""
    for game in _kept(installation, device, 1):
        return access(installation, game.id, device)
    return None


def checked_rules(wanted: NewGame) -> RuleSet:
    """The rules that these people want to play by; raises FormProblems by field."""
    names = list(map(clean_name, wanted.names))
    players = sum(map(bool, names))
    problems = dict(name_problems(names))
    if not 2 <= players <= MOST_PLAYERS:
        problems["names"] = Reason("players-number", {"least": 2, "most": MOST_PLAYERS, "players": players})
    if len(clean_name(wanted.title)) > MOST_TITLE:
        problems["title"] = Reason("title-too-long", {"most": MOST_TITLE})
    try:
        rules = make_ruleset(wanted.preset, wanted.options)
    except RulesError as error:
        raise FormProblems({**problems, "rules": Reason(error.code, error.values)}) from error
    found = {"deal": players >= 2 and deal_problem(rules, players), "round_list": schedule_problem(rules)}
    problems.update({field: reason for field, reason in found.items() if reason})
    if problems:
        raise FormProblems(problems)
    return rules


def _close(installation: Installation, who: Access, kind: Kind, key: str) -> int:
    """Nothing where it is so already, so that one undo is enough when two phones have ended the game."""
    who.require_score()
    with writing(installation, who) as pen:
        if pen.card.closed == (kind is Kind.GAME_CLOSED):
            return pen.version
        return pen.write(kind, {}, content_key(key, kind))


def _create(installation: Installation, connection: Connection, key: str) -> Game:
    return games.create(connection, new_uid(), key, installation.now())


def _tell_of_rematch(
    installation: Installation, connection: Connection, old: Access | None, uid: str
) -> Mapping[int, int]:
    """Those who watch the game before are led on to this one: what is new there, for its listeners."""
    if old is None:
        return {}
    games.lock(connection, old.game)
    entry = NewEntry(Kind.REMATCH_STARTED, {"game": uid}, old.by, installation.now(), f"rematch:{uid}")
    return {old.game: entries.add(connection, old.game, entry)}


def _first_entry(
    installation: Installation, by: str, names: Sequence[str], rules: RuleSet, wanted: NewGame
) -> NewEntry:
    data: dict[str, Any] = {
        "title": clean_name(wanted.title),
        "language": wanted.language,
        "rules": {"preset": rules.preset, "options": chosen_options(rules), "kept": dict(wanted.kept)},
        "players": [{"id": f"p{number}", "name": name} for number, name in enumerate(names, 1)],
        "previous": wanted.previous.uid if wanted.previous else None,
    }
    return NewEntry(Kind.GAME_STARTED, data, by, installation.now(), "start")


def _add_links(installation: Installation, connection: Connection, game: Game, players: int, device: int) -> None:
    scoring = add_link(installation, connection, game, SCORE)
    for role in (VIEW, CODE):
        add_link(installation, connection, game, role)
    for number in range(1, players + 1):
        add_link(installation, connection, game, PLAYER, f"p{number}")
    devices.grant(connection, device, game.id, scoring, installation.now())


def _kept(installation: Installation, device: int | None, most: int) -> Sequence[Game]:
    if device is None:
        return ()
    with installation.database.reading() as connection:
        return games.kept_by(connection, device, most)


def _names(installation: Installation, game: Game) -> tuple[str, ...]:
    return tuple(player.name for player in scorecards.scorecard(installation, game.id).players)


def _summary(installation: Installation, game: Game) -> GameSummary:
    card = scorecards.scorecard(installation, game.id)
    names = {player.id: player.name for player in card.players}
    return GameSummary(
        uid=game.uid,
        view=view_token(installation, game.id),
        title=card.title,
        players=tuple(names.values()),
        winners=tuple(names[player] for player in card.leaders),
        started=game.created_at,
        rounds_played=sum(one.recorded for one in card.rounds),
        over=card.over,
    )
