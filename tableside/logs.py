"""What the app says to whoever runs it: one JSON object a line, without names of people and without links."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def set_up() -> None:
    """Warnings and what is worse go to standard error; nothing is said of requests that went well."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logger = logging.getLogger("tableside")
    logger.handlers = [handler]
    logger.setLevel(logging.WARNING)
    logger.propagate = False


class Lines(logging.Formatter):
    """An error is told by its kind and its place: its own words could hold what somebody typed."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] and record.exc_info[1]:
            said |= _told((record.exc_info[0], record.exc_info[1], record.exc_info[2]))
        return json.dumps(said)


def _told(problem: _ExcInfo) -> dict[str, object]:
    frames = traceback.extract_tb(problem[2])
    return {"error": problem[0].__name__, "trace": [f"{one.filename}:{one.lineno} {one.name}" for one in frames]}
