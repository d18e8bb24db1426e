"""What can be wrong with a photo, as codes and values that others put into words."""

from __future__ import annotations

from enum import StrEnum


class PhotoFault(StrEnum):
    """Why a file cannot be read as a photo."""

    EMPTY = "empty"
    HEAVY = "heavy"
    NO_PICTURE = "no-picture"
    LARGE = "large"
    BROKEN = "broken"


class PhotoError(ValueError):
    """A file that is refused: its fault, and values such as `limit` that a sentence about it needs."""

    def __init__(self, fault: PhotoFault, **values: int) -> None:
        super().__init__(str(fault))
        self.fault = fault
        self.values = values
