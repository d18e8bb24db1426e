"""What nobody sends who means well: odd methods, texts, fields, headers and types, for every route there is."""

import os
import tempfile
from collections.abc import Mapping
from urllib.parse import quote, quote_from_bytes

import pytest
from werkzeug.routing import Rule

from tableside.web import create_app
from tableside.web.here import EXTENSION

METHODS = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "NONSENSE")

TEXTS = (
    "", " ", "0", "-1", "25", "9" * 5000, "1e9", "12+11+7", "१२", "\x00", "a\r\nSet-Cookie: x=1",
    "' or 1=1 --", "<b>&\"'",
    "=1+1", "../../etc/passwd", "%s%n{0}{{7*7}}", "\ud83d", "🐔" * 50, "\u202egod", "p1", "p2", "p99", "score", "view",
    "blocked", "9-9", "12-12", "6-4 9-9 0-0", "x" * 20_000,
)  # fmt: skip
FIELDS = (
    "round", "hand-p1", "hand-p2", "was-p2", "tiles-p2", "missed-p2", "ended", "ended_was", "double", "finder", "then",
    "key", "entry", "accept", "act", "player", "name", "names", "order", "move", "points", "note",
    "link", "which", "code",
    "language", "back", "preset", "shown_preset", "set_max", "title", "add", "tile", "onto", "kind", "remove", "phone",
    "hand_size", "rounds", "round_list", "target_total", "option", "value", "question", "seen", "live", "photo",
    "ticket",
)  # fmt: skip
HEADERS = ("Last-Event-ID", "Accept-Language", "Accept-Encoding", "HX-Request", "Range", "If-None-Match", "Cookie",
           "X-Forwarded-For", "Content-Type", "Origin", "Sec-Fetch-Site", "User-Agent", "Referer")  # fmt: skip
TYPES = ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data",
         "application/json",
         "text/plain; charset=nonsense", "application/x-www-form-urlencoded; charset=utf-16", "")  # fmt: skip

TOO_MUCH = b"a=" + b"b" * 70_000


def routes() -> list[Rule]:
    """Every route of the app."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "TABLESIDE_INSTANCE", folder)
        app = create_app({"DATABASE_URL": f"sqlite:///{folder}/db"})
        app.extensions[EXTENSION].database.close()
    return sorted(app.url_map.iter_rules(), key=lambda rule: rule.rule)


def right_parts(view: str, code: str) -> Mapping[str, str]:
    """What belongs into the addresses of a game's pages."""
    return {
        "view": view, "number": "1", "player": "p2", "flag": "3", "which": "score", "token": "x", "photo": "1",
        "code": code, "name": "x.css", "filename": "icon.svg", "question": "play", "preset": "trains", "language": "ne",
    }  # fmt: skip


def address(rule: Rule, parts: Mapping[str, str]) -> str:
    """A route's address with these parts in it."""
    path = rule.rule
    for name in rule.arguments:
        for kind in ("", "int:", "path:"):
            path = path.replace(f"<{kind}{name}>", parts[name])
    return path


def quoted(said: str) -> str:
    return quote(said.encode("utf-8", "surrogatepass")[:3000], safe="")


def header_value(said: str) -> str:
    """What of it can travel in a header."""
    return "".join(sign for sign in said if 31 < ord(sign) < 127)[:4000]


def urlencoded(form: Mapping[str, str]) -> bytes:
    pairs = ((name, value.encode("utf-8", "surrogatepass")) for name, value in form.items())
    return "&".join(f"{name}={quote_from_bytes(value)}" for name, value in pairs).encode()
