"""Writers as processes of their own."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.patience import SECONDS

ROOT = Path(__file__).parent.parent.parent


@contextmanager
def writers(address: str, game: int, names: Sequence[str], count: int) -> Iterator[list[subprocess.Popen[str]]]:
    """Writers that have all begun to write; whoever still writes after the block is killed."""
    command = [sys.executable, "-m", "tests.store.writer", address, str(game)]
    started = [
        subprocess.Popen([*command, name, str(count)], cwd=ROOT, stdout=subprocess.PIPE, text=True) for name in names
    ]
    try:
        yield started
    finally:
        for process in started:
            process.kill()
            process.wait(timeout=SECONDS)
            if process.stdout:
                process.stdout.close()
