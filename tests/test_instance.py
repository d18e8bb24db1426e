"""One installation keeps its own in one folder."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tableside.instance import claim, database_url, instance_folder, secret_key


def test_the_folder_is_the_one_that_was_named(tmp_path: Path) -> None:
    folder = instance_folder({"TABLESIDE_INSTANCE": str(tmp_path / "a" / "b")})
    assert folder == tmp_path / "a" / "b"
    assert folder.is_dir()


def test_the_folder_is_instance_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert instance_folder({}) == tmp_path / "instance"


def test_the_database_is_a_file_in_it_by_default(tmp_path: Path) -> None:
    assert database_url({}, tmp_path) == f"sqlite:///{tmp_path}/tableside.sqlite3"


def test_the_database_is_the_one_that_was_named(tmp_path: Path) -> None:
    assert (
        database_url({"TABLESIDE_DATABASE_URL": "postgresql+psycopg:///feet"}, tmp_path) == "postgresql+psycopg:///feet"
    )


def test_the_secret_is_made_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(lambda _turn: secret_key({}, tmp_path), range(32)))
    assert len(keys) == 1
    assert len(keys.pop()) == 64


def test_the_secret_is_for_its_owner_alone(tmp_path: Path) -> None:
    secret_key({}, tmp_path)
    assert [stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()] == [0o600]


def test_a_folder_is_claimed_once(tmp_path: Path) -> None:
    assert claim(tmp_path)
    assert not claim(tmp_path)
