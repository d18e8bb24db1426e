"""People who come late, leave, come back, change seats, or were called by the wrong name."""

from collections.abc import Sequence

from tableside.rules.errors import RulesError
from tableside.rules.reason import Reason
from tableside.scoring.entries import Kind
from tableside.scoring.round_points import late_start
from tableside.scoring.scorecard import ABSENT, COUNTED, MISSED, Player, Scorecard
from tableside.services.access import PLAYER, Access
from tableside.services.errors import FormProblems, NotFound
from tableside.services.games import MOST_PLAYERS
from tableside.services.installation import Installation
from tableside.services.names import clean_name, name_problem
from tableside.services.sharing import add_link
from tableside.services.writing import Pen, content_key, writing
from tableside.store import games


def join(installation: Installation, who: Access, name: str, key: str) -> str:
    """Seats somebody who came late, from the next round to be scored; gives the player's id. Raises FormProblems."""
    who.require_score()
    with writing(installation, who) as pen:
        request = content_key(key, ["join", name])
        joined = pen.written(request)
        if joined:
            return str(joined.data["player"])
        _require_going_on(pen.card)
        player = _next_id(pen)
        pen.write(Kind.PLAYER_JOINED, {"player": player, **_joining(pen.card, clean_name(name))}, request)
        game = games.by_id(pen.connection, who.game)
        assert game is not None
        add_link(installation, pen.connection, game, PLAYER, player)
        return player


def leave(installation: Installation, who: Access, player: str, key: str) -> int:
    """Lets somebody go after the last round that was scored; the hands played so far stay on the card. Raises
    FormProblems once the game is over."""
    who.require_score()
    with writing(installation, who) as pen:
        if _require(pen.card, player).left_after is not None:
            return pen.version
        _require_going_on(pen.card)
        data = {"player": player, "after": _last_round_of(pen.card, player)}
        return pen.write(Kind.PLAYER_LEFT, data, content_key(key, ["leave", player]))


def come_back(installation: Installation, who: Access, player: str, key: str) -> int:
    """Takes somebody in again, from the next round to be scored; raises FormProblems once the game is over."""
    who.require_score()
    with writing(installation, who) as pen:
        if _require(pen.card, player).left_after is None:
            return pen.version
        _require_going_on(pen.card)
        data = {"player": player, "round": _next_round(pen.card)}
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
        request = content_key(key, ["seat", *order])
        is_complete = sorted(order) == sorted(player.id for player in pen.card.players)
        if not is_complete and not pen.has_written(request):
            raise FormProblems({"order": Reason("seats-incomplete")})
        return pen.write(Kind.SEATS_SET, {"order": list(order)}, request)


def swap_hands(
    installation: Installation, who: Access, pair: tuple[str, str], rounds: Sequence[int] | None, key: str
) -> int:
    """Gives two players each other's hands, in some rounds or in all that both played; raises FormProblems."""
    who.require_score()
    one, other = pair
    with writing(installation, who) as pen:
        _require(pen.card, one)
        _require(pen.card, other)
        if one == other:
            raise FormProblems({"other": Reason("swap-with-self")})
        request = content_key(key, ["swap", *pair, rounds and list(rounds)])
        data = {"one": one, "other": other, "rounds": _played_by_both(pen.card, pair, rounds)}
        if not data["rounds"] and not pen.has_written(request):
            raise FormProblems({"other": Reason("swap-without-rounds")})
        return pen.write(Kind.HANDS_SWAPPED, data, request)


def _require_going_on(card: Scorecard) -> None:
    """Who comes or goes would change places, and winners, that everybody has seen; an old page may still offer it."""
    if card.over:
        raise FormProblems({"over": Reason("game-over")})


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
    return {"name": name, "round": _next_round(card), "start": start, "rule": card.rules.late_join}


def _played_by_both(card: Scorecard, pair: tuple[str, str], rounds: Sequence[int] | None) -> list[int]:
    wanted = (one for one in card.rounds if rounds is None or one.number in rounds)
    return [one.number for one in wanted if all(one.cells[player].state != ABSENT for player in pair)]


def _next_id(pen: Pen) -> str:
    """An id that nobody has had, not even somebody whose joining was taken back."""
    joined = sum(entry.kind is Kind.PLAYER_JOINED for entry in pen.entries)
    return f"p{len(pen.entries[0].data['players']) + joined + 1}"


def _name(installation: Installation, who: Access, kind: Kind, named: tuple[str, str], key: str) -> int:
    who.require_score()
    player, name = named[0], clean_name(named[1])
    with writing(installation, who) as pen:
        _require(pen.card, player)
        request = content_key(key, [kind, player, name])
        problem = name_problem(name, [one.name for one in pen.card.players if one.id != player])
        if problem and not pen.has_written(request):
            raise FormProblems({f"name-{player}": problem})
        return pen.write(kind, {"player": player, "name": name}, request)


def _require(card: Scorecard, player: str) -> Player:
    found = card.player(player)
    if found is None:
        raise NotFound
    return found


def _next_round(card: Scorecard) -> int:
    """The first round that nobody has played yet, also while an older one is open again."""
    current = card.current.number if card.current else 0
    return max([current, *(one.number + 1 for one in card.rounds if one.recorded)])


def _last_round_of(card: Scorecard, player: str) -> int:
    """The last that is over, or that holds a hand of the player's already."""
    rounds = [one for one in (*card.rounds, card.current) if one]
    played = [one.number for one in rounds if one.recorded or one.cells[player].state in (COUNTED, MISSED)]
    return max(played, default=0)
