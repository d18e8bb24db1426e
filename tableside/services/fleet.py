"""One installation in several processes: what is written in one is heard in all."""

import logging
import random
import threading
import time

from tableside.services.installation import Installation
from tableside.services.live import Broadcaster
from tableside.store import entries, moves
from tableside.store.engine import Database
from tableside.store.errors import StoreError
from tableside.store.notices import hearing

PATIENCE = 15.0
BREATH = (0.05, 0.5)

_log = logging.getLogger("tableside.fleet")


def join_fleet(installation: Installation) -> None:
    """Lets this process hear the others from its first listener on; with SQLite there are no others."""
    if not installation.database.is_sqlite:
        installation.live.before_first = Ear(installation.database, installation.live).start


class Ear:
    """Listens to the database for as long as the process lives, also when the database is away for a while."""

    def __init__(self, database: Database, live: Broadcaster) -> None:
        self._database = database
        self._live = live

    def start(self) -> None:
        """Begins in a thread of its own, which under gevent is a greenlet."""
        threading.Thread(target=self._run, name="tableside-ear", daemon=True).start()

    def _run(self) -> None:
        while not self._live.is_closed():
            try:
                self._listen()
            except StoreError as error:
                _log.warning("the listening connection was lost: %s", error)
                time.sleep(random.uniform(*BREATH))  # noqa: S311 - so that a fleet does not come back all at once

    def _listen(self) -> None:
        with hearing(self._database) as hear:
            self._catch_up()
            while not self._live.is_closed():
                notices = hear(PATIENCE)
                for notice in notices:
                    self._live.publish(notice.game, notice.version)
                if not notices:
                    self._catch_up()

    def _catch_up(self) -> None:
        """Whatever was committed before the connection stood is looked up, and again when it has been quiet for long:
        one question for all the games that this process shows."""
        watched = self._live.watched()
        if watched:
            with self._database.reading() as connection:
                newest = {**entries.versions(connection, watched), **moves.versions(connection, watched)}
            for game, version in newest.items():
                self._live.publish(game, version)
