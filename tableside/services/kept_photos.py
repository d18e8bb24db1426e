"""Pictures that a table keeps as evidence for a hand: seen by all who see the card, taken away by scorekeepers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from tableside.rules.reason import Reason
from tableside.scoring.entries import Kind
from tableside.services.access import Access
from tableside.services.errors import FormProblems, NotFound
from tableside.services.installation import Installation
from tableside.services.photos import Jpeg
from tableside.services.writing import content_key, writing
from tableside.store import photos
from tableside.store.photos import NewPhoto

MOST_OF_HAND = 4
MOST_OF_GAME = 120

Hand = tuple[int, str]


@dataclass(frozen=True)
class KeptPhoto:
    """What stands beside a kept picture."""

    id: int
    size: tuple[int, int]
    by: str
    at: datetime


def keep_photo(installation: Installation, who: Access, hand: Hand, jpeg: Jpeg, key: str) -> None:
    """Keeps a picture for a hand, once for each request, also one that was deleted since. Raises FormProblems where
    there are too many."""
    number, player = hand
    who.require_enter(player)
    request = content_key(key, [hand, jpeg.data.hex()])
    with writing(installation, who) as pen:
        if pen.has_written(request) or photos.has(pen.connection, who.game, request):
            return
        _refuse_too_many(photos.count(pen.connection, who.game, number, player))
        new = NewPhoto(number, player, jpeg.data, jpeg.size, who.by, installation.now(), request)
        photos.add(pen.connection, who.game, new)
        pen.write(Kind.PHOTO_KEPT, _said(hand, request), request)


def photos_of_hand(installation: Installation, game: int, hand: Hand) -> Sequence[KeptPhoto]:
    """Oldest first."""
    with installation.database.reading() as connection:
        rows = photos.of_hand(connection, game, *hand)
    return [KeptPhoto(row.id, (row.width, row.height), row.by, row.at) for row in rows]


def photo_data(installation: Installation, game: int, hand: Hand, photo: int) -> bytes:
    """The JPEG itself; raises NotFound."""
    with installation.database.reading() as connection:
        found = photos.data(connection, game, hand, photo)
    if found is None:
        raise NotFound
    return found


def remove_photo(installation: Installation, who: Access, hand: Hand, photo: int) -> None:
    """Takes a picture away for good; one that is gone already stays away."""
    who.require_score()
    with writing(installation, who) as pen:
        key = photos.key(pen.connection, who.game, hand, photo)
        if key is not None:
            photos.remove(pen.connection, who.game, hand, photo)
            pen.write(Kind.PHOTO_REMOVED, _said(hand, key), content_key(key, "removed"))


def _said(hand: Hand, key: str) -> Mapping[str, object]:
    """What the history says of a picture: whose it is, and its key, never what is to be seen."""
    number, player = hand
    return {"round": number, "player": player, "photo": key}


def _refuse_too_many(counts: tuple[int, int]) -> None:
    of_hand, of_game = counts
    if of_hand >= MOST_OF_HAND:
        raise FormProblems({"keep": Reason("photos-of-hand", {"most": MOST_OF_HAND})})
    if of_game >= MOST_OF_GAME:
        raise FormProblems({"keep": Reason("photos-of-game", {"most": MOST_OF_GAME})})
