"""Links, codes and who came by them."""

from collections.abc import Mapping
from dataclasses import dataclass

from tableside.services.access import CODE, PLAYER, SCORE, VIEW, Access
from tableside.services.errors import LinkReplaced, LinkUnknown, NotFound
from tableside.services.installation import Installation
from tableside.services.limits import guessing
from tableside.services.live import LOOK_AGAIN
from tableside.services.tokens import code_length, hashed, link_token, plain_code, short_code
from tableside.store import devices, entries, games, links
from tableside.store.engine import Connection
from tableside.store.games import Game
from tableside.store.links import Link
from tableside.store.notices import announce


@dataclass(frozen=True)
class Links:
    """The secrets of a game as far as this phone may see them."""

    view: str
    code: str
    score: str = ""
    players: Mapping[str, str] | None = None


@dataclass(frozen=True)
class Opened:
    """A game that a link has opened for this phone."""

    game: int
    role: str
    view: str


def open_link(installation: Installation, token: str, device: int, role: str) -> Opened:
    """Gives the phone what a scoring or player link gives; raises LinkUnknown or LinkReplaced."""
    with installation.database.writing() as connection:
        link = _found(connection, token, role)
        devices.grant(connection, device, link.game, link.id, installation.now())
        return Opened(link.game, link.role, _view_token(installation, connection, link.game))


def check_link(installation: Installation, token: str, role: str) -> None:
    """Raises LinkUnknown or LinkReplaced; nothing is written down for somebody who comes with an invented link."""
    with installation.database.reading() as connection:
        _found(connection, token, role)


def find_by_view(installation: Installation, token: str) -> int:
    """The game behind a view link; raises LinkUnknown or LinkReplaced."""
    with installation.database.reading() as connection:
        return _found(connection, token, VIEW).game


def view_with_version(installation: Installation, token: str) -> tuple[int, int] | None:
    """The game behind a view link and its version; None for a link that is not in use."""
    with installation.database.reading() as connection:
        found = links.with_version(connection, hashed(token))
    if found is None or found[0].role != VIEW or found[0].replaced:
        return None
    return found[0].game, found[1]


def view_after(installation: Installation, token: str, device: int | None) -> str:
    """The new view link for a phone that has rights in the game of a replaced one; raises LinkReplaced for others."""
    with installation.database.reading() as connection:
        link = links.by_hash(connection, hashed(token))
        if link is None or device is None or not devices.grants(connection, device, link.game):
            raise LinkReplaced
        return _view_token(installation, connection, link.game)


def find_by_code(installation: Installation, typed: str, address: str) -> str:
    """The view token of the game with this short code; raises LinkUnknown, LinkReplaced, or TooMany for who guesses."""
    with guessing(installation, address), installation.database.reading() as connection:
        link = _found(connection, plain_code(typed), CODE)
        return _view_token(installation, connection, link.game)


def links_of(installation: Installation, who: Access) -> Links:
    """What a phone may hand on: viewers the view link and the code, scorekeepers all."""
    with installation.database.reading() as connection:
        game = _game(connection, who.game)
        return _links(installation, game, links.of_game(connection, who.game), all_of_them=who.may_score)


def replace_link(installation: Installation, who: Access, role: str, player: str = "") -> None:
    """Puts a link out of use and makes another; this phone keeps its rights, the others need the new link. Cards on
    which the old code stands are drawn again."""
    who.require_score()
    with installation.database.writing() as connection:
        games.lock(connection, who.game)
        old = _in_use(links.of_game(connection, who.game), role, player)
        links.replace(connection, old.id, installation.now())
        new = add_link(installation, connection, _game(connection, who.game), role, player, old.generation + 1)
        if role == SCORE and who.device:
            devices.grant(connection, who.device, who.game, new, installation.now())
        announce(connection, who.game, LOOK_AGAIN)
    installation.live.publish(who.game, LOOK_AGAIN)


def add_link(
    installation: Installation, connection: Connection, game: Game, role: str, player: str = "", generation: int = 1
) -> int:
    """Adds a game's link, passing over a short code that another game has."""
    while links.is_taken(connection, hashed(_token(installation, game, role, player, generation))):
        generation += 1
    token = _token(installation, game, role, player, generation)
    return links.add(connection, game.id, role, player, generation, hashed(token))


def view_token(installation: Installation, game: int) -> str:
    with installation.database.reading() as connection:
        return _view_token(installation, connection, game)


def view_of_rematch(installation: Installation, game: int, uid: str) -> str:
    """The view link of the game that came after; none where that one, carried here by a file, does not say so too."""
    with installation.database.reading() as connection:
        found, old = games.by_uid(connection, uid), _game(connection, game)
        if found is None or entries.of_game(connection, found.id)[0].data.get("previous") != old.uid:
            return ""
        return _view_token(installation, connection, found.id)


def _view_token(installation: Installation, connection: Connection, game: int) -> str:
    found = _game(connection, game)
    return _links(installation, found, links.of_game(connection, game), all_of_them=False).view


def _links(installation: Installation, game: Game, rows: tuple[Link, ...], *, all_of_them: bool) -> Links:
    tokens = {(row.role, row.player): _token(installation, game, row.role, row.player, row.generation) for row in rows}
    shown = Links(view=tokens[VIEW, ""], code=tokens[CODE, ""])
    if not all_of_them:
        return shown
    own = {player: token for (role, player), token in tokens.items() if role == PLAYER}
    return Links(view=shown.view, code=shown.code, score=tokens[SCORE, ""], players=own)


def _token(installation: Installation, game: Game, role: str, player: str, generation: int) -> str:
    if role == CODE:
        return short_code(installation.secret, game.uid, generation, code_length(game.id))
    return link_token(installation.secret, game.uid, role, player, generation)


def _found(connection: Connection, token: str, role: str) -> Link:
    link = links.by_hash(connection, hashed(token))
    if link is None or link.role != role:
        raise LinkUnknown
    if link.replaced:
        raise LinkReplaced
    return link


def _in_use(rows: tuple[Link, ...], role: str, player: str) -> Link:
    found = next((row for row in rows if (row.role, row.player) == (role, player)), None)
    if found is None:
        raise NotFound
    return found


def _game(connection: Connection, game: int) -> Game:
    found = games.by_id(connection, game)
    if found is None:
        raise NotFound
    return found
