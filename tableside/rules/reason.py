"""Why something is so: a code and its values, of which the wording layer makes a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """`Reason("foot.complete-first", {"double": Tile(6, 6), "toes": 2})`: language comes later."""

    code: str
    values: Mapping[str, object] = field(default_factory=dict)
