"""What a phone sends when it counts a hand."""

import io
import re
from collections.abc import Sequence
from typing import Any

from werkzeug.test import TestResponse

from tableside.rules.tiles import Tile, parse_tile
from tests.web.evening import Phone

HAND = "rounds/1/hands/p2/photos"


def send(phone: Phone, data: bytes, path: str = HAND, name: str = "photo.jpg", **fields: Any) -> TestResponse:
    """One picture, chosen and sent by the button for it."""
    return phone.post(path, {"act": "read", "photo": (io.BytesIO(data), name), **fields})


def tap(phone: Phone, page: TestResponse, act: str, path: str = HAND, **fields: Any) -> TestResponse:
    """A button of the form as that page has it."""
    return phone.post(path, {"seen": seen(page), "picture": pictures(page), "act": act, **fields})


def seen(page: TestResponse) -> Sequence[str]:
    return re.findall(r'name="seen" value="([^"]*)"', page.text)


def pictures(page: TestResponse) -> Sequence[str]:
    return re.findall(r'name="picture" value="([^"]*)"', page.text)


def tiles(page: TestResponse) -> list[Tile]:
    return [parse_tile(re.split("[@!]", one)[0]) for one in seen(page)]


def total(page: TestResponse) -> int:
    found = re.search(r'photo-total">(\d+)<', page.text)
    assert found
    return int(found[1])


def problems(page: TestResponse) -> list[str]:
    return re.findall(r'class="problem"[^>]*>([^<]*)<', page.text)
