"""The README tells all that there is, and .ci/run needs nothing more."""

import re
from pathlib import Path

import pytest

from tableside.cli import COMMANDS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tableside").rglob("*.py")))


def test_it_begins_with_the_two_commands() -> None:
    assert re.findall(r"^    (make \w+)$", README, flags=re.MULTILINE)[:2] == ["make run", "make test"]


@pytest.mark.parametrize("name", [module.__name__.rpartition(".")[2].rstrip("_") for module in COMMANDS])
def test_it_describes_every_command(name: str) -> None:
    assert f"`tableside {name}" in README


def test_it_describes_every_setting() -> None:
    assert set(re.findall(r"\bTABLESIDE_[A-Z_]+\b", CODE)) <= set(re.findall(r"\bTABLESIDE_[A-Z_]+\b", README))


def test_it_shows_only_pictures_that_are_there() -> None:
    assert [name for name in re.findall(r"!\[[^]]*]\(([^)]+)\)", README) if not (ROOT / name).is_file()] == []


def test_the_checks_run_what_the_readme_tells_and_nothing_else() -> None:
    steps = re.findall(r'^step "[^"]*" (.+)$', (ROOT / ".ci" / "run").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert steps == ["make test"]
