"""Hands told as tiles: counted by the table's values, kept, and flagged where they contradict each other."""

from dataclasses import replace
from typing import Any

import pytest

from tableside.rules.tiles import Tile
from tableside.services import rounds
from tableside.services.errors import FormProblems
from tableside.services.hand_forms import HandForm
from tableside.services.round_checks import warnings
from tableside.wording.service_errors import reason_sentence
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key


def _warned(table: Table, number: int = 1) -> list[str]:
    one = table.card.round(number)
    assert one
    found = warnings(table.card, one)
    assert all(reason_sentence(reason) for reason in found)
    return [reason.code for reason in found]


def test_they_are_counted_and_kept(table: Table) -> None:
    table.save(ASHA, {BIJAY: "6-4, 0-0", CYRA: "4", DEV: "5"})
    one = table.card.round(1)
    assert one
    assert (one.cells[BIJAY].scored, one.cells[BIJAY].tiles) == (60, (Tile(6, 4), Tile(0, 0)))


def test_a_total_typed_over_tiles_left_alone_counts_more(table: Table) -> None:
    table.save(ASHA, {BIJAY: "6-4", CYRA: "4", DEV: "5"})
    shown = table.page(1).hands[BIJAY]
    rounds.save_hand(table.installation, table.asha, (1, BIJAY), replace(shown, text="12"), new_key())
    assert table.scored(1)[BIJAY] == 12


def test_tiles_changed_under_a_total_left_alone_count_more(table: Table) -> None:
    table.save(ASHA, {BIJAY: "6-4", CYRA: "4", DEV: "5"})
    shown = table.page(1).hands[BIJAY]
    rounds.save_hand(table.installation, table.asha, (1, BIJAY), replace(shown, tiles="6-4 1-0"), new_key())
    assert table.scored(1)[BIJAY] == 11


def test_tiles_taken_away_leave_the_total(table: Table) -> None:
    table.save(ASHA, {BIJAY: "6-4", CYRA: "4", DEV: "5"})
    shown = table.page(1).hands[BIJAY]
    rounds.save_hand(table.installation, table.asha, (1, BIJAY), replace(shown, tiles=""), new_key())
    one = table.card.round(1)
    assert one
    assert (one.cells[BIJAY].scored, one.cells[BIJAY].tiles) == (10, ())


def test_the_box_for_sitting_out_counts_more_than_both(table: Table) -> None:
    form = HandForm(text="3", tiles="6-4", missed=True)
    rounds.save_hand(table.installation, table.asha, (1, BIJAY), form, new_key())
    assert table.card.current
    assert table.card.current.cells[BIJAY].state == "missed"


@pytest.mark.parametrize(
    ("hands", "codes"),
    [
        ({BIJAY: "6-4", CYRA: "6-4", DEV: "5"}, ["tile-in-two-hands"]),
        ({BIJAY: "6-4 4-6", CYRA: "3", DEV: "5"}, ["tile-twice-in-hand"]),
        ({BIJAY: "9-9", CYRA: "3", DEV: "5"}, ["opening-double-in-hand"]),
        ({BIJAY: "6-4", CYRA: "0", DEV: "5"}, ["zero-without-out"]),
        ({BIJAY: "170", CYRA: "3", DEV: "5"}, ["total-high"]),
        ({BIJAY: "6-4", CYRA: "3", DEV: "5"}, []),
    ],
)
def test_what_is_odd_is_said_and_saved_all_the_same(table: Table, hands: dict[str, str], codes: list[str]) -> None:
    table.save(ASHA, hands)
    assert _warned(table) == codes


def test_a_double_that_has_opened_before_is_odd(table: Table) -> None:
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"})
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"}, double=Tile(9, 9))
    assert _warned(table, 2) == ["double-opened-before"]
    assert _warned(table, 1) == []


@pytest.mark.parametrize("options", [{"rounds": 12}, {"round_order": "down_and_up"}, {"end_condition": "target_total"}])
def test_it_is_not_where_doubles_come_again(table: Table, options: dict[str, Any]) -> None:
    again = Table(table.installation, **options)
    again.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"})
    again.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"}, double=Tile(9, 9))
    assert _warned(again, 2) == []


def test_points_typed_beside_tiles_that_come_to_something_else_are_asked_about(table: Table) -> None:
    with pytest.raises(FormProblems) as refused:
        rounds.save_hand(table.installation, table.asha, (1, BIJAY), HandForm("30", tiles="6-4"), new_key())
    said = reason_sentence(refused.value.problems[f"hand-{BIJAY}"])
    assert said == "The tiles of Bijay come to 10, but 30 is typed as well: take one of them away."


def test_points_typed_beside_tiles_that_come_to_them_are_no_question(table: Table) -> None:
    rounds.save_hand(table.installation, table.asha, (1, BIJAY), HandForm("10", tiles="6-4"), new_key())
    assert table.card.current
    assert table.card.current.cells[BIJAY].tiles == (Tile(6, 4),)
