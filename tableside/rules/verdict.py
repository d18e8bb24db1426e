"""A verdict: yes, no or something else, with every clause that speaks for it."""

from collections.abc import Mapping
from dataclasses import dataclass

from tableside.rules.reason import Reason

LEGAL = "legal"
ILLEGAL = "illegal"
REQUIRED = "required"
ROUND_OVER = "round_over"
ROUND_CONTINUES = "round_continues"
SCORE = "score"
DECIDE = "decide_by_table"
NOT_APPLICABLE = "not_applicable"
NO_PENALTY = "no_penalty"
NO_ROUND_WINNER = "no_round_winner"
TAKE_BACK = "take_back"
UNKNOWN = "unknown"

STATED = "stated"
IMPLIED = "implied"
SILENT = "silent"
OPTION = "option"


@dataclass(frozen=True)
class Verdict:
    """`result` is a word above or, where somebody was asked for, a player; then `player` says so, since people may be
    called like those words. `reasons` come in order of weight.

    `cites` are clauses of the source texts, `clauses` those of the rulebook. `keep` is the option and value
    that would make a silent rule this table's own.
    """

    result: str
    basis: str
    reasons: tuple[Reason, ...]
    cites: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    instead: tuple[Reason, ...] = ()
    playable_numbers: tuple[int, ...] = ()
    needs: tuple[Reason, ...] = ()
    value: Mapping[str, int] | None = None
    suggestion: Reason | None = None
    keep: tuple[str, object] | None = None
    player: str | None = None

    @property
    def is_allowed(self) -> bool:
        return self.result in (LEGAL, REQUIRED)
