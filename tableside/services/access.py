"""Who somebody is in a game: a scorekeeper, a player with a link of their own, or a viewer."""

from dataclasses import dataclass

from tableside.services.errors import NotAllowed, NotFound
from tableside.services.installation import Installation
from tableside.store import devices, games
from tableside.store.devices import Grant
from tableside.store.engine import Connection

SCORE, PLAYER, VIEW, CODE = "score", "player", "view", "code"


@dataclass(frozen=True)
class Access:
    """What one phone may do in one game; `by` names it in the history."""

    game: int
    uid: str
    role: str
    player: str
    by: str
    device: int | None

    @property
    def may_score(self) -> bool:
        return self.role == SCORE

    def may_enter(self, player: str) -> bool:
        return self.may_score or (self.role == PLAYER and self.player == player)

    def require_score(self) -> None:
        """Raises NotAllowed for everybody but scorekeepers."""
        if not self.may_score:
            raise NotAllowed

    def require_enter(self, player: str) -> None:
        if not self.may_enter(player):
            raise NotAllowed


def access(installation: Installation, game: int, device: int | None) -> Access:
    """The rights of a phone in a game that it can see; a phone without a link of its own is a viewer."""
    with installation.database.reading() as connection:
        found = games.by_id(connection, game)
        if found is None:
            raise NotFound
        held = devices.grants(connection, device, game) if device else ()
        best = min(held, key=lambda grant: (grant.role != SCORE, grant.role != PLAYER, -grant.id), default=None)
        return Access(
            game=game,
            uid=found.uid,
            role=best.role if best else VIEW,
            player=best.player if best and best.role == PLAYER else "",
            by=_by(connection, game, device, best),
            device=device,
        )


def _by(connection: Connection, game: int, device: int | None, grant: Grant | None) -> str:
    """The name that the phone was given, or a code that is worded when it is shown: `score:2`, `player:p3`, `view`."""
    if device is None:
        return VIEW
    name = devices.name(connection, device)
    if name and not _is_code(name):
        return name
    if grant is None:
        return VIEW
    if grant.role == PLAYER:
        return f"{PLAYER}:{grant.player}"
    return f"{SCORE}:{devices.rank(connection, game, device)}" if grant.role == SCORE else VIEW


def _is_code(name: str) -> bool:
    """A phone called `score:1` would be taken for the first scorekeeper."""
    return name.partition(":")[0] in (SCORE, PLAYER, VIEW)
