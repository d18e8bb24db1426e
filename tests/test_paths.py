"""Templates and static files are found in a checkout and in a wheel, and missed aloud."""

from pathlib import Path

import pytest

from tableside import paths


def test_a_checkout_has_them_at_its_root() -> None:
    assert paths.templates() == Path(__file__).parent.parent / "templates"
    assert paths.static().is_dir()


def test_a_wheel_has_them_in_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _installed_in(tmp_path, monkeypatch)
    (tmp_path / "tableside" / "templates").mkdir()
    (tmp_path / "tableside" / "templates" / "base.html").touch()
    assert paths.templates() == tmp_path / "tableside" / "templates"


def test_an_incomplete_installation_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _installed_in(tmp_path, monkeypatch)
    with pytest.raises(FileNotFoundError, match="installed incompletely"):
        paths.templates()


def _installed_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "tableside").mkdir()
    monkeypatch.setattr(paths, "__file__", str(folder / "tableside" / "paths.py"))
