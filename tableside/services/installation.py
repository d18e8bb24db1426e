"""One installation: its database, its secret, its clock, and the phones that are listening."""

import hmac
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from tableside.services.cards import CardCache
from tableside.services.errors import SecretDiffers
from tableside.services.live import Broadcaster
from tableside.services.photo_line import PhotoLine
from tableside.store import settings
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
    photo_line: PhotoLine = field(default_factory=PhotoLine)
    now: Callable[[], datetime] = utc_now


def require_same_secret(installation: Installation) -> None:
    """Links follow from the secret: a process that has another one would show links that open nothing.
    Raises SecretDiffers."""
    mark = hmac.digest(installation.secret, b"tableside", "sha256").hex()
    with installation.database.writing() as connection:
        if not hmac.compare_digest(settings.agreed(connection, "secret_mark", mark), mark):
            raise SecretDiffers
