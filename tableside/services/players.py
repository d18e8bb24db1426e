"""People who come late, leave, come back, change seats, or were called by the wrong name."""

from collections.abc import Sequence

from tableside.rules.errors import RulesError
from tableside.rules.reason import Reason
from tableside.scoring.entries import Kind
from tableside.scoring.round_points import late_start
from tableside.scoring.scorecard import Player, Scorecard
from tableside.services.access import PLAYER, Access
from tableside.services.errors import FormProblems, NotFound
from tableside.services.games import MOST_PLAYERS
from tableside.services.installation import Installation
from tableside.services.names import clean_name, name_problem
from tableside.services.sharing import add_link
from tableside.services.writing import Pen, content_key, writing
from tableside.store import games


def join(installation: Installation, who: Access, name: str, key: str) -> str:
    """Seats somebody who came late, from the current round on; gives the new player's id. Raises FormProblems."""
    who.require_score()
    with writing(installation, who) as pen:
        request = content_key(key, ["join", name])
        if pen.has_written(request):
            return _newest(pen.card)
        player = _next_id(pen)
        pen.write(Kind.PLAYER_JOINED, {"player": player, **_joining(pen.card, clean_name(name))}, request)
        game = games.by_id(pen.connection, who.game)
        assert game is not None
        add_link(installation, pen.connection, game, PLAYER, player)
        return player


def leave(installation: Installation, who: Access, player: str, key: str) -> int:
    """Lets somebody go after the last round that was recorded; the hands played so far stay on the card."""
    who.require_score()
    with writing(installation, who) as pen:
        _require(pen.card, player)
        data = {"player": player, "after": _first_open_round(pen.card) - 1}
        return pen.write(Kind.PLAYER_LEFT, data, content_key(key, ["leave", player]))


def come_back(installation: Installation, who: Access, player: str, key: str) -> int:
    """Takes somebody in again, from the current round on."""
    who.require_score()
    with writing(installation, who) as pen:
        _require(pen.card, player)
        data = {"player": player, "round": _first_open_round(pen.card)}
        return pen.write(Kind.PLAYER_RETURNED, data, content_key(key, ["return", player]))


def rename(installation: Installation, who: Access, player: str, name: str, key: str) -> int:
    """Spells a name otherwise, in this game and in no other; raises FormProblems."""
    return _name(installation, who, Kind.PLAYER_RENAMED, (player, name), key)


def replace_player(installation: Installation, who: Access, player: str, name: str, key: str) -> int:
    """Another person sat in this seat all along: the hands stay with the seat. Raises FormProblems."""
    return _name(installation, who, Kind.PLAYER_REPLACED, (player, name), key)


def seat(installation: Installation, who: Access, order: Sequence[str], key: str) -> int:
    """Seats everybody in this order; raises FormProblems unless it names each player once."""
    who.require_score()
    with writing(installation, who) as pen:
        if sorted(order) != sorted(player.id for player in pen.card.players):
            raise FormProblems({"order": Reason("seats-incomplete")})
        return pen.write(Kind.SEATS_SET, {"order": list(order)}, content_key(key, list(order)))


def swap_hands(
    installation: Installation, who: Access, pair: tuple[str, str], rounds: Sequence[int] | None, key: str
) -> int:
    """Gives two players each other's hands, in some rounds or in all: they were entered in the wrong seat."""
    who.require_score()
    one, other = pair
    with writing(installation, who) as pen:
        _require(pen.card, one)
        _require(pen.card, other)
        if one == other:
            raise FormProblems({"other": Reason("swap-with-self")})
        numbers = [played.number for played in pen.card.rounds if rounds is None or played.number in rounds]
        data = {"one": one, "other": other, "rounds": numbers}
        return pen.write(Kind.HANDS_SWAPPED, data, content_key(key, data))


def _joining(card: Scorecard, name: str) -> dict[str, object]:
    problem = name_problem(name, [player.name for player in card.players])
    if len(card.players) >= MOST_PLAYERS:
        problem = Reason("players-number", {"least": 2, "most": MOST_PLAYERS, "players": len(card.players) + 1})
    if problem:
        raise FormProblems({"name": problem})
    totals = {one.player: one.total for one in card.standings if one.eligible}
    try:
        start = late_start(totals, card.rules)
    except RulesError as error:
        raise FormProblems({"name": Reason(error.code, error.values)}) from error
    return {"name": name, "round": _first_open_round(card), "start": start}


def _next_id(pen: Pen) -> str:
    """An id that nobody has had, not even somebody whose joining was taken back."""
    joined = sum(entry.kind is Kind.PLAYER_JOINED for entry in pen.entries)
    return f"p{len(pen.entries[0].data['players']) + joined + 1}"


def _name(installation: Installation, who: Access, kind: Kind, named: tuple[str, str], key: str) -> int:
    who.require_score()
    player, name = named[0], clean_name(named[1])
    with writing(installation, who) as pen:
        _require(pen.card, player)
        others = [one.name for one in pen.card.players if one.id != player]
        problem = name_problem(name, others)
        if problem:
            raise FormProblems({f"name-{player}": problem})
        return pen.write(kind, {"player": player, "name": name}, content_key(key, [kind, player, name]))


def _require(card: Scorecard, player: str) -> Player:
    found = card.player(player)
    if found is None:
        raise NotFound
    return found


def _first_open_round(card: Scorecard) -> int:
    if card.current:
        return card.current.number
    return max((one.number for one in card.rounds), default=0) + 1


def _newest(card: Scorecard) -> str:
    return max(card.players, key=lambda player: int(player.id[1:])).id
