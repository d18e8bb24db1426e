"""Limits: wide enough for a club behind one router, too narrow to guess a code."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tableside.services import limits
from tableside.services.errors import LinkUnknown, TooMany
from tableside.services.installation import Installation
from tableside.services.limits import FLAGS, NEW_GAMES, WRONG_CODES, Limit
from tableside.services.tokens import ALPHABET, GAMES_WITH_SHORT_CODES, LONGER_CODE, SHORT_CODE, code_length
from tableside.store.engine import open_database
from tableside.store.migrate import migrate

HOME, ELSEWHERE = "203.0.113.7", "203.0.113.8"
MOST_GAMES = 1_000_000
ONE_IN_A_MILLION = 1.3e-6


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2026, 11, 29, 20, 0, 5, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Installation]:
    database = open_database(f"sqlite:///{tmp_path / 'limits.sqlite3'}")
    migrate(database)
    yield Installation(database, b"secret", now=Clock())
    database.close()


def test_a_club_may_begin_all_its_games_at_once(here: Installation) -> None:
    assert NEW_GAMES.by_address >= 30  # tables of a club night, twice
    for _ in range(NEW_GAMES.by_address):
        limits.count(here, NEW_GAMES, HOME)


def test_one_more_is_too_many_and_tells_how_long(here: Installation) -> None:
    for _ in range(FLAGS.by_address):
        limits.count(here, FLAGS, HOME)
    with pytest.raises(TooMany) as refused:
        limits.count(here, FLAGS, HOME)
    assert (refused.value.limit, refused.value.seconds) == ("flags", 595)


def test_other_addresses_go_on(here: Installation) -> None:
    for _ in range(FLAGS.by_address):
        limits.count(here, FLAGS, HOME)
    limits.count(here, FLAGS, ELSEWHERE)


def test_it_begins_anew_after_ten_minutes(here: Installation) -> None:
    for _ in range(FLAGS.by_address):
        limits.count(here, FLAGS, HOME)
    assert isinstance(here.now, Clock)
    here.now.time += timedelta(minutes=10)
    limits.count(here, FLAGS, HOME)


def test_a_household_with_many_addresses_is_one(here: Installation) -> None:
    for number in range(FLAGS.by_address):
        limits.count(here, FLAGS, f"2001:db8:0:1::{number:x}")
    with pytest.raises(TooMany):
        limits.count(here, FLAGS, "2001:db8:0:1:ffff::1")
    limits.count(here, FLAGS, "2001:db8:0:2::1")


def test_right_codes_are_never_counted(here: Installation) -> None:
    for _ in range(WRONG_CODES.by_address * 3):
        with limits.guessing(here, HOME):
            pass


def test_wrong_codes_close_the_door(here: Installation) -> None:
    for _ in range(WRONG_CODES.by_address):
        _guess_wrong(here, HOME)
    with pytest.raises(TooMany), limits.guessing(here, HOME):
        pytest.fail("it let somebody look who has guessed too often")


def test_all_addresses_together_have_a_limit_too(here: Installation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WRONG_CODES", Limit("wrong-codes", by_address=20, by_all=30))
    for number in range(30):
        _guess_wrong(here, f"198.51.100.{number}")
    with pytest.raises(TooMany), limits.guessing(here, HOME):
        pytest.fail("it let somebody look while the whole world guesses")


def test_a_proxy_that_nobody_told_us_of_stands_for_many(here: Installation) -> None:
    for _ in range(FLAGS.by_address + 1):
        limits.count(here, FLAGS, "127.0.0.1")


def test_no_address_is_written_down(here: Installation) -> None:
    limits.count(here, FLAGS, HOME)
    with here.database.reading() as connection:
        assert HOME not in str(connection.exec_driver_sql("select * from tally").all())


@pytest.mark.parametrize("games", [1, GAMES_WITH_SHORT_CODES, GAMES_WITH_SHORT_CODES + 1, MOST_GAMES])
def test_a_guess_hits_once_in_a_million_at_most(games: int) -> None:
    """The arithmetic of docs/hosting.md: with so many codes in force, of the length that the newest game has."""
    assert games / len(ALPHABET) ** code_length(games) < ONE_IN_A_MILLION


def test_a_day_of_guessing_finds_nothing() -> None:
    guesses = WRONG_CODES.by_address * 24 * 3600 / limits.SECONDS
    assert guesses * GAMES_WITH_SHORT_CODES / len(ALPHABET) ** SHORT_CODE < 0.004
    assert guesses * MOST_GAMES / len(ALPHABET) ** LONGER_CODE < 0.004


def _guess_wrong(here: Installation, address: str) -> None:
    with pytest.raises(LinkUnknown), limits.guessing(here, address):
        raise LinkUnknown
