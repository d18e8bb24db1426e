"""The game's page: the card that everybody follows, and above it the round for those who write."""

from flask import Blueprint, Response, abort, current_app, make_response, render_template, request, session
from werkzeug import Response as AnyResponse

from tableside.services.access import VIEW
from tableside.services.sharing import find_by_view
from tableside.web import stream
from tableside.web.cards import drawn_card, kept_page, look_of, newest_card, viewers_page
from tableside.web.follow_end import handed_over
from tableside.web.here import address, installation
from tableside.web.round_view import new_round
from tableside.web.table import Table, open_table

blueprint = Blueprint("scorecard", __name__)

MOST_DIGITS = 19


@blueprint.get("/g/<view>")
def show(view: str) -> str:
    live = request.args.get("live") != "0"
    return kept_page(view, live) or _page(open_table(view), live)


def _page(table: Table, live: bool) -> str:
    look = look_of(table.view, table.who.game)

    def draw() -> str:
        card_html = drawn_card(look, table.card)
        form = handed_over(table, new_round(table))
        return render_template("game/show.html", table=table, card_html=card_html, round=form, live=live)

    only_looks = table.who.role == VIEW and not session.get("_flashes")
    return viewers_page(look, table.card, live, draw) if only_looks else draw()


@blueprint.get("/g/<view>/scorecard/live")
def live(view: str) -> AnyResponse:
    """The card alone, for a phone that has just woken up."""
    here = installation()
    with here.database.reading():
        number, html = newest_card(look_of(view, find_by_view(here, view)))
    response = make_response(html)
    response.headers["X-Version"] = str(number)
    return response


@blueprint.get("/g/<view>/events")
def events(view: str) -> Response:
    look, watcher = look_of(view, find_by_view(installation(), view)), address()
    if not current_app.extensions["tableside_seats"].has_room(watcher, look.game):
        abort(429)
    seen = request.headers.get("Last-Event-ID", request.args.get("seen", ""))
    app = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001 - outlives the request
    said = stream.events(app, look, int(seen) if seen.isdecimal() and len(seen) < MOST_DIGITS else 0, watcher)
    return Response(said, mimetype="text/event-stream", headers=stream.HEADERS)


@blueprint.get("/g/<view>/round")
def current_round(view: str) -> str:
    """The form of the round that is being played, alone."""
    table = open_table(view)
    return render_template("rounds/_current.html", table=table, round=new_round(table))


@blueprint.get("/g/<view>/flags")
def open_flags(view: str) -> str:
    """What viewers have questioned, for those who can settle it."""
    return render_template("flags/_open.html", table=open_table(view))
