"""Why a game from elsewhere cannot be taken in."""

from collections.abc import Callable, Mapping
from typing import Any

from tableside.wording.translate import gettext as _


def _format(values: Mapping[str, Any]) -> str:
    return _("This is no game that tableside exported: “format” should be “%(known)s”.", known=values["known"])


def _unreadable(_values: Mapping[str, Any]) -> str:
    return _("This game is damaged: its entries cannot be read. Nothing of it was kept.")


def _diverged(_values: Mapping[str, Any]) -> str:
    return _("This game is here already and went on differently; the two are not mixed, and nothing was changed.")


ARCHIVE_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "import-format": _format,
    "import-unreadable": _unreadable,
    "import-diverged": _diverged,
}
