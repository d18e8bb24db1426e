"""The table of a followed round, live: drawn once for each move and language, then sent to all who look."""

import logging
import random
import time
from collections.abc import Iterator

from flask import Flask, current_app, render_template

from tableside.scoring.scorecard import Scorecard
from tableside.services.follow import followed, version
from tableside.services.scorecards import scorecard
from tableside.store.errors import StoreError
from tableside.store.moves import topic
from tableside.web.cards import CardShelf, Look, spoken
from tableside.web.follow_view import table_view
from tableside.web.here import installation
from tableside.web.stream import HEARTBEAT, LONGEST, Frame, Frames, message

SHELF, FRAMES = "tableside_tables", "tableside_table_frames"

_log = logging.getLogger("tableside")


def init_app(app: Flask) -> None:
    app.extensions[SHELF] = CardShelf()
    app.extensions[FRAMES] = Frames()


def drawn_table(look: Look) -> tuple[int, str]:
    """The newest table as HTML with its version; needs a request, for its addresses."""
    shelf: CardShelf = current_app.extensions[SHELF]
    card = scorecard(installation(), look.game)
    number = version(installation(), look.game)
    return number, shelf.drawn((look, number, card.version), lambda: _draw(look, card, number))


def events(app: Flask, look: Look, seen: int, watcher: str) -> Iterator[str]:
    """Server-sent events from the move that the phone has seen on; the table is drawn once for all who watch."""
    live = app.extensions["tableside"].live
    until = time.monotonic() + random.uniform(*LONGEST)  # noqa: S311 - spreads reconnections, hides nothing
    with app.extensions["tableside_seats"].taken(watcher, look.game), live.listening(topic(look.game)) as wait:
        yield ": welcome\n\n"
        newest = _frame(app, look, 0)
        while time.monotonic() < until and not live.is_closed():
            if newest and newest.number > seen:
                seen = newest.number
                yield newest.message
            newest = _frame(app, look, wait(seen, HEARTBEAT) or 0)
            if newest is None or newest.number <= seen:
                yield "event: heartbeat\ndata:\n\n"


def _frame(app: Flask, look: Look, number: int) -> Frame | None:
    """A database that is away for a moment is no end: the phone keeps its table."""
    frames: Frames = app.extensions[FRAMES]
    try:
        return frames.at_least(
            look, number or version(app.extensions["tableside"], look.game), lambda: _made(app, look)
        )
    except StoreError:
        _log.warning("the table of game %s found no database", look.game)
        return None


def _made(app: Flask, look: Look) -> Frame:
    base = f"http://localhost{look.root}"
    with app.test_request_context("/", base_url=base), spoken(app, look):
        number, html = drawn_table(look)
        return Frame(number, message(html, number))


def _draw(look: Look, card: Scorecard, number: int) -> str:
    now = followed(installation(), look.game)
    shown = table_view(now, card) if now else None
    return render_template("follow/_table.html", shown=shown, view=look.view, version=number, over=not card.current)
