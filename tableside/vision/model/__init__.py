"""The weights of both networks, opened at first use; see README.md beside them."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files

from tableside.vision.read import Reader
from tableside.vision.settings import Settings

_PLACES: queue.LifoQueue[Reader | None] = queue.LifoQueue()
for _ in range(Settings().at_once):
    _PLACES.put(None)


@contextmanager
def a_reader() -> Iterator[Reader]:
    """Lend a reader; waits in line while as many photos are being read as may be at once."""
    reader = _PLACES.get()
    try:
        reader = reader or Reader(weights("detector"), weights("reader"))
        yield reader
    finally:
        _PLACES.put(reader)


@cache
def weights(name: str) -> bytes:
    """Give the ONNX file of the "detector" or the "reader"."""
    return files(__package__).joinpath(f"{name}.onnx").read_bytes()
