"""Reading forms and saying what is wrong beside each field."""

import secrets
from collections.abc import Mapping

from flask import request

from tableside.rules.reason import Reason
from tableside.store.errors import StoreError, StoreFull
from tableside.wording.errors_for_people import trouble
from tableside.wording.service_errors import reason_sentence


def form_key() -> str:
    """What makes two sendings of the same form one entry."""
    return secrets.token_urlsafe(12)


def sent_key() -> str:
    return request.form.get("key", "") or form_key()


def sent(name: str) -> str:
    """A field as it was typed, without the bytes that no database keeps."""
    return request.form.get(name, "").replace("\x00", "")


def number(name: str) -> int:
    """A whole number that the page put into the form; 0 where somebody has tampered with it."""
    text = request.form.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 12 else 0


def worded(problems: Mapping[str, Reason]) -> dict[str, str]:
    """The sentence for each field."""
    return {field: reason_sentence(reason) for field, reason in problems.items()}


def not_stored(error: StoreError) -> tuple[int, str]:
    """The status and the sentence for a form that the database did not take; the form is shown again as it was."""
    status = 507 if isinstance(error, StoreFull) else 503
    said = trouble(str(status))
    return status, f"{said.title}: {said.help}"
