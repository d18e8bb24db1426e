"""Numbers in addresses: no longer than anything that we count, so that none is too large for a database."""

from flask import Flask
from werkzeug.routing import IntegerConverter


class ShortNumber(IntegerConverter):
    """A whole number of at most nine digits; behind a longer one there is no page."""

    regex = r"\d{1,9}"


def init_app(app: Flask) -> None:
    app.url_map.converters["int"] = ShortNumber
