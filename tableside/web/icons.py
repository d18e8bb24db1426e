"""A few line drawings for buttons; the words beside them, or the button's label, say the same."""

from markupsafe import Markup

_PATHS = {
    "up": "M6 15l6-6 6 6",
    "down": "M6 9l6 6 6-6",
    "share": "M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8",
    "back": "M15 5l-7 7 7 7",
    "close": "M6 6l12 12M18 6L6 18",
    "undo": "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
    "redo": "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
    "camera": "M3 8h4l2-3h6l2 3h4v11H3zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z",
    "globe": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z",
    "tiles": "M5 3h6v18H5zM5 12h6M14 3h6v18h-6zM14 12h6",
}


def icon(name: str) -> Markup:
    return Markup(
        '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="{}"/></svg>'
    ).format(_PATHS[name])
