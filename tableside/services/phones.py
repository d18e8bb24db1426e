"""Phones: known again by the token in their cookie, and by no account."""

from tableside.services.errors import FormProblems
from tableside.services.installation import Installation
from tableside.services.names import clean_name, name_problem
from tableside.services.tokens import hashed, new_device_token
from tableside.store import devices


def known_phone(installation: Installation, token: str) -> int | None:
    """The phone with this token, if it has been here before."""
    if not token:
        return None
    with installation.database.reading() as connection:
        found = devices.by_hash(connection, hashed(token))
        return found.id if found else None


def new_phone(installation: Installation) -> tuple[int, str]:
    """A phone that is here for the first time, and the token for its cookie."""
    token = new_device_token()
    with installation.database.writing() as connection:
        return devices.add(connection, hashed(token), installation.now()).id, token


def name_phone(installation: Installation, device: int, name: str) -> None:
    """Gives the phone a name for the history; an empty one takes it back. Raises FormProblems."""
    cleaned = clean_name(name)
    problem = name_problem(cleaned, []) if cleaned else None
    if problem:
        raise FormProblems({"name": problem})
    with installation.database.writing() as connection:
        devices.rename(connection, device, cleaned)


def phone_name(installation: Installation, device: int) -> str:
    with installation.database.reading() as connection:
        return devices.name(connection, device)
