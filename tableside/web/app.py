"""The application, put together from its parts."""

from collections.abc import Mapping
from typing import Any

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from tableside import paths
from tableside.services.fleet import join_fleet
from tableside.services.installation import Installation, require_same_secret
from tableside.store.engine import open_database
from tableside.store.migrate import migrate
from tableside.web import (
    assets,
    cards,
    compress,
    errors,
    follow_stream,
    here,
    htmx,
    i18n,
    pages,
    security,
    short_number,
    stream,
)
from tableside.web.config import settings, trusted_hosts
from tableside.web.here import EXTENSION

PARTS = (i18n, security, here, htmx, assets, cards, stream, follow_stream, short_number, pages, errors, compress)


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """The app of one installation, its database upgraded; `config` overrides what the environment says."""
    app = Flask("tableside", template_folder=str(paths.templates()), static_folder=str(paths.static()))
    app.config.update(settings(), **(config or {}))
    app.config.setdefault("TRUSTED_HOSTS", None)
    app.config["TRUSTED_HOSTS"] = app.config["TRUSTED_HOSTS"] or trusted_hosts(app.config["PUBLIC_URL"])
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    _install(app)
    for part in PARTS:
        part.init_app(app)
    _trust(app, app.config["TRUSTED_PROXIES"])
    return app


def _install(app: Flask) -> None:
    database = open_database(app.config["DATABASE_URL"])
    migrate(database)
    installation = Installation(database, app.config["SECRET_KEY"].encode())
    require_same_secret(installation)
    join_fleet(installation)
    app.extensions[EXTENSION] = installation
    app.extensions["tableside_live"] = installation.live


def _trust(app: Flask, proxies: int) -> None:
    """The word of so many proxies of our own counts about host, scheme and path prefix; nobody else's does."""
    if proxies:
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies, x_port=proxies, x_prefix=proxies
        )
