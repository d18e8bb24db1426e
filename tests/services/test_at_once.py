"""Several requests at the same moment, on SQLite and on PostgreSQL: each counts, and each once."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tableside.services import games, rounds, scorecards, sharing
from tableside.services.errors import Conflict
from tableside.services.games import NewGame
from tableside.services.hand_forms import HandForm
from tableside.services.installation import Installation
from tableside.services.phones import new_phone
from tests.services.table import ASHA, BIJAY, CYRA, DEV, NAMES, Table, new_key

AT_ONCE = 8

T = TypeVar("T")


def _all_at_once(task: Callable[[int], T]) -> list[T]:
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(task, range(AT_ONCE)))


def test_one_new_game_asked_for_by_impatient_taps_is_one(anywhere: Installation) -> None:
    phone, _token = new_phone(anywhere)
    begun = _all_at_once(lambda _number: games.start_game(anywhere, NewGame(NAMES, key="k"), phone))
    assert len(set(begun)) == 1
    assert len(games.kept_games(anywhere, phone)) == 1


def test_games_begun_at_once_are_as_many(anywhere: Installation) -> None:
    phone, _token = new_phone(anywhere)
    begun = _all_at_once(lambda number: games.start_game(anywhere, NewGame(NAMES, key=f"k{number}"), phone))
    assert len({ref.game for ref in begun}) == AT_ONCE


def test_one_round_sent_by_impatient_taps_is_one_entry(anywhere: Installation) -> None:
    table = Table(anywhere)
    form, asha = table.page().filled(ASHA, {BIJAY: "23", CYRA: "41", DEV: "17"}), table.asha
    saved = _all_at_once(lambda _number: rounds.save_round(anywhere, asha, form))
    assert len({one.version for one in saved}) == 1
    assert len(table.history()) == 2


def test_different_hands_entered_at_once_all_count(anywhere: Installation) -> None:
    table = Table(anywhere, [f"P{number}" for number in range(AT_ONCE)], hand_size=5)
    phones = [table.with_link("player", f"p{number + 1}") for number in range(AT_ONCE)]

    def enter(number: int) -> None:
        hand = HandForm(str(number + 1))
        rounds.save_hand(anywhere, phones[number], (1, f"p{number + 1}"), hand, new_key())

    _all_at_once(enter)
    assert table.card.current
    assert [cell.entered for cell in table.card.current.cells.values()] == list(range(1, AT_ONCE + 1))


def test_one_hand_entered_differently_at_once_is_one_of_the_values_and_clashes_for_the_rest(
    anywhere: Installation,
) -> None:
    table = Table(anywhere)
    page, asha = table.page(), table.asha

    def enter(number: int) -> bool:
        form = page.filled("", {BIJAY: str(number + 1)}, key=new_key(), keep_partial=True)
        try:
            rounds.save_round(anywhere, asha, form)
        except Conflict:
            return False
        return True

    assert sum(_all_at_once(enter)) == 1
    assert len(table.history()) == 2


def test_links_replaced_at_once_leave_one_in_use(anywhere: Installation) -> None:
    table = Table(anywhere)
    asha = table.asha
    _all_at_once(lambda _number: sharing.replace_link(anywhere, asha, "view"))
    assert sharing.find_by_view(anywhere, sharing.links_of(anywhere, asha).view) == table.game.game


def test_a_card_read_while_others_write_is_never_half_of_something(anywhere: Installation) -> None:
    table = Table(anywhere)
    asha = table.asha

    def save_or_read(number: int) -> None:
        if number % 2:
            card = scorecards.scorecard(anywhere, table.game.game)
            assert all(one.complete for one in card.rounds)
        else:
            form = table.page().filled(ASHA, {BIJAY: "1", CYRA: "1", DEV: "1"}, key=new_key())
            rounds.save_round(anywhere, asha, form)

    _all_at_once(save_or_read)
    assert {one.complete for one in table.card.rounds} == {True}
