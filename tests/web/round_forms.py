"""What a phone sends when it saves a round."""

from collections.abc import Mapping
from typing import Any

from werkzeug.test import TestResponse

from tests.web.evening import Phone


def save(phone: Phone, number: int, hands: Mapping[str, str], ended: str = "", **fields: Any) -> TestResponse:
    """Hands typed into a form that was empty when it was made."""
    typed = {f"hand-{player}": text for player, text in hands.items()}
    was = {f"was-{player}": "" for player in hands}
    return phone.post(
        "rounds", {"round": number, "key": "key", "ended": ended, "ended_was": "", **was, **typed, **fields}
    )
