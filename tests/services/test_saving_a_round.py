"""A round is saved: who went out, everybody's hand, the double it opened on."""

from tableside.rules.tiles import Tile
from tableside.services import rounds
from tableside.services.installation import Installation
from tests.services.table import ASHA, BIJAY, BLOCKED, CYRA, DEV, Table, new_key


def test_who_went_out_has_nothing_and_the_others_what_was_typed(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23", CYRA: "12+11+18", DEV: "१७"})
    assert table.scored(1) == {ASHA: 0, BIJAY: 23, CYRA: 41, DEV: 17}


def test_the_next_round_follows(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23", CYRA: "41", DEV: "17"})
    assert table.card.current
    assert (table.card.current.number, table.card.current.opening) == (2, Tile(8, 8))


def test_nobody_went_out_of_a_blocked_round(table: Table) -> None:
    table.save(BLOCKED, {ASHA: "0", BIJAY: "23", CYRA: "41", DEV: "17"})
    one = table.card.round(1)
    assert one
    assert (one.blocked, one.out) == (True, None)
    assert table.scored(1)[ASHA] == 0


def test_it_keeps_the_double_that_was_planned_without_being_told(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23", CYRA: "41", DEV: "17"}, finder=DEV)
    one = table.card.round(1)
    assert one
    assert (one.double, one.finder) == (Tile(9, 9), DEV)


def test_it_keeps_the_double_that_the_round_really_opened_on(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23", CYRA: "41", DEV: "17"}, double=Tile(7, 7))
    one = table.card.round(1)
    assert one
    assert one.double == Tile(7, 7)
    assert table.card.current
    assert table.card.current.planned == Tile(9, 9)


def test_a_sum_is_kept_as_it_was_typed(table: Table) -> None:
    table.save(ASHA, {BIJAY: " 12 + 11 ", CYRA: "41", DEV: "17"})
    data = table.history(1)[0].data
    assert data["hands"] == {
        BIJAY: {"points": 23, "typed": "12 + 11"},
        CYRA: {"points": 41},
        DEV: {"points": 17},
    }


def test_hands_may_be_entered_one_by_one_before_the_round_ends(table: Table) -> None:
    table.save("", {BIJAY: "23"}, keep_partial=True)
    assert table.totals[BIJAY] == 0
    table.save(ASHA, {CYRA: "41", DEV: "17"})
    assert table.totals == {ASHA: 0, BIJAY: 23, CYRA: 41, DEV: 17}


def test_a_form_that_changes_nothing_writes_nothing(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23", CYRA: "41", DEV: "17"})
    before = table.version
    rounds.save_round(table.installation, table.asha, table.page(1).filled())
    assert table.version == before


def test_a_sat_out_hand_scores_by_the_rule(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23", CYRA: "missed", DEV: "17"})
    assert table.scored(1)[CYRA] == 23


def test_going_out_on_a_double_is_noted(installation: Installation) -> None:
    table = Table(installation, go_out_on_double="penalty_50")
    table.save(ASHA, {BIJAY: "23", CYRA: "41", DEV: "17"}, on_double=True)
    assert table.scored(1)[ASHA] == 50
    rounds.save_round(table.installation, table.asha, table.page(1).filled(on_double=False))
    assert table.scored(1)[ASHA] == 0


def test_one_hand_alone_can_be_corrected(table: Table) -> None:
    table.save(ASHA, {BIJAY: "41", CYRA: "4", DEV: "17"})
    table.save(BIJAY, {ASHA: "4", CYRA: "5", DEV: "6"})
    table.correct(1, BIJAY, "14")
    assert table.scored(1) == {ASHA: 0, BIJAY: 14, CYRA: 4, DEV: 17}
    assert table.scored(2) == {ASHA: 4, BIJAY: 0, CYRA: 5, DEV: 6}
    assert [(hand.before.points, hand.after.points) for change in table.history(1, BIJAY) for hand in change.hands] == [
        (41, 14),
        *[(None, points) for points in (41, 4, 17)],
    ]


def test_a_hand_can_be_made_a_dash_again(table: Table) -> None:
    table.save(ASHA, {BIJAY: "41", CYRA: "4", DEV: "17"})
    table.correct(1, BIJAY, "")
    one = table.card.round(1)
    assert one
    assert one.missing == (BIJAY,)
    assert table.card.current
    assert table.card.current.number == 2


def test_keys_of_the_phone_may_hold_any_letter(table: Table) -> None:
    form = table.page().filled(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"}, key="\x00🐔" + "k" * 10_000)
    rounds.save_round(table.installation, table.asha, form)
    assert len(table.history()[0].data) > 0
    assert new_key() != new_key()
