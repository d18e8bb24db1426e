"""What a page says, without the marks that keep a tile in one line."""

import re

from werkzeug.test import TestResponse


def said(answer: TestResponse) -> str:
    return re.sub(r'<span class="whole">(.*?)</span>', r"\1", answer.text)
