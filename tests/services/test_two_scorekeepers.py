"""Two scorekeepers at once: different hands both count, the same hand entered differently shows both."""

import pytest

from tableside.rules.tiles import Tile
from tableside.services import rounds
from tableside.services.errors import Clash, Conflict
from tableside.services.hand_forms import HandForm
from tests.services.table import ASHA, BIJAY, BLOCKED, CYRA, DEV, Table, new_key


def _clashes(table: Table, *args: object, **more: object) -> list[tuple[str, str, str, str]]:
    with pytest.raises(Conflict) as conflict:
        rounds.save_round(*args)  # type: ignore[arg-type]
    return [(clash.field, clash.mine, clash.theirs, clash.by) for clash in conflict.value.clashes]


def test_different_hands_both_count(table: Table) -> None:
    other = table.another_scorekeeper()
    mine, theirs = table.page(), table.page()
    rounds.save_round(table.installation, table.asha, mine.filled("", {BIJAY: "23"}, keep_partial=True))
    rounds.save_round(table.installation, other, theirs.filled(ASHA, {CYRA: "41", DEV: "17"}))
    assert table.scored(1) == {ASHA: 0, BIJAY: 23, CYRA: 41, DEV: 17}


def test_the_same_hand_entered_alike_is_no_clash(table: Table) -> None:
    other = table.another_scorekeeper()
    mine, theirs = table.page(), table.page()
    rounds.save_round(table.installation, table.asha, mine.filled(ASHA, {BIJAY: "23", CYRA: "4", DEV: "5"}))
    before = table.version
    rounds.save_round(table.installation, other, theirs.filled(ASHA, {BIJAY: "12+11", CYRA: "4", DEV: "5"}))
    assert table.version == before


def test_tiles_and_their_total_are_the_same_hand(table: Table) -> None:
    other = table.another_scorekeeper()
    mine, theirs = table.page(), table.page()
    rounds.save_round(table.installation, table.asha, mine.filled(ASHA, {BIJAY: "6-4", CYRA: "4", DEV: "5"}))
    rounds.save_round(table.installation, other, theirs.filled(ASHA, {BIJAY: "10", CYRA: "4", DEV: "5"}))
    one = table.card.round(1)
    assert one
    assert one.cells[BIJAY].tiles == (Tile(6, 4),)


def test_the_same_hand_entered_differently_shows_both_and_keeps_the_rest(table: Table) -> None:
    other = table.another_scorekeeper()
    mine, theirs = table.page(), table.page()
    rounds.save_round(table.installation, table.asha, mine.filled("", {BIJAY: "23"}, keep_partial=True))
    form = theirs.filled(ASHA, {BIJAY: "32", CYRA: "41", DEV: "17"})
    assert _clashes(table, table.installation, other, form) == [(f"hand-{BIJAY}", "32", "23", "score:1")]
    assert table.scored(1) == {ASHA: 0, BIJAY: 23, CYRA: 41, DEV: 17}


def test_a_clash_is_settled_by_saving_again_having_seen_the_other_value(table: Table) -> None:
    other = table.another_scorekeeper()
    mine, theirs = table.page(), table.page()
    rounds.save_round(table.installation, table.asha, mine.filled(ASHA, {BIJAY: "23", CYRA: "4", DEV: "5"}))
    with pytest.raises(Conflict):
        rounds.save_round(table.installation, other, theirs.filled(ASHA, {BIJAY: "32", CYRA: "4", DEV: "5"}))
    rounds.save_round(table.installation, other, table.page(1).filled("", {BIJAY: "32"}))
    assert table.scored(1)[BIJAY] == 32
    assert [change.by for change in table.history(1, BIJAY)] == ["score:2", "score:1"]


@pytest.mark.parametrize(
    ("first", "second", "clash"),
    [
        ("6-4 3-3", "17", ("17", "6-4 3-3")),
        ("missed", "17", ("17", "missed")),
        ("17", "missed", ("missed", "17")),
        ("17", "6-4", ("6-4", "17")),
    ],
)
def test_points_tiles_and_sitting_out_clash_too(table: Table, first: str, second: str, clash: tuple[str, str]) -> None:
    other = table.another_scorekeeper()
    mine, theirs = table.page(), table.page()
    rounds.save_round(table.installation, table.asha, mine.filled("", {BIJAY: first}, keep_partial=True))
    form = theirs.filled("", {BIJAY: second}, keep_partial=True)
    assert _clashes(table, table.installation, other, form) == [(f"hand-{BIJAY}", *clash, "score:1")]


def test_two_who_went_out_clash(table: Table) -> None:
    other = table.another_scorekeeper()
    mine, theirs = table.page(), table.page()
    rounds.save_round(table.installation, table.asha, mine.filled(ASHA, {CYRA: "4", DEV: "5"}, keep_partial=True))
    table.correct(1, CYRA, "6")
    form = theirs.filled(BLOCKED, {BIJAY: "7"}, keep_partial=True)
    assert _clashes(table, table.installation, other, form) == [("ended", BLOCKED, ASHA, "score:1")]


def test_a_hand_entered_meanwhile_for_the_one_who_went_out_clashes_and_is_not_emptied(table: Table) -> None:
    page = table.page()
    rounds.save_hand(table.installation, table.bijay, (1, BIJAY), HandForm("12"), new_key())
    form = page.filled(BIJAY, {ASHA: "3", CYRA: "4", DEV: "5"})
    assert _clashes(table, table.installation, table.asha, form) == [(f"hand-{BIJAY}", "0", "12", f"player:{BIJAY}")]
    assert table.card.current
    assert table.card.current.cells[BIJAY].entered == 12
    assert table.card.current.out is None
    table.save(BIJAY)
    assert table.scored(1) == {ASHA: 3, BIJAY: 0, CYRA: 4, DEV: 5}


def test_two_doubles_clash_and_one_that_was_only_shown_does_not(table: Table) -> None:
    other = table.another_scorekeeper()
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"})
    stale, shown = table.page(1), table.page(1)
    rounds.save_round(table.installation, table.asha, table.page(1).filled(double=Tile(7, 7), finder=CYRA))
    rounds.save_round(table.installation, other, shown.filled("", {BIJAY: "4"}))
    one = table.card.round(1)
    assert one
    assert (one.double, one.finder, one.cells[BIJAY].scored) == (Tile(7, 7), CYRA, 4)
    form = stale.filled(double=Tile(8, 8))
    assert _clashes(table, table.installation, other, form) == [("double", "8-8", "7-7", "score:1")]


def test_emptying_a_hand_that_another_has_changed_clashes(table: Table) -> None:
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"})
    stale = table.page(1)
    table.correct(1, BIJAY, "4")
    assert _clashes(table, table.installation, table.another_scorekeeper(), stale.filled("", {BIJAY: ""})) == [
        (f"hand-{BIJAY}", "", "4", "score:1")
    ]


def test_the_second_sending_of_a_clash_clashes_again_and_saves_nothing_more(table: Table) -> None:
    other = table.another_scorekeeper()
    mine, theirs = table.page(), table.page()
    rounds.save_round(table.installation, table.asha, mine.filled("", {BIJAY: "23"}, keep_partial=True))
    form = theirs.filled("", {BIJAY: "32"}, keep_partial=True)
    for _ in range(2):
        with pytest.raises(Conflict):
            rounds.save_round(table.installation, other, form)
    assert table.scored(1)[BIJAY] is None or table.card.current
    assert len(table.history()) == 2


def test_a_hand_alone_clashes_as_in_a_round(table: Table) -> None:
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"})
    stale = table.page(1).filled("", {BIJAY: "5"}).hands[BIJAY]
    table.correct(1, BIJAY, "4")
    with pytest.raises(Conflict) as conflict:
        rounds.save_hand(table.installation, table.another_scorekeeper(), (1, BIJAY), stale, new_key())
    (clash,) = conflict.value.clashes
    assert isinstance(clash, Clash)
    assert (clash.mine, clash.theirs, clash.by) == ("5", "4", "score:1")
    assert clash.at
