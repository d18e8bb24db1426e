"""What a service refuses, with the reasons that the edges put into words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from tableside.rules.reason import Reason


class ServiceError(Exception):
    """Something that a person asked for and does not get."""


class NotAllowed(ServiceError):
    """This phone may look but not do that."""


class NotFound(ServiceError):
    """There is no such game, round, player or flag."""


class GameOver(NotFound):
    """The game has ended, and with it the round that somebody still had before them."""


class LinkUnknown(NotFound):
    """No game was ever opened by this link or code."""


class LinkReplaced(ServiceError):
    """The table has made a new link since."""


class SecretDiffers(ServiceError):
    """The links of this database were made with another secret key."""


class TooMany(ServiceError):
    """More of something than one address, or all together, may do; `seconds` from now there may be more."""

    def __init__(self, limit: str, seconds: int) -> None:
        self.limit = limit
        self.seconds = seconds
        super().__init__(limit)


class FormProblems(ServiceError):
    """A form that cannot be saved; `problems` tells each field's reason."""

    def __init__(self, problems: Mapping[str, Reason]) -> None:
        self.problems = problems
        super().__init__(", ".join(f"{field}: {reason.code}" for field, reason in problems.items()))


class HandsMissing(FormProblems):
    """A round with hands not entered: the table decides whether to wait for them or to go on."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)
        super().__init__({f"hand-{player}": Reason("hand-missing") for player in players})


@dataclass(frozen=True)
class Clash:
    """One field that two people filled differently; `field` is "hand-p2" or "ended"."""

    field: str
    mine: str
    theirs: str
    by: str
    at: datetime | None


class Conflict(ServiceError):
    """Somebody else entered another value meanwhile; what did not clash has been saved."""

    def __init__(self, clashes: Sequence[Clash]) -> None:
        self.clashes = tuple(clashes)
        super().__init__(", ".join(clash.field for clash in clashes))
