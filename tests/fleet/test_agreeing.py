"""What the servers of one installation have to agree on: phones, links, keys, limits, and one set of tables."""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tableside.services.limits import WRONG_CODES
from tests.remote import Remote
from tests.serving import Running

Fleet = tuple[Running, Running]


def test_a_phone_is_known_at_every_server(fleet: Fleet) -> None:
    asha = Remote(fleet[0].url)
    game = asha.start_game("Asha", "Bijay")
    assert asha.at(fleet[1].url).save(game, 1, {"p2": 5}, out="p1", key="two").status == 303


def test_a_link_is_the_same_at_every_server(fleet: Fleet) -> None:
    asha = Remote(fleet[0].url)
    game = asha.start_game("Asha", "Bijay")
    (link,) = {_scoring_link(asha.at(server.url), game) for server in fleet}
    bijay = Remote(fleet[1].url)
    assert bijay.get(link).status == 303
    assert bijay.save(game, 1, {"p2": 5}, out="p1", key="his").status == 303


def test_a_request_sent_to_both_at_once_is_one_entry(fleet: Fleet) -> None:
    asha = Remote(fleet[0].url)
    game = asha.start_game("Asha", "Bijay")
    phones = [asha.at(server.url) for server in fleet] * 4
    with ThreadPoolExecutor(len(phones)) as pool:
        said = list(pool.map(lambda phone: phone.save(game, 1, {"p2": 5}, out="p1", key="same").status, phones))
    assert said == [303] * len(phones)
    assert asha.get(f"{game}/history").text.count('<li class="change') == 2  # the game and the round


def test_a_game_begun_at_both_at_once_is_one_game(fleet: Fleet) -> None:
    asha = Remote(fleet[0].url)
    asha.start_game("Asha", "Bijay")
    phones = [asha.at(server.url) for server in fleet] * 4
    with ThreadPoolExecutor(len(phones)) as pool:
        assert len(set(pool.map(lambda phone: phone.start_game("Asha", "Bijay", key="same"), phones))) == 1


def test_wrong_codes_are_counted_together(fleet: Fleet) -> None:
    meera = Remote(fleet[0].url)
    said = [_guess(meera.at(fleet[turn % 2].url), turn) for turn in range(WRONG_CODES.by_address + 2)]
    assert said == [422] * WRONG_CODES.by_address + [429, 429]


def test_a_server_with_another_secret_does_not_start(fleet_url: str, fleet: Fleet, tmp_path: Path) -> None:
    other = "another one, just as long as a secret is"
    said = _refused(tmp_path, TABLESIDE_DATABASE_URL=fleet_url, TABLESIDE_SECRET_KEY=other)
    assert said.startswith("The links of these games were made with another secret key.")
    assert said.count("\n") == 1


def test_a_secret_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    assert _refused(tmp_path, TABLESIDE_SECRET_KEY="short") == "TABLESIDE_SECRET_KEY needs at least 32 letters.\n"


def test_many_may_make_the_tables_at_once(postgres_url: str) -> None:
    program = (
        "import sys; from tableside.store import engine, migrate; migrate.migrate(engine.open_database(sys.argv[1]))"
    )
    processes = [subprocess.Popen([sys.executable, "-c", program, postgres_url]) for _ in range(3)]
    assert [process.wait(timeout=60) for process in processes] == [0, 0, 0]


def _scoring_link(phone: Remote, game: str) -> str:
    found = re.search(r"/k/\w+", phone.get(f"{game}/sharing/score").text)
    assert found
    return found[0]


def _guess(phone: Remote, turn: int) -> int:
    return phone.post("/join", {"code": f"wrong{turn}"}, **{"X-Forwarded-For": "203.0.113.7"}).status


def _refused(folder: Path, **environ: str) -> str:
    """What it says on standard error while it refuses to start."""
    command = [sys.executable, "-m", "tableside", "serve", "--host", "127.0.0.1", "--port", "0"]
    settings = {**os.environ, "TABLESIDE_INSTANCE": str(folder), **environ}
    result = subprocess.run(command, env=settings, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 2
    return result.stderr
