"""`tableside backup`: a file that can be put back, taken while somebody plays."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from tableside.store.engine import open_database
from tableside.store.migrate import migrate
from tests.patience import SECONDS
from tests.remote import Remote
from tests.serving import serving

KEY = "secret-key"


def test_what_it_writes_is_the_evening_when_it_is_put_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with serving(tmp_path / "here") as app:
        asha = Remote(app.url)
        game = asha.start_game("Asha", "Bijay")
        asha.save(game, 1, {"p2": 23}, out="p1", key="one")
        before = asha.card(game)
        assert _backup(app.folder, copy).returncode == 0
        asha.save(game, 2, {"p2": 41}, out="p1", key="two")
    _put_back(copy, tmp_path / "here" / KEY, tmp_path / "elsewhere")
    with serving(tmp_path / "elsewhere") as app:
        again = asha.at(app.url)
        assert again.card(game) == before
        assert again.save(game, 2, {"p2": 41}, out="p1", key="two").status == 303


def test_it_is_whole_while_others_save(tmp_path: Path) -> None:
    with serving(tmp_path / "here") as app:
        asha = Remote(app.url)
        game = asha.start_game("Asha", "Bijay")
        done = threading.Event()
        saving = threading.Thread(target=_save_on, args=(asha, game, done))
        saving.start()
        copies = [tmp_path / f"copy-{number}" for number in range(3)]
        assert [_backup(app.folder, copy).returncode for copy in copies] == [0, 0, 0]
        done.set()
        saving.join(timeout=SECONDS)
    assert {_checked(copy) for copy in copies} == {"ok"}


def test_it_copies_games_that_nobody_serves_now(tmp_path: Path) -> None:
    _make_tables(tmp_path)
    assert _backup(tmp_path, tmp_path / "copy").returncode == 0


def test_it_is_read_by_nobody_else_on_the_machine(tmp_path: Path) -> None:
    _make_tables(tmp_path)
    _backup(tmp_path, tmp_path / "copy")
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600


def test_it_never_writes_over_a_file(tmp_path: Path) -> None:
    _make_tables(tmp_path)
    (tmp_path / "copy").write_text("dear to me")
    refused = _backup(tmp_path, tmp_path / "copy")
    assert (refused.returncode, refused.stderr) == (2, f"{tmp_path / 'copy'} is there already; choose another name.\n")
    assert (tmp_path / "copy").read_text() == "dear to me"


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("nowhere/copy", "cannot be written: No such file or directory."),
        ("copy", "The database cannot be used: there is no"),
    ],
)
def test_it_says_in_one_sentence_what_is_wrong(tmp_path: Path, target: str, sentence: str) -> None:
    if "/" in target:
        (tmp_path / "tableside.sqlite3").touch()
    refused = _backup(tmp_path, tmp_path / target)
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_it_leaves_postgresql_to_pg_dump(tmp_path: Path) -> None:
    refused = _backup(tmp_path, tmp_path / "copy", TABLESIDE_DATABASE_URL="postgresql+psycopg://a@127.0.0.1:1/none")
    assert refused.returncode == 2
    assert "pg_dump" in refused.stderr


def _make_tables(folder: Path) -> None:
    database = open_database(f"sqlite:///{folder / 'tableside.sqlite3'}")
    migrate(database)
    database.close()


def _backup(folder: Path, target: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "TABLESIDE_INSTANCE": str(folder), **environ}
    command = [sys.executable, "-m", "tableside", "backup", str(target)]
    return subprocess.run(command, env=settings, capture_output=True, text=True, timeout=60, check=False)


def _put_back(copy: Path, key: Path, folder: Path) -> None:
    folder.mkdir()
    shutil.copy(copy, folder / "tableside.sqlite3")
    shutil.copy(key, folder / KEY)


def _save_on(asha: Remote, game: str, done: threading.Event) -> None:
    number = 0
    while not done.is_set():
        number += 1
        asha.save(game, 1, {"p2": number % 50}, out="p1", key=str(number))


def _checked(copy: Path) -> str:
    with closing(sqlite3.connect(copy)) as connection:
        return str(connection.execute("pragma integrity_check").fetchone()[0])
