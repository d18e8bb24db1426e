"""What a picture has shown, in words."""

from collections.abc import Sequence

from tableside.rules.tiles import Tile
from tableside.wording.lists import side_by_side
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def seen_words(tiles: int, unsure: int, again: Sequence[Tile], face_down: int) -> str:
    """What a new picture has brought, for eyes and ears."""
    said = [
        ngettext("%(num)s tile was seen.", "%(num)s tiles were seen.", tiles),
        _look_words(unsure),
        again_words(again),
        face_down_words(face_down),
    ]
    return " ".join(filter(None, said))


def again_words(again: Sequence[Tile]) -> str:
    if not again:
        return ""
    return _("Seen before, and counted once: %(tiles)s.", tiles=side_by_side(again))


def face_down_words(face_down: int) -> str:
    if not face_down:
        return ""
    return ngettext(
        "%(num)s tile lies face down and is not counted.",
        "%(num)s tiles lie face down and are not counted.",
        face_down,
    )


def _look_words(unsure: int) -> str:
    if not unsure:
        return _("Are all numbers right?")
    return ngettext("%(num)s of them needs a look.", "%(num)s of them need a look.", unsure)
