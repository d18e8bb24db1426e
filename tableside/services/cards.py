"""Scorecards kept in memory: folded once for each version of a game."""

import threading
from collections import OrderedDict
from collections.abc import Callable

from tableside.scoring.scorecard import Scorecard


class CardCache:
    """The newest card of the games looked at last; at most `most` of them."""

    def __init__(self, most: int = 256) -> None:
        self._most = most
        self._cards: OrderedDict[int, Scorecard] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, game: int, version: int, make: Callable[[], Scorecard]) -> Scorecard:
        """The card at this version, made when it is not there."""
        with self._lock:
            card = self._cards.get(game)
        if card is None or card.version != version:
            card = make()
            self._keep(game, card)
        return card

    def _keep(self, game: int, card: Scorecard) -> None:
        with self._lock:
            self._cards[game] = card
            self._cards.move_to_end(game)
            while len(self._cards) > self._most:
                self._cards.popitem(last=False)
