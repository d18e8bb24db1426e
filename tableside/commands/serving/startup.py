"""The app with its folder and database ready, or one sentence that says why it cannot start."""

import os

from flask import Flask

from tableside import logs
from tableside.commands.opening import claim_folder, saying_why
from tableside.commands.start_error import StartError
from tableside.web import create_app
from tableside.wording.translate import gettext as _


def prepared_app(home: str | None) -> Flask:
    """The app, its database upgraded; `home` is the address that phones on this network can open."""
    logs.set_up()
    _check_proxies(os.environ.get("TABLESIDE_TRUSTED_PROXIES") or "0")
    claim_folder()
    with saying_why():
        app = create_app()
    app.config["HOME_URL"] = home
    return app


def _check_proxies(text: str) -> None:
    if not text.isdecimal():
        raise StartError(_("TABLESIDE_TRUSTED_PROXIES is a number of proxies, not “%(text)s”.", text=text))
