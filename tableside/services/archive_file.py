"""A game as it travels: its entries, the moves of followed rounds and the kept pictures, as JSON values and back."""

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Any

from tableside.rules.reason import Reason
from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.history import history
from tableside.scoring.scorecard import Scorecard
from tableside.services.errors import FormProblems
from tableside.services.follow_moves import BEGIN, KINDS, REDO, UNDO, followed
from tableside.services.kept_photos import MOST_OF_GAME
from tableside.services.photos import MOST_BYTES, PhotoRefused, fresh_jpeg
from tableside.store.moves import StoredMove
from tableside.store.photos import NewPhoto

FORMAT = "tableside-game/1"
REFERENCES = ("entry", "flag")
MOVED = "move"
_PLAIN_UID = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")
_JPEG = b"\xff\xd8\xff"
_UNREADABLE = (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError, OverflowError, PhotoRefused)


@dataclass(frozen=True)
class Brought:
    """A game from elsewhere, read and found whole."""

    uid: str
    created: datetime
    entries: Sequence[Entry]
    moves: Sequence[StoredMove] = ()
    photos: Sequence[NewPhoto] = ()


def move_as_data(move: StoredMove) -> Mapping[str, Any]:
    return {**vars(move), "data": dict(move.data), "at": move.at.isoformat()}


def photo_as_data(photo: NewPhoto) -> Mapping[str, Any]:
    jpeg = b64encode(photo.data).decode("ascii")
    width, height = photo.size
    said = {"round": photo.round, "player": photo.player, "width": width, "height": height, "jpeg": jpeg}
    return {**said, "by": photo.by, "at": photo.at.isoformat(), "key": photo.key}


def read_game(data: object) -> Brought:
    """What a line of an export holds. Raises FormProblems."""
    try:
        return _parsed(data)
    except _UNREADABLE as error:
        raise refused("import-unreadable") from error


def refused(code: str, **values: object) -> FormProblems:
    return FormProblems({"file": Reason(code, values)})


def _parsed(data: Any) -> Brought:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise refused("import-format", known=FORMAT)
    uid = data["uid"]
    _require(isinstance(uid, str) and 10 <= len(uid) <= 64 and set(uid) <= _PLAIN_UID)
    brought = [_entry(one) for one in data["entries"]]
    _require(bool(brought) and brought[0].kind is Kind.GAME_STARTED)
    _require_order(brought, REFERENCES)
    _require_pictures_named(brought)
    card = fold(brought)
    history(brought)  # reads what was taken back, too, and may be brought back here
    moves = [_move(one) for one in data.get("moves", ())]
    _require_order(moves, (MOVED,))
    _require_playable(moves, card)
    photos = [_photo(one) for one in data.get("photos", ())]
    _require(len(photos) <= MOST_OF_GAME)
    return Brought(uid, _time(data["created"]), brought, moves, photos)


def _entry(one: Any) -> Entry:
    _require_said(one)
    return Entry(one["id"], Kind(one["kind"]), one["data"], one["by"][:80], _time(one["at"]), one["key"][:128])


def _move(one: Any) -> StoredMove:
    _require_said(one)
    _require(type(one["round"]) is int and one["kind"] in KINDS)
    return StoredMove(
        one["id"], one["kind"], one["data"], one["by"][:80], _time(one["at"]), one["key"][:128], one["round"]
    )


def _photo(one: Any) -> NewPhoto:
    """Only what opens as a picture comes in."""
    width, height, number = one["width"], one["height"], one["round"]
    _require(all(type(whole) is int and 0 < whole < 2**31 for whole in (width, height, number)))
    _require(all(isinstance(one[name], str) for name in ("player", "by", "key")))
    jpeg = b64decode(one["jpeg"], validate=True)
    _require(jpeg.startswith(_JPEG) and len(jpeg) <= MOST_BYTES)
    fresh_jpeg(jpeg)
    size = (width, height)
    return NewPhoto(number, one["player"][:80], jpeg, size, one["by"][:80], _time(one["at"]), one["key"][:128])


def _require_said(one: Any) -> None:
    _require(type(one["id"]) is int and isinstance(one["key"], str) and isinstance(one["by"], str))
    _require(isinstance(one["data"], dict))


def _require_order(brought: Sequence[Entry] | Sequence[StoredMove], references: Sequence[str]) -> None:
    """Numbers that grow, keys that are used once, and references to what went before."""
    last, before = 0, set[int]()
    for one in brought:
        _require(one.id > last)
        _require(all(one.data[name] in before for name in references if name in one.data))
        before.add(one.id)
        last = one.id
    _require(len({one.key for one in brought}) == len(brought))


def _require_pictures_named(brought: Sequence[Entry]) -> None:
    """Nothing is counted from what is said of pictures, so nothing else would find out that it cannot be read."""
    for one in brought:
        if one.kind in (Kind.PHOTO_KEPT, Kind.PHOTO_REMOVED):
            _require(type(one.data["round"]) is int and 0 < one.data["round"] < 2**31)
            _require(all(isinstance(one.data[name], str) for name in ("player", "photo")))


def _require_playable(moves: Sequence[StoredMove], card: Scorecard) -> None:
    """Also what was taken back, and what was laid before following was begun anew: both may be brought back."""
    for number in {move.round for move in moves}:
        _require(0 < number < 2**31)
        of_round = [move for move in moves if move.round == number]
        followed(of_round, card)
        laid = [move for move in of_round if move.kind not in (UNDO, REDO)]
        begins = [at for at, move in enumerate(laid) if move.kind == BEGIN]
        for begin, end in pairwise((*begins, len(laid))):
            followed(laid[begin:end], card)


def _time(text: str) -> datetime:
    """An aware moment; a naive one is refused by ValueError."""
    moment = datetime.fromisoformat(text)
    _require(moment.tzinfo is not None)
    return moment


def _require(is_so: bool) -> None:
    if not is_so:
        raise ValueError
