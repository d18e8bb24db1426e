"""Phones that save one score after another, and keep sending the same one until it has been answered."""

import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPException

from tests.remote import Remote

PAUSE = 0.02


@dataclass
class Writer:
    """One phone with a game of its own. What was answered with 303 is acknowledged."""

    phone: Remote
    game: str
    name: str
    acknowledged: list[int] = field(default_factory=list)
    failures: int = 0

    def run(self, done: threading.Event) -> None:
        """Goes on until `done`, and then until the last one is answered."""
        while not done.is_set():
            self._save(len(self.acknowledged) + 1)

    def _save(self, turn: int) -> None:
        points = _points(turn)
        fields = {
            "hand-p2": str(points),
            "was-p2": str(_points(turn - 1)) if turn > 1 else "",
            "key": f"{self.name}-{turn}",
        }
        while not self._sent(fields):
            self.failures += 1
            time.sleep(PAUSE)
        self.acknowledged.append(points)

    def _sent(self, fields: dict[str, str]) -> bool:
        try:
            status = self.phone.post(f"{self.game}/rounds/1/hands/p2", fields).status
        except (OSError, HTTPException):
            return False
        assert status in {303, 503}, status
        return status == 303


def _points(turn: int) -> int:
    """Never twice the same in a row, and within what a hand can hold."""
    return turn % 97 + 1
