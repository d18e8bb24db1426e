"""A game ends with its last round, at its total, or when the table says so, and can be opened again."""

from typing import Any

from tableside.rules.tiles import Tile, double
from tableside.services import corrections, games
from tableside.services.installation import Installation
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def _played_out(installation: Installation, **options: Any) -> tuple[Table, list[Tile | None]]:
    table = Table(installation, **options)
    opened = []
    while table.card.current:
        opened.append(table.card.current.opening)
        table.save(ASHA, HANDS)
        assert len(opened) < 40
    return table, opened


def test_it_ends_after_double_blank(installation: Installation) -> None:
    table, opened = _played_out(installation)
    assert opened == [double(number) for number in range(9, -1, -1)]
    assert (table.card.over, table.card.closed, table.card.leaders) == (True, False, (ASHA,))


def test_down_and_up_again_is_nineteen_rounds(installation: Installation) -> None:
    _table, opened = _played_out(installation, round_order="down_and_up")
    assert opened == [double(number) for number in (*range(9, -1, -1), *range(1, 10))]


def test_a_chosen_list_is_played_as_it_stands(installation: Installation) -> None:
    _table, opened = _played_out(installation, round_order="list", round_list="6-6, 3-3, 6-6")
    assert opened == [double(6), double(3), double(6)]


def test_a_number_of_rounds_begins_the_doubles_again(installation: Installation) -> None:
    _table, opened = _played_out(installation, rounds=12)
    assert opened[9:] == [double(0), double(9), double(8)]


def test_it_ends_at_the_total_agreed_and_the_lowest_wins(installation: Installation) -> None:
    table, opened = _played_out(installation, end_condition="target_total", target_total=120)
    assert len(opened) == 3
    assert table.totals[CYRA] == 123
    assert table.card.leaders == (ASHA,)


def test_a_total_far_away_goes_round_the_doubles_again(installation: Installation) -> None:
    _table, opened = _played_out(installation, end_condition="target_total", target_total=450)
    assert len(opened) == 11
    assert opened[10] == double(9)


def test_a_larger_set_has_more_rounds(installation: Installation) -> None:
    _table, opened = _played_out(installation, set_max=12)
    assert (len(opened), opened[0]) == (13, double(12))


def test_a_correction_after_the_end_changes_who_has_won(installation: Installation) -> None:
    table, _opened = _played_out(installation, rounds=1)
    table.correct(1, DEV, "7")
    assert table.totals[DEV] == 7
    assert table.card.over


def test_a_game_ended_early_can_be_opened_again_and_goes_on(table: Table) -> None:
    table.save(ASHA, HANDS)
    games.close_game(table.installation, table.asha, new_key())
    assert (table.card.closed, table.card.current) == (True, None)
    games.reopen_game(table.installation, table.asha, new_key())
    table.save(BIJAY, {ASHA: "1", CYRA: "2", DEV: "3"})
    assert len(table.card.rounds) == 2


def test_ended_by_two_phones_it_is_opened_by_one_undo(table: Table) -> None:
    games.close_game(table.installation, table.asha, new_key())
    games.close_game(table.installation, table.another_scorekeeper(), new_key())
    undo = table.card.undo
    assert undo
    corrections.undo(table.installation, table.asha, undo, new_key())
    assert not table.card.closed


def test_opening_a_game_that_is_open_is_nothing(table: Table) -> None:
    before = table.version
    games.reopen_game(table.installation, table.asha, new_key())
    assert table.version == before


def test_a_tie_is_played_off_where_the_rules_say_so(installation: Installation) -> None:
    table = Table(installation, ["Asha", "Bijay"], rounds=1, tie_break="extra_round")
    table.save("blocked", {ASHA: "5", BIJAY: "5"})
    assert table.card.current
    assert table.card.current.opening == double(9)
    table.save(BIJAY, {ASHA: "5"})
    assert table.card.leaders == (BIJAY,)
    assert table.card.over
