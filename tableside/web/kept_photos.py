"""A picture that the table has kept for a hand: shown to all who see the card, deleted by scorekeepers."""

from flask import Blueprint, redirect, request, url_for
from werkzeug import Response

from tableside.services.kept_photos import photo_data, remove_photo
from tableside.web.hand_view import hand_view
from tableside.web.hands import panel
from tableside.web.here import installation
from tableside.web.htmx import wants_part
from tableside.web.photos import PATH
from tableside.web.table import open_table

blueprint = Blueprint("kept_photos", __name__)


@blueprint.get(f"{PATH}/<int:photo>")
def show(view: str, number: int, player: str, photo: int) -> Response:
    table = open_table(view)
    data = photo_data(installation(), table.who.game, (number, player), photo)
    response = Response(data, mimetype="image/jpeg", headers={"Cache-Control": "private, no-cache"})
    response.add_etag()  # asked about each time, since a deleted picture must not be seen again, and sent but once
    return response.make_conditional(request)


@blueprint.post(f"{PATH}/<int:photo>")
def remove(view: str, number: int, player: str, photo: int) -> Response:
    table = open_table(view)
    remove_photo(installation(), table.who, (number, player), photo)
    if wants_part():
        return panel(hand_view(table, number, player), 200)
    return redirect(url_for("hands.show", view=view, number=number, player=player), 303)
