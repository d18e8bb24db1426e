"""The command line as a whole: which words it knows, and one sentence for those it does not."""

import subprocess
import sys

import pytest

from tableside.cli import COMMANDS, main
from tests.patience import SECONDS

NAMES = [module.__name__.rpartition(".")[2].rstrip("_") for module in COMMANDS]


def test_an_unknown_command_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert _status("scroe") == 2
    assert capsys.readouterr().err.startswith("There is no command “scroe”; there are serve")


def test_an_unknown_option_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert _status("serve", "--colour") == 2
    assert capsys.readouterr().err == "“--colour” is nothing that tableside serve understands.\n"


def test_an_option_alone_is_one_of_serve(capsys: pytest.CaptureFixture[str]) -> None:
    assert _status("--colour") == 2
    assert capsys.readouterr().err == "“--colour” is nothing that tableside serve understands.\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert _status("--help") == 0
    said = capsys.readouterr().out
    assert [name for name in NAMES if name not in said] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _status(name, "--help") == 0
    assert f"usage: tableside {name}" in capsys.readouterr().out


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "tableside", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True, timeout=SECONDS).stdout.strip()


def test_it_loads_nothing_heavy_before_it_knows_the_command() -> None:
    code = "import sys, tableside.cli; print([m for m in ('cv2', 'flask', 'gevent', 'sqlalchemy') if m in sys.modules])"
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=SECONDS
    ).stdout
    assert said == "[]\n"


def _status(*words: str) -> int:
    with pytest.raises(SystemExit) as ending:
        main(words)
    return int(ending.value.code or 0)
