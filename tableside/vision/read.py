"""Reads a photo: finds tiles, rectifies them, reads each half in two ways, keeps what holds together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

import numpy as np

from tableside.vision.bare import looks_like
from tableside.vision.candidate import Candidate, confidence, weighed
from tableside.vision.company import bear_digits, settled
from tableside.vision.decode import Picture
from tableside.vision.doubts import with_doubts
from tableside.vision.geometry import INNER, Photo, Quad, cover, reaches_edge, rectify, unrectify
from tableside.vision.layouts import HIGHEST
from tableside.vision.locate import Locator, Spot
from tableside.vision.pips import opinions
from tableside.vision.reading import Corners, Doubt, Reading, SeenTile
from tableside.vision.recut import other_cuts
from tableside.vision.regroup import regrouped
from tableside.vision.settings import Settings
from tableside.vision.tile_network import VIEWS, Answers, TileNetwork, View, flipped, merge

Shape = TypeVar("Shape", Spot, Candidate)


class Reader:
    """Both networks, ready for use by one thread at a time."""

    def __init__(self, detector: bytes, reader: bytes, settings: Settings | None = None) -> None:
        self._settings = settings or Settings()
        self._locator = Locator(detector, self._settings)
        self._network = TileNetwork(reader)

    def read(self, picture: Picture, set_max: int = HIGHEST) -> Reading:
        """Read an upright picture; numbers above `set_max` are flagged, never changed."""
        photo, shrunk = picture.pixels, picture.shrunk
        spots = self._locator.find(photo)
        accepted, suspects = self._choose(self.examine(photo, spots))
        accepted = settled(accepted, self._settings)
        down = self._face_down(spots, accepted)
        bare = self._lone_bare(photo, down, suspects, accepted)
        suspects = self._free(suspects, bare)
        tiles = [self._seen(candidate, shrunk) for candidate in accepted]
        if self._of_this_set(photo, bare, accepted):
            tiles += [replace(self._seen(candidate, shrunk), doubts=(Doubt.BARE,)) for candidate in bare]
            accepted, down, bare = accepted + bare, self._free(down, bare), []
        cut_off, named = self._left_out(photo, spots, accepted)
        suspects = self._free(suspects, cut_off)
        missed = _all_corners([*suspects, *self._free(named, [*suspects, *cut_off])], shrunk)
        asked = {Doubt.BLANK_OR_BACK: _all_corners(bare, shrunk), Doubt.CUT_OFF: _all_corners(cut_off, shrunk)}
        seen = with_doubts(tiles, {Doubt.MISSED_BESIDE: missed, **asked}, set_max, self._settings)
        return Reading(picture.size, seen, tuple(_all_corners(down, shrunk)), tuple(missed))

    def examine(self, photo: Photo, spots: list[Spot]) -> list[Candidate]:
        """Cut each shape rightly, drop what is no tile, and read the rest in several views: clear ones in fewer."""
        limit = self._settings
        first = self._look_where_free(photo, spots)
        badly_cut = [c for c in first if c.valid < limit.rightly_cut and c.found > limit.worth_a_second_cut]
        first += self._look(photo, _spots(badly_cut), VIEWS[:1])
        kept = apart([c for c in first if c.valid > limit.lowest_valid], limit.perhaps_same_tile)
        again = apart(self._look_again(photo, kept), limit.same_tile)
        clear = [c for c in again if c.clarity > limit.plain]
        unclear = [c for c in again if c.clarity <= limit.plain]
        seen = apart([*clear, *self._look(photo, _spots(unclear), VIEWS)], limit.same_tile)
        cut = apart([*seen, *self._cut_otherwise(photo, spots, seen)], limit.same_tile)
        return regrouped(cut, spots, partial(self._look, photo), limit)

    def _look_again(self, photo: Photo, seen: list[Candidate]) -> list[Candidate]:
        """Look at each where it turned out to lie: from the other end alone where that bears out what was plain."""
        least = self._settings.plain_at_once
        plain = [c for c in seen if c.clarity > least]
        pairs = zip(plain, self._look(photo, _spots(plain), VIEWS[1:2]), strict=True)
        borne_out = {id(c): turned for c, turned in pairs if turned.clarity > least and turned.numbers == c.numbers}
        rest = [c for c in seen if id(c) not in borne_out]
        return [*borne_out.values(), *self._look(photo, _spots(rest), VIEWS[:2])]

    def _cut_otherwise(self, photo: Photo, spots: list[Spot], seen: list[Candidate]) -> list[Candidate]:
        """Cut what the detector clearly sees, but nobody can read yet, in other ways, and give the best of each."""
        limit = self._settings
        plain = [c for c in seen if c.rank > limit.plainly_a_tile]
        if not plain:
            return []
        askew = self._free([spot for spot in spots if spot.face_up and spot.score > limit.worth_other_cuts], plain)
        best = [self._best_cut(photo, spot) for spot in _as_long(askew, plain, limit.sizes)[: limit.most_other_cuts]]
        return self._look(photo, _spots(best), VIEWS)

    def _best_cut(self, photo: Photo, spot: Spot) -> Candidate:
        """Cut a shape in several ways, mend the best of them, and give the one that is most surely a tile."""
        cuts = [Spot(quad, spot.score, True) for quad in other_cuts(spot.quad)]
        tried = sorted(self._look(photo, cuts, VIEWS[:1]), key=lambda c: -c.clarity)[:3]
        mended = self._look(photo, _spots(tried), VIEWS[:2])
        return max(self._look(photo, _spots(mended), VIEWS[:2]), key=lambda c: c.clarity)

    def _look_where_free(self, photo: Photo, spots: list[Spot]) -> list[Candidate]:
        """Look at the clearest spots, then at those others that do not lie on what these turned out to be."""
        bound = self._settings.worth_a_second_cut
        first = self._look(photo, [spot for spot in spots if spot.score >= bound], VIEWS[:1])
        tiles = [c for c in apart(first, self._settings.same_tile) if c.rank > bound**0.5]
        rest = self._free([spot for spot in spots if spot.score < bound], tiles)
        return first + self._look(photo, rest, VIEWS[:1])

    def _free(self, shapes: list[Shape], tiles: list[Candidate]) -> list[Shape]:
        """Give those shapes that do not lie on a tile."""
        most = self._settings.same_tile
        return [shape for shape in shapes if all(cover(shape.quad, tile.quad) <= most for tile in tiles)]

    def _look(self, photo: Photo, spots: list[Spot], views: Sequence[View]) -> list[Candidate]:
        if not spots:
            return []
        crops = [rectify(photo, spot.quad) for spot in spots]
        answers = self._network.answers([flipped(crop, view) for view in views for crop in crops])
        merged = merge([answers.part(k, len(spots)) for k in range(len(views))], views)
        return [self._candidate(spot, merged, k) for k, spot in enumerate(spots)]

    def _candidate(self, spot: Spot, answers: Answers, k: int) -> Candidate:
        shifted = np.asarray(INNER + answers.corners[k], dtype=np.float32)
        seen = opinions(answers.heat[k], self._settings)
        valid, numeral = (float(value) for value in answers.facts[k])
        chances = answers.chances[k] if numeral > 0.5 else weighed(answers.chances[k], seen, self._settings)
        return Candidate(unrectify(spot.quad, shifted), spot.score, valid, chances, numeral, seen)

    def _choose(self, candidates: list[Candidate]) -> tuple[list[Candidate], list[Candidate]]:
        """Accept tiles about as long as the surest ones, clear ones of any length; what might be one is a suspect."""
        limit, usual, company = self._settings, _usual_length(candidates), self._in_company(candidates)
        digits = bear_digits(candidates, limit)
        accepted, suspects = [], []
        for candidate in candidates:
            fits = limit.sizes[0] < candidate.length / usual < limit.sizes[1] or candidate.rank > limit.accept_alone
            if fits and candidate.rank > self._least_rank(candidate, company, digits):
                accepted.append(candidate)
            elif candidate.rank > limit.suspect:
                suspects.append(candidate)
        return accepted, suspects

    def _least_rank(self, candidate: Candidate, company: bool, digits: bool | None) -> float:
        """Ask more of what is alone and not clearly a tile, or of another set, and of blanks: much else looks so."""
        alone = not company and candidate.found * candidate.valid < self._settings.clearly_a_tile
        if alone or (digits is not None and abs(candidate.numeral - digits) > self._settings.other_kind):
            return self._settings.accept_alone
        return self._settings.accept if candidate.speaks else self._settings.accept_silent

    def _in_company(self, candidates: list[Candidate]) -> bool:
        """Say whether there is one clear tile, or two that are fairly clear."""
        first, second = sorted([*(c.rank for c in candidates), 0.0, 0.0], reverse=True)[:2]
        return first > self._settings.accept_first or second > self._settings.accept_paired

    def _seen(self, candidate: Candidate, shrunk: float) -> SeenTile:
        doubts = (Doubt.WAYS_DISAGREE,) if candidate.ways_disagree else ()
        return SeenTile(_corners(candidate.quad, shrunk), candidate.numbers, round(confidence(candidate), 3), doubts)

    def _face_down(self, spots: list[Spot], accepted: list[Candidate]) -> list[Spot]:
        """Give the backs: clearly seen, and about as long as the tiles; where there is no tile, very clearly."""
        limit = self._settings
        least = limit.accept_back if accepted else limit.accept_back_alone
        down = self._free([spot for spot in spots if not spot.face_up and spot.score > least], accepted)
        return _as_long(down, accepted, limit.backs) if accepted else down

    def _left_out(
        self, photo: Photo, spots: list[Spot], accepted: list[Candidate]
    ) -> tuple[list[Candidate], list[Candidate]]:
        """Give what was not accepted although it is clearly seen: what the edge of the picture cuts off, and the rest.

        Of the rest only what bears pips or digits that are clearly named.
        """
        limit = self._settings
        seen = self._free([spot for spot in spots if spot.face_up and spot.score > limit.cut_off], accepted)
        looked = self._look(photo, seen, VIEWS[:1])
        edge = [reaches_edge(spot.quad, photo) for spot in seen]
        cut_off = [c for c, there in zip(looked, edge, strict=True) if there and c.certainty > limit.bare]
        named = [c for c in looked if c.found > limit.overlooked and c.certainty > limit.named and sum(c.numbers) > 0]
        return cut_off, named

    def _lone_bare(
        self, photo: Photo, down: list[Spot], suspects: list[Candidate], accepted: list[Candidate]
    ) -> list[Candidate]:
        """Give the one shape, if it is only one, that may be the double-blank: it is bare, and no other was read."""
        if not accepted or any(sum(c.numbers) == 0 for c in accepted):
            return []
        backs = self._look(photo, down, VIEWS[:2])
        others = _as_long(self._free(suspects, backs), accepted, self._settings.backs)
        bare = [c for c in backs + others if sum(c.numbers) == 0 and c.certainty > self._settings.bare]
        return bare if len(bare) == 1 else []

    def _of_this_set(self, photo: Photo, bare: list[Candidate], accepted: list[Candidate]) -> bool:
        """Say whether a bare shape looks like the faces of the other tiles."""
        faces = [rectify(photo, candidate.quad) for candidate in accepted if bare]
        return any(looks_like(rectify(photo, candidate.quad), faces, self._settings) for candidate in bare)


def apart(candidates: list[Candidate], most: float) -> list[Candidate]:
    """Keep the best of candidates that cover more than a share of one another."""
    kept: list[Candidate] = []
    for candidate in sorted(candidates, key=lambda c: -c.rank):
        if all(cover(candidate.quad, other.quad) <= most for other in kept):
            kept.append(candidate)
    return kept


def _spots(candidates: list[Candidate]) -> list[Spot]:
    """Give where candidates lie, to look at them again."""
    return [Spot(candidate.quad, candidate.found, True) for candidate in candidates]


def _as_long(shapes: list[Shape], tiles: list[Candidate], shares: tuple[float, float]) -> list[Shape]:
    """Give those shapes whose length lies between two shares of the usual one of the tiles."""
    low, high = (share * _usual_length(tiles) for share in shares)
    return [shape for shape in shapes if low < shape.length < high]


def _usual_length(candidates: list[Candidate]) -> float:
    """Give the median length, each candidate weighing as much as it can be trusted."""
    if not candidates:
        return 1.0
    ordered = sorted(candidates, key=lambda c: c.length)
    trust = np.cumsum([confidence(c) ** 2 + 1e-6 for c in ordered])
    return ordered[int(np.searchsorted(trust, trust[-1] / 2))].length


def _all_corners(shapes: Sequence[Spot | Candidate], shrunk: float) -> list[Corners]:
    return [_corners(shape.quad, shrunk) for shape in shapes]


def _corners(quad: Quad, shrunk: float) -> Corners:
    a, b, c, d = ((round(float(x) * shrunk, 1), round(float(y) * shrunk, 1)) for x, y in quad)
    return a, b, c, d
