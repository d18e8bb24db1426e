"""What is wrong with a photo, or doubtful about a tile in it, in words; by the codes that the reader gives."""

from collections.abc import Callable, Mapping
from typing import Any

from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def fault_sentence(fault: str, values: Mapping[str, Any]) -> str:
    """One sentence for a file that was refused."""
    return FAULT_SENTENCES[fault](values)


def doubt_sentence(doubt: str) -> str:
    """One sentence for a reason to look at a tile again."""
    return DOUBT_SENTENCES[doubt]()


def advice(face_down: int) -> str:
    """What to do when no tile was seen."""
    if face_down:
        return ngettext(
            "No tiles were seen face up; %(num)s lies face down. Turn it over and try again.",
            "No tiles were seen face up; %(num)s lie face down. Turn them over and try again.",
            face_down,
        )
    return _("No tiles were seen. Go closer, get more light, and spread the tiles out.")


FAULT_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "empty": lambda values: _("The file is empty."),
    "heavy": lambda values: _("The file is larger than %(megabytes)s MB; send a smaller picture.", **values),
    "no-picture": lambda values: _("This is no picture that can be opened; send a JPEG, PNG, WebP, HEIC or AVIF."),
    "large": lambda values: _("The picture has more than %(megapixels)s megapixels; send a smaller one.", **values),
    "broken": lambda values: _("The picture is damaged or was not sent completely; send it again."),
}

DOUBT_SENTENCES: Mapping[str, Callable[[], str]] = {
    "faint": lambda: _("This tile is hard to see."),
    "ways-disagree": lambda: _("Two ways of counting its pips give different numbers."),
    "repeated": lambda: _("The same tile seems to be in the picture twice."),
    "all-blank": lambda: _("Only a blank tile was seen; is it a domino?"),
    "above-set": lambda: _("This set has no number as high as that."),
    "missed-beside": lambda: _("There may be another tile near this one."),
    "blank-or-back": lambda: _("A tile without pips lies near this one: is it the double-blank, or face down?"),
    "cut-off": lambda: _("A tile near this one is cut off by the edge of the picture and was not counted."),
    "bare": lambda: _("No pips are to be seen on this tile; it may lie face down."),
}
