"""The wheel holds all that the app needs, and runs where there is no checkout."""

import re
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import SECONDS
from tests.serving import Running, serving

ROOT = Path(__file__).parent.parent

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The app from the wheel alone, in a folder elsewhere, on the dependencies that these tests run on."""
    folder = tmp_path_factory.mktemp("elsewhere")
    python = _venv(folder / "venv")
    _run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel))
    with serving(folder / "instance", program=(str(folder / "venv" / "bin" / "tableside"),)) as app:
        yield app


def test_it_holds_every_template_static_file_catalogue_and_migration(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert {name for name in _tracked() if name not in packed} == set()


def test_it_holds_nothing_else(wheel: Path) -> None:
    packed = [name for name in zipfile.ZipFile(wheel).namelist() if not name.startswith("tableside/")]
    assert [name for name in packed if ".dist-info/" not in name] == []


def test_it_serves_the_first_page(installed: Running) -> None:
    with urllib.request.urlopen(installed.url, timeout=SECONDS) as answer:
        assert answer.status == 200


def test_it_speaks_nepali(installed: Running) -> None:
    asked = urllib.request.Request(installed.url, headers={"Accept-Language": "ne-NP"})
    with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
        assert '<html lang="ne"' in answer.read().decode()


def test_it_serves_what_the_page_asks_for(installed: Running) -> None:
    with urllib.request.urlopen(installed.url, timeout=SECONDS) as answer:
        page = answer.read().decode()
    asked = re.findall(r'(?:src|href)="(/[^"]+\.(?:css|js|svg|png|webmanifest))"', page)
    assert asked
    assert [path for path in asked if not _fetched(installed.url + path)] == []


def test_it_runs_its_other_commands(installed: Running) -> None:
    program = installed.folder.parent / "venv" / "bin" / "tableside"
    assert '"total": 78' in _run(program, "hand", "6-4", "9-9", "0-0", "--preset", "cross")


def _venv(folder: Path) -> Path:
    """A Python that sees these tests' dependencies but not this checkout."""
    _run(sys.executable, "-m", "venv", str(folder))
    packages = next((folder / "lib").glob("python3*")) / "site-packages"
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / "bin" / "python"


def _tracked() -> list[str]:
    """Each file of the app in git, under its name in the wheel."""
    names = _run("git", "ls-files", "tableside", "templates", "static").splitlines()
    return [name if name.startswith("tableside/") else f"tableside/{name}" for name in names]


def _fetched(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=SECONDS) as answer:
        return bytes(answer.read())


def _run(*command: str | Path) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=SECONDS).stdout
