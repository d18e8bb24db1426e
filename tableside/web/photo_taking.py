"""A counted hand taken over into the card, and its pictures kept if the table wants them."""

from collections.abc import Iterator
from dataclasses import replace

from flask import redirect, request, url_for
from werkzeug import Response
from werkzeug.datastructures import FileStorage

from tableside.services.errors import Conflict, FormProblems
from tableside.services.kept_photos import keep_photo
from tableside.services.photo_line import LineFull
from tableside.services.photos import PhotoRefused
from tableside.services.rounds import save_hand
from tableside.store.errors import StoreError
from tableside.web.forms import not_stored, sent_key
from tableside.web.here import installation
from tableside.web.htmx import wants_part
from tableside.web.oddities import note_oddities
from tableside.web.parts import hand_saved
from tableside.web.photo_count import Count
from tableside.web.photo_place import Place
from tableside.web.photo_reading import fresh, sent_files
from tableside.web.photo_view import photo_page, unanswered_words
from tableside.web.shown import clash_sentence
from tableside.web.table import Table, open_table
from tableside.wording.photo_errors import line_full, photo_reason
from tableside.wording.photo_sentences import fault_sentence


def take_hand(place: Place, count: Count) -> Response:
    """Saves the tiles as this hand, its pictures before it, or asks again with everything still there."""
    assert place.table
    asked = unanswered_words(place, count)
    if asked:
        return photo_page(place, count.refused(*asked), 422)
    try:
        if count.keep:
            _keep(place, count)
        save_hand(installation(), place.table.who, place.where, place.holding(count.hand.tiles), sent_key())
    except (FormProblems, PhotoRefused) as refused:
        return photo_page(place, count.refused(*_worded(refused)), 422)
    except Conflict as conflict:
        clash = conflict.clashes[0]
        newer = replace(place, form=place.against(clash))
        return photo_page(newer, count.refused(clash_sentence(clash, place.table.card.names)), 409)
    except LineFull:
        return photo_page(place, count.refused(line_full()), 503)
    except StoreError as error:
        status, sentence = not_stored(error)
        return photo_page(place, count.refused(sentence), status)
    note_oddities(open_table(place.table.view), *place.where)
    return _taken(place.table)


def keep_pictures(place: Place, count: Count) -> Response:
    """Keeps what the phone sends again for that, before the hand is taken over: 204, or one sentence."""
    try:
        _keep(place, count)
    except (FormProblems, PhotoRefused) as refused:
        return Response(" ".join(_worded(refused)), 422, mimetype="text/plain")
    except LineFull:
        return Response(line_full(), 422, mimetype="text/plain")
    return Response(status=204)


def _keep(place: Place, count: Count) -> None:
    assert place.table
    for k, picture in enumerate(_pictures(count)):
        keep_photo(installation(), place.table.who, place.where, fresh(picture), f"{sent_key()}/{k}")


def _pictures(count: Count) -> Iterator[FileStorage | str]:
    """What the phone sends of those that count, each named by its number, and what was sent to a phone without a script
    and came back in the form."""
    shown = {f"{k}.jpg" for k, shot in enumerate(count.shots) if not shot.is_left_out}
    yield from (file for file in sent_files("kept") if file.filename in shown)
    yield from (shot.base64 for shot in count.shots if shot.base64)


def _worded(refused: FormProblems | PhotoRefused) -> list[str]:
    if isinstance(refused, PhotoRefused):
        return [fault_sentence(refused.fault, refused.values)]
    return [photo_reason(reason) for reason in refused.problems.values()]


def _taken(table: Table) -> Response:
    """Back to the card; a script in the panel over it gets the card's new parts."""
    card = url_for("scorecard.show", view=table.view)
    if not wants_part():
        return redirect(card, 303)
    if request.headers.get("HX-Current-URL", "").endswith("/photos"):
        return Response(status=204, headers={"HX-Redirect": card})
    return hand_saved(table.view)
