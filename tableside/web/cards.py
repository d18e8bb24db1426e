"""Scorecards as HTML, made once for each version, language and address and then shared by all who look."""

import threading
from collections import OrderedDict
from dataclasses import dataclass

from flask import Flask, current_app, render_template, request

from tableside.scoring.scorecard import Scorecard
from tableside.services.access import access
from tableside.services.scorecards import scorecard
from tableside.services.sharing import links_of
from tableside.web.address import base_address, open_address
from tableside.web.here import installation
from tableside.wording.translate import current_language

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


class CardShelf:
    """The cards drawn last, by look and version."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[Look, int], str] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, look: Look, version: int) -> str | None:
        with self._lock:
            return self._drawn.get((look, version))

    def keep(self, look: Look, version: int, html: str) -> str:
        with self._lock:
            self._drawn[look, version] = html
            while len(self._drawn) > MOST_KEPT:
                self._drawn.popitem(last=False)
        return html


def init_app(app: Flask) -> None:
    app.extensions[EXTENSION] = CardShelf()


def look_of(view: str, game: int) -> Look:
    """How this request's phone sees the card."""
    return Look(view, game, current_language(), base_address(), request.root_path)


def drawn_card(look: Look, card: Scorecard) -> str:
    """The card as HTML; needs a request, for its addresses."""
    shelf: CardShelf = current_app.extensions[EXTENSION]
    return shelf.get(look, card.version) or shelf.keep(look, card.version, _draw(look, card))


def newest_card(look: Look) -> tuple[int, str]:
    """The card as it is now, with its version."""
    card = scorecard(installation(), look.game)
    return card.version, drawn_card(look, card)


def shared(look: Look) -> Shared:
    here = installation()
    return Shared(
        address=open_address("scorecard.show", view=look.view),
        home=look.base.partition("://")[2],
        code=links_of(here, access(here, look.game, None)).code.upper(),
    )


def _draw(look: Look, card: Scorecard) -> str:
    """Who joins only matters until there is something to see, so the code is looked up only then."""
    waiting = shared(look) if not card.leaders and not card.over else None
    return render_template("scorecard/_card.html", card=card, view=look.view, shared=waiting)
