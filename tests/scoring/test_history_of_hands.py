"""The history tells every change of a hand: who, when, from what, to what."""

from hypothesis import given

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.history import history, of_cell, of_round
from tableside.scoring.sheet import Hand
from tests.scoring.evening import ASHA, BIJAY, CYRA, EIGHT_O_CLOCK, Evening
from tests.scoring.histories import histories

NOTHING = Hand()


def _told(evening: Evening, number: int, player: str) -> list[tuple[Kind, Hand, Hand]]:
    changes = of_cell(evening.history, number, player)
    hands = [
        (change.kind, hand)
        for change in changes
        for hand in change.hands
        if (hand.round, hand.player) == (number, player)
    ]
    return [(kind, hand.before, hand.after) for kind, hand in hands]


def test_it_tells_from_what_to_what_through_undo_and_redo() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    correction = evening.set(1, {BIJAY: 14})
    evening.undo(correction)
    evening.redo(correction)
    assert _told(evening, 1, BIJAY) == [
        (Kind.ROUND_SET, NOTHING, Hand(41)),
        (Kind.ROUND_SET, Hand(41), Hand(14)),
        (Kind.UNDONE, Hand(14), Hand(41)),
        (Kind.REDONE, Hand(41), Hand(14)),
    ]


def test_it_tells_who_and_when() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    change = of_round(evening.history, 1)[0]
    assert change.by == "score:1"
    assert change.at > EIGHT_O_CLOCK


def test_what_no_longer_counts_is_marked() -> None:
    evening = Evening()
    correction = evening.set(1, {BIJAY: 14})
    evening.undo(correction)
    assert [change.undone for change in evening.history] == [False, True, False]


def test_swapped_hands_and_accepted_flags_are_changes_of_hands() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    evening.swap(BIJAY, CYRA, 1)
    evening.settle(evening.flag(1, BIJAY, 8))
    assert _told(evening, 1, BIJAY)[1:] == [
        (Kind.HANDS_SWAPPED, Hand(41), Hand(7)),
        (Kind.FLAG_SETTLED, Hand(7), Hand(8)),
    ]


def test_a_flag_stands_in_the_history_of_its_cell_though_it_changes_nothing() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    evening.flag(1, BIJAY, 8)
    assert [change.kind for change in of_cell(evening.history, 1, BIJAY)] == [Kind.ROUND_SET, Kind.SCORE_FLAGGED]
    assert [change.kind for change in of_cell(evening.history, 1, CYRA)] == [Kind.ROUND_SET]


@given(histories())
def test_the_changes_told_add_up_to_the_card(entries: list[Entry]) -> None:
    hands: dict[tuple[int, str], Hand] = {}
    for change in history(entries):
        for hand in change.hands:
            assert hands.get((hand.round, hand.player), NOTHING) == hand.before
            hands[hand.round, hand.player] = hand.after
    for one in fold(entries).rounds:
        for player, cell in one.cells.items():
            told = hands.get((one.number, player), NOTHING)
            if cell.state == "counted":
                assert cell.tiles == (told.tiles or ())
                assert told.points is None or cell.entered == told.points
            assert cell.state == "absent" or told.missed == (cell.state == "missed")


@given(histories())
def test_every_entry_is_told_once_in_order(entries: list[Entry]) -> None:
    assert [change.entry for change in history(entries)] == [entry.id for entry in entries]
