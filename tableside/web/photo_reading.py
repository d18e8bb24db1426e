"""Pictures that come with a form: read in a thread of their own, two at a time, and added to the count."""

import base64
import binascii
from collections.abc import Sequence
from dataclasses import replace

from flask import request
from werkzeug.datastructures import FileStorage
from werkzeug.exceptions import RequestEntityTooLarge

from tableside.services import limits
from tableside.services.photo_line import LineFull
from tableside.services.photos import Jpeg, PhotoRefused, PhotoTooHeavy, ReadPhoto, fresh_jpeg, read_photo
from tableside.web.aside import aside
from tableside.web.here import address, installation
from tableside.web.photo_count import MOST_SHOTS, Count
from tableside.web.photo_marks import UNSURE, kind_of
from tableside.wording.photo_errors import line_full, too_many_pictures
from tableside.wording.photo_sentences import advice, fault_sentence
from tableside.wording.photos import seen_words

MOST_BYTES = 20 * 1024 * 1024
_STATUS = {"heavy": 413, "large": 413, "no-picture": 415}


def take_photos() -> None:
    """Lets this request, and no other, be as large as pictures are. Raises PhotoTooHeavy."""
    request.max_content_length = MOST_BYTES
    request.max_form_memory_size = MOST_BYTES
    try:
        request.form  # noqa: B018 - reads the whole request
    except RequestEntityTooLarge as error:
        raise PhotoTooHeavy from error


def sent_files(name: str) -> Sequence[FileStorage]:
    return [file for file in request.files.getlist(name) if file.filename]


def with_photos(count: Count, files: Sequence[FileStorage], set_max: int) -> tuple[Count, int]:
    """The count with what is to be seen in these files, and the status of the answer; one that cannot be read keeps
    nobody from the others."""
    status = 200
    for file in files:
        if len(count.shots) >= MOST_SHOTS:
            return count.refused(too_many_pictures(MOST_SHOTS)), 422
        try:
            count = _with_photo(count, _read(file, len(count.shots)), set_max)
        except PhotoRefused as refused:
            count = count.refused(fault_sentence(refused.fault, refused.values))
            status = _STATUS.get(refused.fault, 422)
        except LineFull:
            return count.refused(line_full()), 503
    return count, status


def fresh(file_or_base64: FileStorage | str) -> Jpeg:
    """A picture to keep, written anew. Raises PhotoRefused or LineFull."""
    data = _unpacked(file_or_base64) if isinstance(file_or_base64, str) else file_or_base64.read()
    with installation().photo_line.turn(""):
        return aside(fresh_jpeg, data)


def _unpacked(text: str) -> bytes:
    try:
        return base64.b64decode(text)
    except binascii.Error as error:
        raise PhotoRefused("broken", {}) from error


def _read(file: FileStorage, number: int) -> ReadPhoto:
    here = installation()
    limits.count(here, limits.PHOTOS, address())
    with here.photo_line.turn(request.form.get("ticket", "")):
        return aside(read_photo, file.read(), number, wants_jpeg="held" not in request.form)


def _with_photo(count: Count, read: ReadPhoto, set_max: int) -> Count:
    if not read.seen:
        return count.refused(advice(read.face_down))
    known = len(count.hand.seen)
    count = count.with_photo(read, base64.b64encode(read.jpeg).decode())
    hand = count.hand
    new = range(known, len(hand.seen))
    again = [hand.seen[k].tile for k in new if hand.is_again(k)]
    unsure = sum(kind_of(hand, k, set_max) == UNSURE for k in new)
    return replace(count, said=seen_words(len(new), unsure, again, read.face_down))
