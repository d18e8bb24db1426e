"""Style and script: many small files in the tree, one of each on the wire, named by content and kept for ever."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

from flask import Blueprint, Flask, Response, abort, current_app, url_for

blueprint = Blueprint("assets", __name__)

STYLE = (
    "tokens",
    "base",
    "table",
    "button",
    "field",
    "chip",
    "tile",
    "notice",
    "home",
    "scorecard",
    "round",
    "panel",
    "pages",
    "sharing",
    "players",
    "history",
    "result",
    "layout",
    "follow",
    "referee",
    "rulebook",
    "photos",
    "print",
)
ALONE = ("photos", "rulebook")  # scripts of a few pages, which the others do not load
SCRIPT = ("vendor/htmx-4.0.1.min.js", "vendor/hx-sse-4.0.1.min.js")
TYPES = {"css": "text/css", "js": "text/javascript"}


class Bundle:
    """The files of one kind, joined in order."""

    def __init__(self, kind: str, files: Sequence[Path]) -> None:
        self.kind = kind
        self.text = "\n".join(map(as_sent, files))
        self.name = f"{hashlib.sha256(self.text.encode()).hexdigest()[:12]}.{kind}"


def as_sent(file: Path) -> str:
    """What a phone gets of a file."""
    text = lean(file.read_text(encoding="utf-8"))
    return tight(text) if file.suffix == ".css" else text


def lean(text: str) -> str:
    """Comments on lines of their own, and the space before a line, are for those who read the tree."""
    lines = map(str.strip, text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def tight(style: str) -> str:
    """No space is needed around the signs of a style sheet, but before a colon, where it says "any part of"."""
    for loose, close in ((" {", "{"), ("{ ", "{"), (": ", ":"), ("; ", ";"), (", ", ","), (" }", "}"), (";}", "}")):
        style = style.replace(loose, close)
    return style


def init_app(app: Flask) -> None:
    static = Path(app.static_folder or "")
    style = Bundle("css", [static / "css" / f"{name}.css" for name in STYLE])
    common = [path for path in sorted((static / "js").glob("*.js")) if path.stem not in ALONE]
    script = Bundle("js", [*(static / name for name in SCRIPT), *common])
    alone = {name: Bundle("js", [static / "js" / f"{name}.js"]) for name in ALONE}
    app.extensions["tableside_assets"] = {bundle.name: bundle for bundle in (style, script, *alone.values())}
    app.register_blueprint(blueprint)
    app.jinja_env.globals.update(
        style_url=lambda: url_for("assets.bundle", name=style.name),
        script_url=lambda: url_for("assets.bundle", name=script.name),
        script_alone_url=lambda name: url_for("assets.bundle", name=alone[name].name),
    )


@blueprint.get("/assets/<name>")
def bundle(name: str) -> Response:
    found = current_app.extensions["tableside_assets"].get(name)
    if found is None:
        abort(404)
    response = Response(found.text, mimetype=TYPES[found.kind])
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return response
