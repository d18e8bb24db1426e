"""A PostgreSQL of the tests' own, started in a folder that goes away, or the one that TABLESIDE_TEST_POSTGRES names."""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import make_url

from tests.patience import SECONDS

THERE = "TABLESIDE_TEST_POSTGRES"
DEBIAN = Path("/usr/lib/postgresql")
SECONDS_TO_START = 30


class NoPostgres(Exception):
    """None can be had on this machine."""


class Postgres:
    """A server at an SQLAlchemy address; `own` ones can be stopped and started."""

    def __init__(self, url: str, folder: Path | None = None) -> None:
        self.url = url
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def own(self) -> bool:
        return self._folder is not None

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database that goes away after the block."""
        name = f"tableside_{secrets.token_hex(6)}"
        self.execute(f'create database "{name}"')
        try:
            yield make_url(self.url).set(database=name).render_as_string(hide_password=False)
        finally:
            self.execute(f'drop database if exists "{name}" with (force)')

    def execute(self, statement: Any) -> None:
        address = make_url(self.url).set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True, connect_timeout=SECONDS_TO_START) as connection:
            connection.execute(statement)

    def start(self) -> None:
        """Runs it and waits until it answers."""
        assert self._folder
        port = str(make_url(self.url).port)
        command = [_program("postgres"), "-D", str(self._folder / "data"), "-p", port, "-k", str(self._folder)]
        settings = ("listen_addresses=127.0.0.1", "fsync=off", "max_connections=200")
        options = [word for setting in settings for word in ("-c", setting)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen([*command, *options], stdout=log, stderr=log, **_identity())
        self._wait_until_it_answers()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT cuts every connection and ends; SIGKILL does not even say goodbye."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait(timeout=SECONDS_TO_START)
            self._process = None

    def kill(self) -> None:
        """As when the power fails: all its processes are gone at once."""
        assert self._process
        children = _children(self._process.pid)
        for number in (self._process.pid, *children):
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        self._process.wait(timeout=SECONDS_TO_START)
        self._process = None
        for number in children:
            wait_until_gone(number)

    def _wait_until_it_answers(self) -> None:
        until = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                return self.execute("select 1")
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
            time.sleep(0.05)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """The one that is there already, or one started for this; raises NoPostgres."""
    if os.environ.get(THERE):
        yield Postgres(os.environ[THERE])
        return
    folder = Path(tempfile.mkdtemp(prefix="tableside-postgres-"))
    try:
        server = _initialised(folder)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _initialised(folder: Path) -> Postgres:
    initdb = _program("initdb")
    if _identity():
        shutil.chown(folder, _identity()["user"])
    command = [initdb, "-D", str(folder / "data"), "-U", "tableside", "--auth=trust", "--no-sync", "--locale=C.UTF-8"]
    subprocess.run(
        [*command, "-E", "UTF8"], check=True, capture_output=True, cwd=folder, timeout=SECONDS, **_identity()
    )
    return Postgres(f"postgresql+psycopg://tableside@127.0.0.1:{free_port()}/postgres", folder)


def _program(name: str) -> str:
    """Debian keeps the server's programs off the path, in a folder for each version."""
    places = [str(folder) for folder in sorted(DEBIAN.glob("*/bin"), reverse=True)]
    found = shutil.which(name, path=os.pathsep.join([*places, os.environ.get("PATH", "")]))
    if found is None:
        raise NoPostgres(f"there is no PostgreSQL here: install it, or name one by {THERE}")
    return found


def _identity() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so root runs it as somebody else."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    somebody = known.get("postgres") or known["nobody"]
    return {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}


def _children(number: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(number)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def wait_until_gone(number: int) -> None:
    """What it held, a port, a lock or shared memory, is free for the next one only then."""
    until = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < until:
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        return int(listener.getsockname()[1])
