"""Dates and clocks as they are written where the phone is at home: English has the day first in most places."""

from collections.abc import Iterator

from babel import Locale, UnknownLocaleError
from flask import request

from tableside.wording.translate import SOURCE, current_language, current_locale


def locale_of_dates() -> Locale:
    """The English of the first region that the phone asks for; other languages as they are."""
    return next(_asked(), current_locale()) if current_language() == SOURCE else current_locale()


def _asked() -> Iterator[Locale]:
    for wanted in request.accept_languages.values():
        language, _hyphen, region = wanted.partition("-")
        if language.lower() == SOURCE and region:
            try:
                yield Locale(SOURCE, region.upper())
            except UnknownLocaleError:
                continue
