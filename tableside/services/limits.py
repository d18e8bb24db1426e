"""How much one address may do in ten minutes: enough for a club behind one router, too little to guess a code."""

import hmac
import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tableside.addresses import is_local
from tableside.services.errors import LinkUnknown, TooMany
from tableside.services.installation import Installation
from tableside.store import tallies

SECONDS = 600
EVERYBODY = "everybody"


@dataclass(frozen=True)
class Limit:
    """What may be done so often in a period, by one address and by all together."""

    name: str
    by_address: int
    by_all: int


NEW_GAMES = Limit("new-games", by_address=60, by_all=2000)
NEW_PHONES = Limit("new-phones", by_address=300, by_all=20_000)
WRONG_CODES = Limit("wrong-codes", by_address=20, by_all=600)
FLAGS = Limit("flags", by_address=60, by_all=5000)
PHOTOS = Limit("photos", by_address=240, by_all=5000)


def count(installation: Installation, limit: Limit, address: str) -> None:
    """Counts one more; raises TooMany when it is one too many."""
    period = _period(installation)
    with installation.database.writing() as connection:
        done = {
            who: tallies.count(connection, f"{limit.name}/{who}", period) for who in _counted(installation, address)
        }
    _refuse(installation, limit, done, spare=0)


@contextmanager
def guessing(installation: Installation, address: str) -> Iterator[None]:
    """A code is being typed: wrong ones are counted, right ones never, so that a full table can join at once."""
    period = _period(installation)
    with installation.database.reading() as connection:
        names = _counted(installation, address)
        done = {who: tallies.counted(connection, f"{WRONG_CODES.name}/{who}", period) for who in names}
    _refuse(installation, WRONG_CODES, done, spare=1)
    try:
        yield
    except LinkUnknown:
        count(installation, WRONG_CODES, address)
        raise


def _counted(installation: Installation, address: str) -> tuple[str, ...]:
    """A client that is this machine itself is a proxy that nobody told us of, and stands for many."""
    if not address or is_local(address):
        return (EVERYBODY,)
    return (EVERYBODY, hmac.digest(installation.secret, _network(address).encode(), "sha256").hex()[:32])


def _network(address: str) -> str:
    """One household has 2⁶⁴ addresses of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)


def _refuse(installation: Installation, limit: Limit, done: dict[str, int], spare: int) -> None:
    for who, times in done.items():
        most = limit.by_all if who == EVERYBODY else limit.by_address
        if times + spare > most:
            raise TooMany(limit.name, SECONDS - int(installation.now().timestamp()) % SECONDS)


def _period(installation: Installation) -> int:
    return int(installation.now().timestamp()) // SECONDS
