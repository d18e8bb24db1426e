"""Following a round: tiles laid, drawn and passed as they are on the table, checked, shared and taken back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.knowledge import places_for
from tableside.rules.legality import check
from tableside.rules.moves import Draw, Pass, Play, TableMove
from tableside.rules.position import Position
from tableside.rules.tiles import Tile, double, parse_tile
from tableside.rules.verdict import DECIDE, ILLEGAL, ROUND_OVER, Verdict
from tableside.scoring.deal import deal, puts_double_aside
from tableside.scoring.scorecard import Round, Scorecard
from tableside.services import follow_moves
from tableside.services.access import PLAYER, SCORE, Access
from tableside.services.errors import GameOver, NotAllowed, NotFound
from tableside.services.follow_moves import BEGIN, DRAW, LAY, PASS, REDO, TOLD, UNDO, Followed, lay_as_found
from tableside.services.installation import Installation
from tableside.services.scorecards import scorecard
from tableside.services.writing import content_key
from tableside.store import games, moves
from tableside.store.moves import NewMove, topic

MOST_TYPED = 200


@dataclass(frozen=True)
class Wish:
    """What was tapped: a kind of move and whatever belongs to it, as text.

    `seen` is the version that the phone showed: a draw noted on two phones at once is one draw.
    """

    kind: str
    values: Mapping[str, str]
    force: bool = False
    seen: int = 0


class Refused(Exception):
    """The rules object; the move can be made all the same."""

    def __init__(self, verdict: Verdict, tile: Tile | None = None, onto: Tile | None = None) -> None:
        self.verdict = verdict
        self.tile = tile
        self.onto = onto
        super().__init__(verdict.reasons[0].code)


def may_follow(who: Access) -> bool:
    """Everybody who writes in the game lays tiles too; whoever has only the view link looks on."""
    return who.role in (SCORE, PLAYER)


def followed(installation: Installation, game: int) -> Followed | None:
    """The round being played, as far as it is followed."""
    card = scorecard(installation, game)
    if card.current is None:
        return None
    with installation.database.reading() as connection:
        return follow_moves.followed(moves.of_round(connection, game, card.current.number), card)


def places(now: Followed, tile: Tile) -> Sequence[Tile]:
    """Where this tile may go now; while the table is laid out, every end that it matches."""
    if not now.found:
        return places_for(now.position, tile, now.position.turn)
    return [
        onto
        for number in dict.fromkeys(tile)
        for onto in now.layout.ends.get(number, ())
        if tile not in now.layout.nodes
    ]


def lay_out(installation: Installation, who: Access, text: str, key: str) -> None:
    """What lies on the table, typed as `9-4@9-9 9-6@9-9`; raises RulesError at the first that cannot be."""
    for word in text.replace(",", " ").split()[:MOST_TYPED]:
        tile, _at, onto = word.partition("@")
        move(installation, who, Wish(LAY, {"tile": tile, "onto": onto}), key)


def version(installation: Installation, game: int) -> int:
    """Grows with everything that may change what the table shows."""
    with installation.database.reading() as connection:
        return moves.version(connection, game)


def move(installation: Installation, who: Access, wish: Wish, key: str) -> int:
    """Adds a move and gives the table's version.

    Raises Refused for what the rules forbid, RulesError for what cannot be, and NotFound otherwise.
    """
    if not may_follow(who):
        raise NotAllowed
    card = scorecard(installation, who.game)
    one = card.current
    if one is None:
        raise GameOver
    request = content_key(key, [wish.kind, dict(wish.values), wish.force])
    with installation.database.writing() as connection:
        games.lock(connection, who.game)
        before = moves.of_round(connection, who.game, one.number)
        if any(each.key == request for each in before):
            return moves.version(connection, who.game)
        data = _data(wish, card, one, follow_moves.followed(before, card))
        new = NewMove(one.number, wish.kind, data, who.by, installation.now(), request)
        number = moves.add(connection, who.game, new)
    installation.live.publish(topic(who.game), number)
    return number


def _data(wish: Wish, card: Scorecard, one: Round, now: Followed | None) -> Mapping[str, Any]:
    """What is kept of a wish, once the rules have been asked."""
    if wish.kind == BEGIN:
        return _begin(wish.values, card, one)
    if now is None or wish.kind not in _CHECKS:
        raise NotFound
    if wish.seen and wish.seen != now.version:
        raise RulesError("follow-late")
    return _CHECKS[wish.kind](wish, card, now)


def _begin(values: Mapping[str, str], card: Scorecard, one: Round) -> Mapping[str, Any]:
    """From the first tile on, with all hands counted, or in the middle with what lies there."""
    players = [player.id for player in card.at_table]
    opening = one.opening or double(card.rules.set_max)
    found = values.get("found") == "yes"
    data: dict[str, Any] = {"double": str(opening), "players": players, "found": found}
    if found:
        return data
    starter = values.get("starter", "")
    if starter not in players:
        raise RulesError("follow-no-starter")
    planned = deal(card.rules, len(players))
    held = not puts_double_aside(card.rules)
    counts = {player: planned.hand - (held and player == starter) for player in players}
    after = players[(players.index(starter) + 1) % len(players)]
    turn = starter if card.rules.starter_goes_on else after
    return {**data, "starter": starter, "turn": turn, "counts": counts, "yard": planned.yard}


def _lay(wish: Wish, card: Scorecard, now: Followed) -> Mapping[str, Any]:
    tile, onto = parse_tile(wish.values.get("tile", "")), parse_tile(wish.values.get("onto", ""))
    data = {"tile": str(tile), "onto": str(onto)}
    lay_as_found(now.position, tile, onto)
    if now.found:
        return {**data, "player": None}
    verdict = _asked(now.position, Play(_turn(now), tile, onto), wish.force)
    irregular = verdict.result in (ILLEGAL, DECIDE, ROUND_OVER)
    return {**data, "player": _id(card, _turn(now)), **({"irregular": True} if irregular else {})}


def _draw(wish: Wish, card: Scorecard, now: Followed) -> Mapping[str, Any]:
    _asked(now.position, Draw(_turn(now)), wish.force and now.position.yard != 0)
    return {"player": _id(card, _turn(now))}


def _pass(wish: Wish, card: Scorecard, now: Followed) -> Mapping[str, Any]:
    _asked(now.position, Pass(_turn(now)), wish.force)
    return {"player": _id(card, _turn(now))}


def _told(wish: Wish, card: Scorecard, now: Followed) -> Mapping[str, Any]:
    turn, yard = wish.values.get("turn", ""), wish.values.get("yard", "").strip()
    if turn and card.names.get(turn) not in now.position.players:
        raise NotFound
    if not turn and now.position.turn is None:
        raise RulesError("follow-no-turn")
    unplayed = len(now.position.unplayed)
    if yard and not (yard.isdecimal() and len(yard) < 4 and int(yard) <= unplayed):
        raise RulesError("follow-yard", text=yard, unplayed=unplayed)
    return {"turn": turn or None, "yard": int(yard) if yard else None}


def _undo(wish: Wish, _card: Scorecard, now: Followed) -> Mapping[str, Any]:
    return {"move": _same(wish, now.undo)}


def _redo(wish: Wish, _card: Scorecard, now: Followed) -> Mapping[str, Any]:
    return {"move": _same(wish, now.redo)}


def _same(wish: Wish, number: int | None) -> int:
    """Only the move that the phone has seen as the last one: another may have been quicker."""
    if number is None or wish.values.get("move") != str(number):
        raise NotFound
    return number


def _asked(position: Position, move: TableMove, force: bool) -> Verdict:
    verdict = check(position, move)
    if verdict.result in (ILLEGAL, DECIDE, ROUND_OVER) and not force:
        raise Refused(verdict, *(move[1:3] if isinstance(move, Play) else ()))
    return verdict


def _turn(now: Followed) -> str:
    if now.position.turn is None:
        raise RulesError("follow-no-turn")
    return now.position.turn


def _id(card: Scorecard, name: str) -> str:
    return next(player for player, called in card.names.items() if called == name)


_CHECKS = {LAY: _lay, DRAW: _draw, PASS: _pass, TOLD: _told, UNDO: _undo, REDO: _redo}
