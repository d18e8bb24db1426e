"""How long a test waits for somebody else before it gives up: no measure of speed, only an end."""

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager

SECONDS = 600


@contextmanager
def at_most(process: subprocess.Popen[str], seconds: float = SECONDS) -> Iterator[None]:
    """Whoever reads what a process says in this block reads to an end: a silent one is killed."""
    killing = threading.Timer(seconds, process.kill)
    killing.daemon = True
    killing.start()
    try:
        yield
    finally:
        killing.cancel()
