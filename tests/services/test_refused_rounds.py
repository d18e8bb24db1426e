"""What cannot be saved is said beside its field, and nothing of the form is kept."""

from typing import Any

import pytest

from tableside.rules.tiles import Tile
from tableside.services import players, rounds
from tableside.services.errors import FormProblems, NotFound
from tableside.services.hand_forms import HandForm
from tests.services.table import ASHA, BIJAY, BLOCKED, CYRA, DEV, Table

OTHERS = {CYRA: "4", DEV: "5"}


def _refused(table: Table, ended: str, hands: dict[str, str], **more: Any) -> dict[str, str]:
    before = table.version
    with pytest.raises(FormProblems) as refused:
        table.save(ended, hands, **more)
    assert table.version == before
    return {field: reason.code for field, reason in refused.value.problems.items()}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("abc", "points-unreadable"),
        ("12+", "points-unfinished"),
        ("-3", "points-negative"),
        ("1" * 10_000, "points-too-long"),
        ("545", "total-above-set"),
        ("9" * 200, "total-above-set"),
        ("6-4 7", "tile-unreadable"),
        ("10-2", "tile-above-set"),
        ("0-0 " * 56, "tiles-too-many"),
    ],
)
def test_a_hand_that_cannot_be(table: Table, text: str, code: str) -> None:
    assert _refused(table, ASHA, {BIJAY: text, **OTHERS}) == {f"hand-{BIJAY}": code}


def test_all_that_is_wrong_is_said_at_once(table: Table) -> None:
    assert _refused(table, ASHA, {BIJAY: "x", CYRA: "12+", DEV: "5"}) == {
        f"hand-{BIJAY}": "points-unreadable",
        f"hand-{CYRA}": "points-unfinished",
    }


def test_hands_that_together_are_more_than_the_set(table: Table) -> None:
    assert _refused(table, ASHA, {BIJAY: "300", CYRA: "200", DEV: "100"}) == {"round": "totals-above-set"}


def test_who_went_out_holds_nothing(table: Table) -> None:
    assert _refused(table, ASHA, {ASHA: "7", BIJAY: "3", **OTHERS}) == {f"hand-{ASHA}": "out-holds-tiles"}


def test_who_went_out_has_not_sat_out(table: Table) -> None:
    assert _refused(table, ASHA, {ASHA: "missed", BIJAY: "3", **OTHERS}) == {f"hand-{ASHA}": "out-holds-tiles"}


def test_how_it_ended_must_be_said(table: Table) -> None:
    assert _refused(table, "", {ASHA: "3", BIJAY: "3", **OTHERS}) == {"ended": "ended-unknown"}


def test_a_stranger_cannot_have_gone_out(table: Table) -> None:
    assert _refused(table, "p9", {ASHA: "3", BIJAY: "3", **OTHERS}) == {"ended": "ended-unknown"}


@pytest.mark.parametrize("tile", [Tile(12, 12), Tile(9, 8)])
def test_it_opens_on_a_double_of_the_set(table: Table, tile: Tile) -> None:
    assert _refused(table, ASHA, {BIJAY: "3", **OTHERS}, double=tile) == {"double": "not-a-double-of-set"}


def test_the_double_on_the_table_is_in_nobodys_hand(table: Table) -> None:
    """527 is all but the 9-9; with the 0-0 on the table instead, 495 is."""
    assert table.page().filled(BLOCKED, {ASHA: "527"}).double == Tile(9, 9)
    everything = {ASHA: "495", BIJAY: "0", CYRA: "0", DEV: "0"}
    table.save(BLOCKED, everything, double=Tile(0, 0))
    assert table.totals[ASHA] == 495


def test_a_hand_of_somebody_who_has_gone_meanwhile_is_not_dropped_silently(table: Table) -> None:
    page = table.page()
    players.leave(table.installation, table.asha, DEV, "gone")
    with pytest.raises(FormProblems) as refused:
        rounds.save_round(table.installation, table.asha, page.filled(ASHA, {BIJAY: "3", **OTHERS}))
    assert {field: reason.code for field, reason in refused.value.problems.items()} == {"round": "hand-absent"}


def test_a_round_that_is_not_there(table: Table) -> None:
    form = table.page().filled(ASHA, {BIJAY: "3", **OTHERS}, round=7)
    with pytest.raises(NotFound):
        rounds.save_round(table.installation, table.asha, form)
    with pytest.raises(NotFound):
        rounds.save_hand(table.installation, table.asha, (7, BIJAY), HandForm("3"), "k")


def test_a_player_who_is_not_there(table: Table) -> None:
    with pytest.raises(NotFound):
        rounds.save_hand(table.installation, table.asha, (1, "p9"), HandForm("3"), "k")


def test_a_later_correction_cannot_bring_the_round_above_the_set(table: Table) -> None:
    table.save(ASHA, {BIJAY: "300", CYRA: "200", DEV: "5"})
    with pytest.raises(FormProblems) as refused:
        table.correct(1, DEV, "60")
    assert list(refused.value.problems) == ["round"]
