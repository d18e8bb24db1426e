"""Missing is never zero: an empty hand is asked for, kept as a dash, or left behind, as the table says."""

import pytest

from tableside.services.errors import FormProblems, HandsMissing
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table


def test_it_asks_before_a_round_is_saved_with_hands_missing(table: Table) -> None:
    before = table.version
    with pytest.raises(HandsMissing) as asked:
        table.save(ASHA, {BIJAY: "23"})
    assert asked.value.players == (CYRA, DEV)
    assert {field: reason.code for field, reason in asked.value.problems.items()} == {
        f"hand-{CYRA}": "hand-missing",
        f"hand-{DEV}": "hand-missing",
    }
    assert table.version == before


def test_the_round_waits_for_them_where_the_table_wants_to(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23"}, keep_partial=True)
    assert table.card.current
    assert table.card.current.number == 1
    assert table.card.current.missing == (CYRA, DEV)


def test_the_table_goes_on_without_them(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23"}, leave_missing=True)
    assert table.card.current
    assert table.card.current.number == 2
    assert table.scored(1) == {ASHA: 0, BIJAY: 23, CYRA: None, DEV: None}


def test_a_hand_left_behind_is_entered_later_without_going_back(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23"}, leave_missing=True)
    table.correct(1, CYRA, "8")
    assert table.card.current
    assert table.card.current.number == 2
    assert table.scored(1)[CYRA] == 8


def test_spaces_are_no_hand(table: Table) -> None:
    with pytest.raises(HandsMissing):
        table.save(ASHA, {BIJAY: "23", CYRA: "  ", DEV: "\u200b"})


def test_a_problem_is_said_before_hands_are_asked_for(table: Table) -> None:
    with pytest.raises(FormProblems) as refused:
        table.save(ASHA, {BIJAY: "x"})
    assert not isinstance(refused.value, HandsMissing)
