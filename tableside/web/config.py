"""What an installation can set: taken from the environment, changed by whoever makes the app."""

import os
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from tableside.instance import database_url, instance_folder, secret_key

SMALL_BODY = 64 * 1024


def settings(environ: Mapping[str, str] = os.environ) -> dict[str, Any]:
    """Flask's configuration of one installation, by the TABLESIDE_… variables."""
    folder = instance_folder(environ)
    return {
        "DATABASE_URL": database_url(environ, folder),
        "SECRET_KEY": secret_key(environ, folder),
        "PUBLIC_URL": environ.get("TABLESIDE_PUBLIC_URL", "").rstrip("/"),
        "TRUSTED_PROXIES": int(environ.get("TABLESIDE_TRUSTED_PROXIES") or 0),
        "TRANSLATIONS": None,
        "MAX_CONTENT_LENGTH": SMALL_BODY,
        "SESSION_COOKIE_SAMESITE": "Lax",
        "SESSION_COOKIE_NAME": "tableside_said",
    }


def trusted_hosts(public_url: str) -> list[str] | None:
    """Where a public address is set, only it and the machine itself are answered."""
    host = urlsplit(public_url).hostname
    return [host, "localhost", "127.0.0.1", "[::1]"] if host else None
