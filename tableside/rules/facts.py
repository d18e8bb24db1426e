"""What the table knows besides the tiles in sight: who is stuck, what nobody holds, how the round ended."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tableside.rules.tiles import Tile


@dataclass(frozen=True)
class Facts:
    """Each field is as sure as the person who says it; `other` keeps whatever else was told."""

    cannot_play: frozenset[str] = frozenset()
    can_play: frozenset[str] = frozenset()
    nobody_holds: frozenset[int] = frozenset()
    in_yard: frozenset[Tile] = frozenset()
    went_out: str | None = None
    blocked: bool = False
    other: Mapping[str, object] = field(default_factory=dict)


NO_FACTS = Facts()
