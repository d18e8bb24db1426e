"""Somebody goes home, and may come back."""

from tableside.services import corrections, players
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def _leave(table: Table, player: str = DEV) -> None:
    players.leave(table.installation, table.asha, player, new_key())


def _come_back(table: Table, player: str = DEV) -> None:
    players.come_back(table.installation, table.asha, player, new_key())


def test_they_keep_what_they_played_and_are_asked_no_more(table: Table) -> None:
    table.save(ASHA, HANDS)
    _leave(table)
    table.save(ASHA, {BIJAY: "1", CYRA: "2"})
    assert table.scored(1)[DEV] == 17
    assert table.scored(2)[DEV] is None
    assert [one.player for one in table.card.standings][-1] == DEV


def test_a_hand_entered_already_stays(table: Table) -> None:
    table.save("", {DEV: "17"}, keep_partial=True)
    _leave(table)
    table.save(ASHA, {BIJAY: "23", CYRA: "41"})
    assert table.scored(1)[DEV] == 17
    assert [player.id for player in table.card.at_table] == [ASHA, BIJAY, CYRA]


def test_they_keep_later_rounds_though_an_old_one_is_open_again(table: Table) -> None:
    first = table.save(ASHA, HANDS)
    table.correct(1, BIJAY, "24")
    table.save(BIJAY, {ASHA: "1", CYRA: "2", DEV: "3"})
    corrections.undo(table.installation, table.asha, first, new_key())
    _leave(table)
    assert table.scored(2)[DEV] == 3


def test_leaving_twice_is_leaving_once(table: Table) -> None:
    table.save(ASHA, HANDS)
    _leave(table)
    table.save(ASHA, {BIJAY: "1", CYRA: "2"})
    before = table.version
    _leave(table)
    assert table.version == before


def test_they_come_back_for_the_next_round(table: Table) -> None:
    table.save(ASHA, HANDS)
    _leave(table)
    table.save(ASHA, {BIJAY: "1", CYRA: "2"})
    _come_back(table)
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"})
    assert [table.scored(number)[DEV] for number in (1, 2, 3)] == [17, None, 3]


def test_coming_back_without_having_left_is_nothing(table: Table) -> None:
    before = table.version
    _come_back(table)
    assert table.version == before
