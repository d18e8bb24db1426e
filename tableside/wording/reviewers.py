"""Who has reviewed a translation: native speakers only."""

import functools
import tomllib
from collections.abc import Sequence

from tableside.wording.translate import TRANSLATIONS


def reviewers(language: str) -> Sequence[str]:
    """Names, with the day of their review; none where nobody has read everything yet."""
    return _all_reviewers().get(language, [])


@functools.cache
def _all_reviewers() -> dict[str, list[str]]:
    return tomllib.loads((TRANSLATIONS / "reviewers.toml").read_text(encoding="utf-8"))
