"""The game as data, for spreadsheets and for other programs."""

import csv
import io

from flask import Blueprint, Response, jsonify

from tableside.services.data import Headings, card_as_data, card_as_rows
from tableside.web.table import open_table
from tableside.wording.standings import place_sentence
from tableside.wording.translate import gettext as _

blueprint = Blueprint("data", __name__)


@blueprint.get("/g/<view>.json")
def as_json(view: str) -> Response:
    return jsonify(card_as_data(open_table(view).card, place_sentence))


@blueprint.get("/g/<view>.csv")
def as_csv(view: str) -> Response:
    written = io.StringIO()
    csv.writer(written).writerows(card_as_rows(open_table(view).card, _headings()))
    response = Response("\ufeff" + written.getvalue(), mimetype="text/csv")
    response.headers["Content-Disposition"] = 'attachment; filename="scorecard.csv"'
    return response


def _headings() -> Headings:
    return Headings(
        round=_("Round"),
        double=_("Double"),
        went_out=_("Went out"),
        blocked=_("blocked"),
        joined_with=_("Joined with"),
        total=_("Total"),
        place=_("Place"),
    )
