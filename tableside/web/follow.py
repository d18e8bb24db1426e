"""Following the round: the tiles as they lie on the table, on every phone."""

from dataclasses import replace

from flask import Blueprint, Response, abort, current_app, redirect, render_template, request, url_for
from werkzeug import Response as AnyResponse

from tableside.rules.errors import RulesError
from tableside.rules.tiles import parse_tile
from tableside.services import follow
from tableside.services.follow import Refused, Wish
from tableside.services.follow_moves import LAY, Followed
from tableside.web import follow_stream, stream
from tableside.web.cards import look_of
from tableside.web.follow_view import Choice, as_text, choice, tray
from tableside.web.forms import sent_key
from tableside.web.here import address, installation
from tableside.web.htmx import wants_part
from tableside.web.referee_table import who_asks
from tableside.web.table import Table, open_table
from tableside.wording.error_sentence import error_sentence

blueprint = Blueprint("follow", __name__)

MOST_DIGITS = 19


@blueprint.get("/g/<view>/layout")
def show(view: str) -> str:
    return _page(open_table(view))


@blueprint.get("/g/<view>/layout/live")
def live(view: str) -> str:
    """The table alone, for a phone that has just woken up."""
    return follow_stream.drawn_table(look_of(view, open_table(view).who.game))[1]


@blueprint.get("/g/<view>/layout/tray")
def buttons(view: str) -> str:
    """The tiles and buttons alone, after somebody else has moved."""
    return _page(open_table(view), template="follow/_moves.html")


@blueprint.get("/g/<view>/layout/events")
def events(view: str) -> Response:
    look, watcher = look_of(view, open_table(view).who.game), address()
    if not current_app.extensions["tableside_seats"].has_room(watcher, look.game):
        abort(429)
    seen = request.headers.get("Last-Event-ID", request.args.get("seen", ""))
    app = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001 - outlives the request
    said = follow_stream.events(app, look, int(seen) if seen.isdecimal() and len(seen) < MOST_DIGITS else 0, watcher)
    return Response(said, mimetype="text/event-stream", headers=stream.HEADERS)


@blueprint.post("/g/<view>/layout/moves")
def move(view: str) -> AnyResponse | str:
    table = open_table(view)
    template = "follow/_moves.html" if wants_part() else "follow/show.html"
    try:
        chosen = _choice_or_move(table)
    except RulesError as error:
        return _page(table, template=template, problem=error_sentence(error))
    if chosen or wants_part():
        return _page(table, chosen, template)
    return redirect(url_for("follow.show", view=view), 303)


def _choice_or_move(table: Table) -> Choice | None:
    """A tile that still has to be placed or that the rules object to; None once the move is made."""
    now = follow.followed(installation(), table.who.game)
    tile = request.form.get("tile", "")
    if now and tile and "onto" not in request.form:
        return choice(now, parse_tile(tile))
    if "typed" in request.form:
        follow.lay_out(installation(), table.who, request.form["typed"], sent_key())
        return None
    wish = _wish()
    try:
        follow.move(installation(), table.who, wish, sent_key())
    except Refused as refused:
        return _objection(table, now, wish, refused)
    return None


def _wish() -> Wish:
    """A button says it all in one word where it can: `6-3@6-6`."""
    form = dict(request.form.items())
    tile, at, onto = form.pop("lay", "").partition("@")
    values = {**form, "tile": tile, "onto": onto, "kind": LAY} if at else form
    kind, force, seen = values.pop("kind", ""), bool(values.pop("force", "")), values.pop("seen", "")
    values.pop("key", "")
    return Wish(kind, values, force, int(seen) if seen.isdecimal() and len(seen) < MOST_DIGITS else 0)


def _objection(table: Table, now: Followed | None, wish: Wish, refused: Refused) -> Choice:
    assert now
    answer = who_asks(table.view).answer(refused.verdict)
    shown = Choice(refused.tile, (), None, answer, refused.onto, wish.kind)
    if refused.tile is None:
        return shown
    return replace(shown, drawing=choice(now, refused.tile).drawing)


def _page(table: Table, chosen: Choice | None = None, template: str = "follow/show.html", problem: str = "") -> str:
    now = follow.followed(installation(), table.who.game)
    number, drawn = follow_stream.drawn_table(look_of(table.view, table.who.game))
    return render_template(
        template,
        table=table,
        asking=who_asks(table.view),
        now=now,
        may=follow.may_follow(table.who) and table.card.current is not None,
        table_html=drawn,
        version=number,
        tray=tray(now) if now else (),
        text_of=as_text(now) if now else "",
        choice=chosen,
        problem=problem,
        live=request.args.get("live") != "0",
    )
