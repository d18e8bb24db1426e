"""What has changed on the game's page, for whoever changed it."""

from flask import make_response, render_template
from werkzeug import Response

from tableside.web.cards import drawn_card, look_of
from tableside.web.table import Table, open_table


def card_of(table: Table) -> str:
    """The card as this phone sees it."""
    return drawn_card(look_of(table.view, table.who.game), table.card)


def hand_saved(view: str) -> Response:
    """A hand has been saved in the panel, which closes."""
    table = open_table(view)
    response = make_response(render_template("hands/_saved.html", table=table, card_html=card_of(table)))
    response.headers["HX-Trigger"] = "hand-saved"
    return response


def changed(view: str, turned: str = "") -> Response:
    """The card and the buttons around it, put in place by htmx."""
    table = open_table(view)
    return make_response(render_template("game/_parts.html", table=table, card_html=card_of(table), turned=turned))
