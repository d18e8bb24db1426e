"""A hand as pictures show it and people correct it: every tile of a set exists once, however often it is seen."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import Tile
from tableside.scoring.hand import hand_value

BLANK = Tile(0, 0)
IS_BLANK = "double-blank"
"""The doubt of a blank-blank, which no picture shows reliably: a person says whether it is one."""

Point = tuple[int, int]


@dataclass(frozen=True)
class Seen:
    """A tile in a picture, with its corners there and every doubt that nobody has answered yet; `picture` is None for
    a tile that a person added."""

    tile: Tile
    picture: int | None = None
    corners: tuple[Point, ...] = ()
    doubts: tuple[str, ...] = ()


@dataclass(frozen=True)
class PhotoHand:
    """What was seen, in the order in which it came."""

    seen: tuple[Seen, ...] = ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Each tile once."""
        return tuple(dict.fromkeys(one.tile for one in self.seen))

    def total(self, rules: RuleSet) -> int:
        return hand_value(self.tiles, rules)

    def is_again(self, k: int) -> bool:
        """An earlier picture, or a person, has shown this tile already, and so it is not counted again."""
        here = self.seen[k]
        return any(one.tile == here.tile and one.picture != here.picture for one in self.seen[:k])

    def is_twice(self, k: int) -> bool:
        """The same picture shows this tile at another place: one of the two is another tile."""
        here = self.seen[k]
        return sum(one.tile == here.tile and one.picture == here.picture for one in self.seen) > 1

    def with_seen(self, *more: Seen) -> "PhotoHand":
        return PhotoHand((*self.seen, *more))

    def added(self, tile: Tile) -> "PhotoHand":
        """With a tile that the camera missed; one that is there already stays there once."""
        return self if tile in self.tiles else self.with_seen(Seen(tile))

    def changed(self, k: int, tile: Tile) -> "PhotoHand":
        """With what a person sees in this place, and so in every other picture that was read in the same way."""
        return self._with(self._sightings(k), lambda one: replace(one, tile=tile, doubts=()))

    def confirmed(self, k: int) -> "PhotoHand":
        return self._with({k}, lambda one: replace(one, doubts=()))

    def dropped(self, k: int) -> "PhotoHand":
        """Without this tile, in whichever pictures it is."""
        gone = self._sightings(k)
        return PhotoHand(tuple(one for index, one in enumerate(self.seen) if index not in gone))

    def without_picture(self, picture: int) -> "PhotoHand":
        return PhotoHand(tuple(one for one in self.seen if one.picture != picture))

    def _sightings(self, k: int) -> set[int]:
        """The places at which pictures show the tile of this place: later ones than the first speak for themselves, and
        where a picture shows two of them nobody knows which is meant."""
        here = self.seen[k]
        if self.is_again(k) or self.is_twice(k):
            return {k}
        others = [j for j, one in enumerate(self.seen) if one.tile == here.tile and not self.is_twice(j)]
        return {k, *others}

    def _with(self, places: set[int], change: Callable[[Seen], Seen]) -> "PhotoHand":
        return PhotoHand(tuple(change(one) if index in places else one for index, one in enumerate(self.seen)))


def unanswered(hand: PhotoHand, set_max: int) -> tuple[Reason, ...]:
    """What a person has to answer before this hand counts."""
    found: list[Reason] = []
    for reason in _unanswered(hand, set_max):
        if reason not in found:
            found.append(reason)
    return tuple(found)


def _unanswered(hand: PhotoHand, set_max: int) -> Iterator[Reason]:
    if not hand.seen:
        yield Reason("photo-no-tiles")
    for k, one in enumerate(hand.seen):
        if one.tile.high > set_max:
            yield Reason("photo-above-set", {"tile": one.tile, "set_max": set_max})
        elif hand.is_twice(k):
            yield Reason("photo-tile-twice", {"tile": one.tile})
        elif IS_BLANK in one.doubts and not hand.is_again(k):
            yield Reason("photo-blank-open")
