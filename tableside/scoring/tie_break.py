"""What places are made of: a player's record, and the key that orders records by the table's tie-break."""

import math
from dataclasses import dataclass

from tableside.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Record:
    """A player's game in numbers; `scores` are the single rounds above zero, lowest first."""

    player: str
    total: int
    zero_rounds: int
    scores: tuple[int, ...]
    rounds_played: int

    @property
    def lowest_round(self) -> int | None:
        return self.scores[0] if self.scores else None


def sort_key(record: Record, rules: RuleSet) -> tuple[float, ...]:
    """Lower is better; equal keys share a place (B21, and E16 where the text is silent)."""
    if rules.tie_break in ("shared", "extra_round"):
        return (record.total,)
    compared = record.scores if rules.tie_break == "best_rounds" else record.scores[:1]
    return (record.total, -record.zero_rounds, *compared, math.inf)
