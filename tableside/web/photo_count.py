"""A count of tiles between two requests: it lives in the fields of its form, and nowhere else."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from werkzeug.datastructures import MultiDict

from tableside.rules.errors import RulesError
from tableside.rules.tiles import Tile, parse_tile
from tableside.services.photo_hand import IS_BLANK, PhotoHand, Point, Seen
from tableside.services.photos import ReadPhoto
from tableside.wording.photo_sentences import DOUBT_SENTENCES
from tableside.wording.photos import again_words

MOST_SEEN = 250
MOST_SHOTS = 6
KNOWN_DOUBTS = {IS_BLANK, *DOUBT_SENTENCES}

_CORNERS = r"(-?\d{1,5},-?\d{1,5}(?: -?\d{1,5},-?\d{1,5}){3})"
_SEEN = re.compile(rf"(\d{{1,2}}-\d{{1,2}})(?:@(\d):{_CORNERS})?(?:!([a-z-]+(?:,[a-z-]+)*))?")
_SHOT = re.compile(r"(\d{1,5})x(\d{1,5})/([A-Za-z0-9+/=]*)")


@dataclass(frozen=True)
class Shot:
    """A picture of this count; `base64` is empty where the phone has it and shows it by itself, and one that was left
    out has no size: the others keep their numbers."""

    size: tuple[int, int]
    base64: str = ""

    @property
    def is_left_out(self) -> bool:
        return self.size == (0, 0)

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}/{self.base64}"


@dataclass(frozen=True)
class Count:
    """What was seen and corrected so far. `editing` is the place whose tile is being corrected; `adding` says that a
    missed tile is being added, `first` is its first number."""

    hand: PhotoHand = field(default_factory=PhotoHand)
    shots: Sequence[Shot] = ()
    editing: int | None = None
    adding: bool = False
    first: int | None = None
    keep: bool = False
    said: str = ""
    problems: Sequence[str] = ()
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def with_photo(self, read: ReadPhoto, base64: str) -> "Count":
        return replace(self, hand=self.hand.with_seen(*read.seen), shots=(*self.shots, Shot(read.size, base64)))

    def without_photo(self, k: int) -> "Count":
        shots = [Shot((0, 0)) if index == k else shot for index, shot in enumerate(self.shots)]
        left = () if all(shot.is_left_out for shot in shots) else shots
        return replace(self, hand=self.hand.without_picture(k), shots=left)

    def with_tile(self, tile: Tile) -> "Count":
        said = again_words([tile]) if tile in self.hand.tiles else ""
        return replace(self, hand=self.hand.added(tile), said=said)

    def refused(self, *sentences: str) -> "Count":
        return replace(self, problems=(*self.problems, *sentences))


def read_count(sent: MultiDict[str, str]) -> Count:
    """The count as its form has it; what nobody can have sent by the form is left out."""
    shots = [shot for shot in map(_shot, sent.getlist("picture")[:MOST_SHOTS]) if shot]
    seen = [one for one in map(_seen, sent.getlist("seen")[:MOST_SEEN]) if one]
    known = [one for one in seen if one.picture is None or one.picture < len(shots)]
    return Count(PhotoHand(tuple(known)), shots, keep=sent.get("keep") == "1")


def acted(count: Count, act: str) -> Count:
    """What a tap on one of the buttons does: `edit-3`, `set-3-9-4`, `sure-3`, `drop-3`, `add`, `half-9`, `put-9-4`,
    `away-0`."""
    word, *numbers = act.split("-")
    if not all(number.isdecimal() and len(number) < 4 for number in numbers):
        return count
    return _acted(count, word, [int(number) for number in numbers])


def spelt_seen(one: Seen) -> str:
    """The field of one tile."""
    corners = " ".join(f"{x},{y}" for x, y in one.corners)
    place = "" if one.picture is None else f"@{one.picture}:{corners}"
    return f"{one.tile}{place}" + (f"!{','.join(one.doubts)}" if one.doubts else "")


def _acted(count: Count, word: str, numbers: list[int]) -> Count:
    match word, numbers:
        case "edit", [k] if k < len(count.hand.seen):
            return replace(count, editing=k)
        case "add", []:
            return replace(count, adding=True)
        case "half", [number]:
            return replace(count, adding=True, first=number)
        case "put", [one, other]:
            return count.with_tile(_tile(one, other))
        case "away", [k] if k < len(count.shots):
            return count.without_photo(k)
    return replace(count, hand=_corrected(count.hand, word, numbers))


def _corrected(hand: PhotoHand, word: str, numbers: list[int]) -> PhotoHand:
    match word, numbers:
        case "set", [k, one, other] if k < len(hand.seen):
            return hand.changed(k, _tile(one, other))
        case "sure", [k]:
            return hand.confirmed(k)
        case "drop", [k] if k < len(hand.seen):
            return hand.dropped(k)
    return hand


def _tile(one: int, other: int) -> Tile:
    return Tile(max(one, other), min(one, other))


def _shot(text: str) -> Shot | None:
    found = _SHOT.fullmatch(text)
    return Shot((int(found[1]), int(found[2])), found[3]) if found else None


def _seen(text: str) -> Seen | None:
    found = _SEEN.fullmatch(text)
    if not found:
        return None
    try:
        tile = parse_tile(found[1])
    except RulesError:
        return None
    picture = int(found[2]) if found[2] else None
    doubts = tuple(doubt for doubt in (found[4] or "").split(",") if doubt in KNOWN_DOUBTS)
    return Seen(tile, picture, tuple(_points(found[3] or "")), doubts)


def _points(text: str) -> Iterator[Point]:
    for pair in text.split():
        x, _comma, y = pair.partition(",")
        yield int(x), int(y)
