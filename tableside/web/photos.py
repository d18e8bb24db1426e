"""Counting tiles from pictures: for a hand of a game, or without one. A picture is read and forgotten."""

from dataclasses import replace

from flask import Blueprint, request
from werkzeug import Response

from tableside.web.here import installation
from tableside.web.photo_count import Count, acted, read_count
from tableside.web.photo_place import Place, place_of_hand, place_without_game
from tableside.web.photo_reading import sent_files, take_photos, with_photos
from tableside.web.photo_taking import keep_pictures, take_hand
from tableside.web.photo_view import photo_page
from tableside.wording.photo_errors import line_words, none_chosen

blueprint = Blueprint("photos", __name__)

PATH = "/g/<view>/rounds/<int:number>/hands/<player>/photos"


@blueprint.get("/photos")
def show() -> Response:
    return photo_page(place_without_game(request.args), Count())


@blueprint.post("/photos")
def count() -> Response:
    take_photos()
    return _counted(place_without_game(request.form))


@blueprint.get("/photos/line")
def line() -> Response:
    """Who is first, for somebody who waits."""
    before = installation().photo_line.before(request.args.get("ticket", ""))
    return Response(line_words(*before) if before else "", mimetype="text/plain")


@blueprint.get(PATH)
def show_of_hand(view: str, number: int, player: str) -> Response:
    return photo_page(place_of_hand(view, number, player), Count())


@blueprint.post(PATH)
def count_of_hand(view: str, number: int, player: str) -> Response:
    place_of_hand(view, number, player)
    take_photos()
    place = place_of_hand(view, number, player, request.form)
    act = request.form.get("act")
    if act == "keep":
        return keep_pictures(place, read_count(request.form))
    if act == "accept" and not sent_files("photo"):
        return take_hand(place, read_count(request.form))
    return _counted(place)


def _counted(place: Place) -> Response:
    """First what was tapped, then what was sent: a picture chosen before another button was tapped is not lost."""
    act, files = request.form.get("act", ""), sent_files("photo")
    count = acted(read_count(request.form), act)
    if files:
        return photo_page(place, *with_photos(replace(count, editing=None, adding=False), files, place.rules.set_max))
    if act == "read":
        return photo_page(place, count.refused(none_chosen()), 422)
    return photo_page(place, count)
