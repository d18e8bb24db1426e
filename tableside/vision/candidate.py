"""A shape under examination: what the detector, the tile network and the pips say about it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import Quad
from tableside.vision.pips import PipOpinion
from tableside.vision.settings import Settings

Array = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Candidate:
    """A shape under examination: what the detector and the tile network think of it."""

    quad: Quad
    found: float
    valid: float
    chances: Array
    numeral: float
    pips: tuple[PipOpinion, PipOpinion]
    settled: tuple[int, int] | None = None

    @property
    def numbers(self) -> tuple[int, int]:
        """Give the likeliest number of each half, or what the other tiles made likelier still."""
        if self.settled:
            return self.settled
        first, second = self.chances.argmax(1)
        return int(first), int(second)

    @property
    def certainty(self) -> float:
        """Give the chance that both numbers are right, by the network alone."""
        first, second = self.numbers
        return float(self.chances[0, first] * self.chances[1, second])

    @property
    def clarity(self) -> float:
        """Give the chance that it is a tile and both numbers are right, by the network alone."""
        return self.valid * self.certainty

    @property
    def length(self) -> float:
        """Give the length of the shape in pixels."""
        return float(np.linalg.norm(self.quad[1] + self.quad[2] - self.quad[0] - self.quad[3])) / 2

    @property
    def ways_disagree(self) -> bool:
        """Say whether the pips, looked at one by one, rule these numbers out; digits have no pips to count."""
        allowed = all(opinion.allows(n) for opinion, n in zip(self.pips, self.numbers, strict=True))
        return self.numeral < 0.5 and not allowed

    @property
    def speaks(self) -> bool:
        """Say whether pips speak for a tile: there are some, as many as the network says; or there are digits."""
        counted = self.numeral > 0.5 or tuple(opinion.count for opinion in self.pips) == self.numbers
        return sum(self.numbers) > 0 and counted

    @property
    def known_layouts(self) -> bool:
        """Say whether the pips of both halves are as many as they should be, and lie as some maker puts them."""
        counted = zip(self.pips, self.numbers, strict=True)
        return self.numeral > 0.5 or all(opinion.known_layout and opinion.count == n for opinion, n in counted)

    @property
    def rank(self) -> float:
        """Order candidates that overlap."""
        return float(self.found**0.5 * self.valid * self.certainty**0.5)


def weighed(chances: Array, pips: tuple[PipOpinion, PipOpinion], settings: Settings) -> Array:
    """Let pips in a known layout tip the scales between numbers that the network can imagine.

    They weigh more where they leave nothing else open.
    """
    tipped = chances.copy()
    for half, opinion in enumerate(pips):
        if opinion.known_layout:
            tipped[half, opinion.count] *= settings.pip_weight if opinion.is_clear else settings.pip_weight_open
    return np.asarray(tipped / tipped.sum(1, keepdims=True), dtype=np.float32)


def confidence(candidate: Candidate) -> float:
    """Join what detector, network and pips think: near 1 only where all of them agree.

    Where the pips, looked at one by one, come to the same numbers, the network need not be quite so certain of them.
    """
    certainty, agreed = candidate.certainty, 0.9
    if candidate.numeral > 0.5:
        agreed = 0.85  # digits are read in one way only
    elif candidate.ways_disagree:
        agreed = 0.5
    elif candidate.known_layouts:
        certainty, agreed = certainty**0.5, 1.0
    return float(candidate.found**0.3 * candidate.valid**2 * certainty * agreed)
