"""The result: on a page, as text and as a picture to send, and on paper."""

from flask import Blueprint, Response, render_template

from tableside.scoring.scorecard import Scorecard
from tableside.web import poster
from tableside.web.aside import aside
from tableside.web.lettering import legible
from tableside.web.paper import paper_of
from tableside.web.shown import day
from tableside.web.table import open_table
from tableside.wording.card import headline
from tableside.wording.result import evening, result_text, result_title, why_won
from tableside.wording.translate import SOURCE, speaking
from tableside.wording.translate import gettext as _

blueprint = Blueprint("result", __name__)


@blueprint.get("/g/<view>/result")
def show(view: str) -> str:
    table = open_table(view)
    when = _day(table.card)
    return render_template(
        "result/show.html",
        table=table,
        text=result_text(table.card, when),
        evening=evening(table.card, when),
        picture_height=poster.height_of(poster_of(table.card)),
    )


@blueprint.get("/g/<view>/result.txt")
def text(view: str) -> Response:
    card = open_table(view).card
    return Response(result_text(card, _day(card)) + "\n", mimetype="text/plain")


@blueprint.get("/g/<view>/result.png")
def picture(view: str) -> Response:
    drawn = aside(poster.drawn, poster_of(open_table(view).card))
    return Response(drawn, mimetype="image/png", headers={"Cache-Control": "no-store"})


@blueprint.get("/g/<view>/print")
def paper(view: str) -> str:
    table = open_table(view)
    return render_template(
        "result/print.html", table=table, paper=paper_of(table.card), evening=evening(table.card, _day(table.card))
    )


def poster_of(card: Scorecard) -> poster.Poster:
    """The picture's words, in English where no font here has the letters of the reader's language."""
    if legible(_("Chicken Foot")) == _("Chicken Foot"):
        return _poster_of(card)
    with speaking(SOURCE):
        return _poster_of(card)


def _poster_of(card: Scorecard) -> poster.Poster:
    """A name that no font here can write is told by its seat."""
    names = {one.id: legible(one.name) or _("Player %(number)s", number=one.seat + 1) for one in card.players}
    players = (
        poster.Line(one.place, names[one.player], str(one.total), one.player in card.leaders) for one in card.standings
    )
    title = result_title(card) if card.title else ""
    return poster.Poster(
        title or _("Chicken Foot"), headline(card), why_won(card), evening(card, _day(card)), tuple(players)
    )


def _day(card: Scorecard) -> str:
    return day(card.started.astimezone()) if card.started else ""
