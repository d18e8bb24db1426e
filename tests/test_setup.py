"""What is in the repository works on any machine: no address of a registry, no path of ours."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.patience import SECONDS

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
MACHINE_PATHS = re.compile(r"(?<![\w.}])/(?:work|tmp|root|home|Users)/")
REGISTRIES = re.compile(r"pypi\.(org|python)|pythonhosted|registry\.(npm|yarn)|/simple/?\b|index-url|find-links")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_names_versions_and_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert all("==" in line for line in text.splitlines() if line and line[0] not in " #")
    assert text.count("==") <= text.count("--hash=sha256:")


def test_the_locks_hold_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = {_name(line) for line in project["project"]["dependencies"]}
    assert named <= _locked("run.txt")
    assert named | {_name(line) for line in project["dependency-groups"]["test"]} <= _locked("test.txt")


def test_the_tests_run_on_the_versions_that_the_app_runs_on() -> None:
    assert _pins("run.txt") <= _pins("test.txt")


def test_no_tracked_file_names_a_folder_of_some_machine() -> None:
    assert [line for line in _tracked_lines() if MACHINE_PATHS.search(line)] == []


def test_no_tracked_file_names_a_registry() -> None:
    found = [line for line in _tracked_lines() if REGISTRIES.search(line)]
    allowed = ("Makefile:", "CONTRIBUTING.md:", "tests/test_setup.py:")
    assert [line for line in found if not line.startswith(allowed)] == []


def test_git_ignores_what_a_run_leaves_behind() -> None:
    left = [".venv/x", ".uv/x", "instance/tableside.sqlite3", "instance/secret-key", ".mypy_cache/x", "dist/x"]
    ignored = subprocess.run(
        ["git", "check-ignore", *left], cwd=ROOT, capture_output=True, text=True, check=False, timeout=SECONDS
    )
    assert ignored.stdout.split() == left


def _tracked_lines() -> list[str]:
    """Every line of every text file in git, as `path:line`; vendored files are others' words."""
    command = ["git", "grep", "-I", "--full-name", "-e", "", "--", ".", ":!*/vendor/*"]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=SECONDS
    ).stdout.splitlines()


def _pins(lock: str) -> set[str]:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    return set(re.findall(r"^([\w.-]+==[\w.]+)", text, flags=re.MULTILINE))


def _locked(lock: str) -> set[str]:
    return {pin.partition("==")[0] for pin in _pins(lock)}


def _name(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return found[0].lower()
