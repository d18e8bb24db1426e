"""Where templates/ and static/ are: inside the installed package, or one level up in a checkout."""

from pathlib import Path

MARKER = Path("templates", "base.html")


def templates() -> Path:
    return _home() / "templates"


def static() -> Path:
    return _home() / "static"


def _home() -> Path:
    package = Path(__file__).resolve().parent
    for folder in (package, package.parent):
        if (folder / MARKER).is_file():
            return folder
    raise FileNotFoundError(f"{MARKER} is neither in {package} nor one level up: tableside is installed incompletely")
