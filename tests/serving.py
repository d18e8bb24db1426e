"""The real app as a process of its own, on a free port, with a folder of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.patience import SECONDS, at_most

HERE = (sys.executable, "-m", "tableside")


@dataclass(frozen=True)
class Running:
    """A `tableside serve` that answers at `url` and keeps its games in `folder`."""

    url: str
    folder: Path
    said: str
    process: subprocess.Popen[str]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=SECONDS)


@contextmanager
def serving(folder: Path, *options: str, program: Sequence[str] = HERE, **environ: str) -> Iterator[Running]:
    """Runs the app for as long as the block lasts; `environ` adds to its settings."""
    command = [*program, "serve", *(options or ("--host", "127.0.0.1", "--port", "0"))]
    settings = {"PYTHONUNBUFFERED": "1", "TABLESIDE_INSTANCE": str(folder), **environ}
    log = folder / "stderr.log"
    folder.mkdir(parents=True, exist_ok=True)
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command, env=_clean_environ() | settings, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        try:
            with at_most(process):
                said = "".join(_until_started(process))
            yield Running(_address(said, log), folder, said, process)
        finally:
            with suppress(ProcessLookupError):
                process.kill()


def _clean_environ() -> dict[str, str]:
    """This shell's own settings of the app are none of the test's."""
    return {name: value for name, value in os.environ.items() if not name.startswith("TABLESIDE_")}


def _until_started(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout
    for line in process.stdout:
        yield line
        if "Ctrl+C" in line:
            return


def _address(said: str, log: Path) -> str:
    found = re.search(r"https?://\S+", said)
    assert found, f"the app did not start: {said}{log.read_text()}"
    return found[0]
