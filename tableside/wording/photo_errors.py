"""What stands between a picture and a hand, in words: what must be answered, who is first in line, what is too much."""

from collections.abc import Callable, Mapping
from typing import Any

from tableside.rules.reason import Reason
from tableside.wording.service_errors import reason_sentence
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def photo_reason(reason: Reason) -> str:
    """One sentence for a reason that a hand cannot be taken yet, or not at all."""
    sentence = PHOTO_SENTENCES.get(reason.code)
    return sentence(reason.values) if sentence else reason_sentence(reason)


def line_words(reading: int, waiting: int) -> str:
    """`Two other pictures are being read; yours is next.`"""
    if not waiting:
        return ngettext(
            "%(num)s other picture is being read; yours is next.",
            "%(num)s other pictures are being read; yours is next.",
            reading,
        )
    return ngettext(
        "%(num)s picture was here before yours, and is read first.",
        "%(num)s pictures were here before yours, and are read first.",
        reading + waiting,
    )


def line_full() -> str:
    return _("Too many pictures are waiting to be read. Send yours again in a few seconds.")


def none_chosen() -> str:
    return _("Take or choose a picture first.")


def too_many_pictures(most: int) -> str:
    return ngettext(
        "One hand is counted from %(num)s picture at most.", "One hand is counted from %(num)s pictures at most.", most
    )


PHOTO_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "photo-no-tiles": lambda values: _("There is no tile yet: take a picture, or add the tiles by hand."),
    "photo-tile-twice": lambda values: _(
        "%(tile)s is there twice, but a set has it once: tap the one that is another tile.", **values
    ),
    "photo-above-set": lambda values: _(
        "%(tile)s is in no double-%(set_max)s set: tap it and say which tile it is.", **values
    ),
    "photo-blank-open": lambda values: _("Say first whether the blank tile is the double-blank."),
    "photos-of-hand": lambda values: ngettext(
        "%(num)s picture is kept of this hand already: a scorekeeper can delete it.",
        "%(num)s pictures are kept of this hand already: a scorekeeper can delete one.",
        values["most"],
    ),
    "photos-of-game": lambda values: ngettext(
        "%(num)s picture is kept of this game already: a scorekeeper can delete it.",
        "%(num)s pictures are kept of this game already: a scorekeeper can delete some.",
        values["most"],
    ),
}
