"""One installation: its database, its secret, its clock, and the phones that are listening."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from tableside.services.cards import CardCache
from tableside.services.live import Broadcaster
from tableside.store.engine import Database


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class Installation:
    """What every service needs; made once at the start."""

    database: Database
    secret: bytes
    live: Broadcaster = field(default_factory=Broadcaster)
    cards: CardCache = field(default_factory=CardCache)
    now: Callable[[], datetime] = utc_now
