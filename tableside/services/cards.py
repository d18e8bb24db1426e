"""Scorecards kept in memory: folded once for each version of a game, and from the version before on."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence

from tableside.scoring.entries import Entry
from tableside.scoring.folded import Folded, fold_all, fold_on


class CardCache:
    """The newest card of the games looked at last, with what it was folded from; at most `most` of them."""

    def __init__(self, most: int = 256) -> None:
        self._most = most
        self._cards: OrderedDict[int, Folded] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, game: int, version: int, entries_after: Callable[[int], Sequence[Entry]]) -> Folded:
        """The card at this version; `entries_after` gives what was entered after an entry, from its id on."""
        with self._lock:
            kept = self._cards.get(game)
        if kept is not None and kept.card.version == version:
            return kept
        if kept is None or kept.card.version > version:
            return self._keep(game, fold_all(entries_after(0)))
        return self._keep(game, fold_on(kept, entries_after(kept.card.version)))

    def _keep(self, game: int, folded: Folded) -> Folded:
        with self._lock:
            self._cards[game] = folded
            self._cards.move_to_end(game)
            while len(self._cards) > self._most:
                self._cards.popitem(last=False)
        return folded
