"""The folder in which one installation keeps what is its own: the database and the secret key."""

import fcntl
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

DATABASE = "tableside.sqlite3"
LEAST_SECRET = 32


class WeakSecret(Exception):
    """The key from the environment is too short to be one."""


def instance_folder(environ: Mapping[str, str]) -> Path:
    """`TABLESIDE_INSTANCE`, or `instance/` where the command is run; made when it is not there."""
    folder = Path(environ.get("TABLESIDE_INSTANCE") or "instance").expanduser().resolve()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def database_url(environ: Mapping[str, str], folder: Path) -> str:
    """`TABLESIDE_DATABASE_URL`, or SQLite in the instance folder."""
    return environ.get("TABLESIDE_DATABASE_URL") or f"sqlite:///{folder / DATABASE}"


def secret_key(environ: Mapping[str, str], folder: Path) -> str:
    """The key from which all links follow: `TABLESIDE_SECRET_KEY`, the same on every host of a fleet, or one that is
    made once in the folder and readable by nobody else. Raises WeakSecret."""
    given = environ.get("TABLESIDE_SECRET_KEY", "")
    if given and len(given) < LEAST_SECRET:
        raise WeakSecret
    return given or _own_key(folder)


def _own_key(folder: Path) -> str:
    path = folder / "secret-key"
    with suppress(FileExistsError):
        _write_once(path, secrets.token_hex(32))
    return path.read_text(encoding="ascii")


def claim(folder: Path) -> bool:
    """Whether this process is the only one that serves the folder; SQLite must have a single writer."""
    lock = os.open(folder / "serving.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return False
    return True


def _write_once(path: Path, text: str) -> None:
    """Written beside and linked into place, so that no other process ever reads half a key."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(text)
    try:
        os.link(draft, path)
    finally:
        draft.unlink()
