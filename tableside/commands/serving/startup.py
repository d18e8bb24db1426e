"""The app with its folder and database ready, or one sentence that says why it cannot start."""

import os
from pathlib import Path

from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from tableside.commands.serving.start_error import StartError
from tableside.instance import claim, database_url, instance_folder
from tableside.store.errors import StoreError, StoreTooNew
from tableside.web import create_app
from tableside.wording.translate import gettext as _


def prepared_app(home: str | None) -> Flask:
    """The app, its database upgraded; `home` is the address that phones on this network can open."""
    _check_proxies(os.environ.get("TABLESIDE_TRUSTED_PROXIES") or "0")
    _claim_folder()
    try:
        app = create_app()
    except StoreTooNew as error:
        raise StartError(_("These games were kept by a newer tableside; please start that one.")) from error
    except (StoreError, SQLAlchemyError) as error:
        raise StartError(_("The database cannot be used: %(reason)s", reason=_first_line(error))) from error
    app.config["HOME_URL"] = home
    return app


def _check_proxies(text: str) -> None:
    if not text.isdecimal():
        raise StartError(_("TABLESIDE_TRUSTED_PROXIES is a number of proxies, not “%(text)s”.", text=text))


def _claim_folder() -> None:
    try:
        folder = instance_folder(os.environ)
        alone = _may_share(folder) or claim(folder)
    except OSError as error:
        raise StartError(_not_writable(error)) from error
    if not alone:
        raise StartError(_("tableside is already running with the games in %(folder)s; stop it first.", folder=folder))


def _may_share(folder: Path) -> bool:
    """Only SQLite insists on a single writer."""
    return not database_url(os.environ, folder).startswith("sqlite")


def _not_writable(error: OSError) -> str:
    folder = os.environ.get("TABLESIDE_INSTANCE") or "instance"
    return _("The games' folder %(folder)s cannot be written: %(reason)s.", folder=folder, reason=error.strerror)


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
