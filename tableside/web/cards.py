"""Scorecards as HTML, made once for each version, language and address and then shared by all who look."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from flask import Flask, current_app, render_template, request

from tableside.scoring.scorecard import Scorecard
from tableside.services.access import access
from tableside.services.scorecards import scorecard
from tableside.services.sharing import links_of, view_of_rematch, view_with_version
from tableside.web.address import base_address, open_address_from
from tableside.web.here import installation
from tableside.wording.translate import current_language, has_own_digits, speaking

MOST_KEPT = 512
EXTENSION = "tableside_cards"


@dataclass(frozen=True)
class Shared:
    """What others need to join: an address to scan, one to type, and a code."""

    address: str
    home: str
    code: str


@dataclass(frozen=True)
class Look:
    """Everything besides its version that decides how a card is drawn."""

    view: str
    game: int
    language: str
    base: str
    root: str
    own_digits: bool = False


class CardShelf:
    """What was drawn last, by look, version, and what else decides it."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[Hashable, ...], str] = OrderedDict()
        self._lock = threading.Lock()

    def drawn(self, key: tuple[Hashable, ...], draw: Callable[[], str]) -> str:
        """What was drawn under this key, or is drawn now."""
        found = self.get(key)
        return found if found is not None else self._keep(key, draw())

    def get(self, key: tuple[Hashable, ...]) -> str | None:
        with self._lock:
            return self._drawn.get(key)

    def _keep(self, key: tuple[Hashable, ...], html: str) -> str:
        with self._lock:
            self._drawn[key] = html
            while len(self._drawn) > MOST_KEPT:
                self._drawn.popitem(last=False)
        return html


def init_app(app: Flask) -> None:
    app.extensions[EXTENSION] = CardShelf()


def look_of(view: str, game: int) -> Look:
    """How this request's phone sees the card."""
    return Look(view, game, current_language(), base_address(), request.root_path, has_own_digits())


def spoken(app: Flask, look: Look) -> AbstractContextManager[None]:
    """The words of this look, where there is no request whose words they would be."""
    return speaking(look.language, app.config["TRANSLATIONS"], own_digits=look.own_digits)


def drawn_card(look: Look, card: Scorecard) -> str:
    """The card as HTML; needs a request, for its addresses. Who joins only matters until there is something to see,
    so the code is looked up only then."""
    waiting = shared(look) if not card.leaders and not card.over else None
    after = view_of_rematch(installation(), look.game, card.successor) if card.successor else ""
    return _shelf().drawn((look, card.version, waiting, after), lambda: _draw(look, card, waiting, after))


def viewers_page(look: Look, card: Scorecard, kind: Hashable, draw: Callable[[], str]) -> str:
    """A page that is the same for all who only look, drawn once for each version of the card."""
    if (not card.leaders and not card.over) or card.successor:
        return draw()  # it shows how to join this game or the next, which changes without a new version
    return _shelf().drawn((look, card.version, kind), draw)


def newest_card(look: Look) -> tuple[int, str]:
    """The card as it is now, with its version."""
    card = scorecard(installation(), look.game)
    return card.version, drawn_card(look, card)


def shared(look: Look) -> Shared:
    here = installation()
    return Shared(
        address=open_address_from(look.base, "scorecard.show", view=look.view),
        home=look.base.partition("://")[2],
        code=links_of(here, access(here, look.game, None)).code.upper(),
    )


def kept_page(view: str, kind: Hashable) -> str | None:
    """The page that others have been given already, for a phone that brings nothing of its own."""
    if request.cookies:
        return None
    found = view_with_version(installation(), view)
    return _shelf().get((look_of(view, found[0]), found[1], kind)) if found else None


def _shelf() -> CardShelf:
    found: CardShelf = current_app.extensions[EXTENSION]
    return found


def _draw(look: Look, card: Scorecard, waiting: Shared | None, after: str) -> str:
    return render_template("scorecard/_card.html", card=card, view=look.view, shared=waiting, after=after)
