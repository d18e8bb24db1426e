"""A tile written in a sentence stays in one line: 9-4 is never broken after its hyphen."""

import re

from markupsafe import Markup, escape

_TILE = re.compile(r"\b\d{1,2}-\d{1,2}\b")


def unbroken(sentence: str) -> Markup:
    return Markup(_TILE.sub(r'<span class="whole">\g<0></span>', str(escape(sentence))))  # noqa: S704 - escaped above
