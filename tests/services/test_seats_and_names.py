"""Names spelt otherwise, other people in a seat, seats in another order, hands in the wrong seat."""

import pytest

from tableside.services import players
from tableside.services.errors import FormProblems, NotFound
from tableside.services.installation import Installation
from tests.services.table import ASHA, BIJAY, CYRA, DEV, NAMES, Table, new_key

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def test_a_name_is_spelt_otherwise_in_this_game_alone(installation: Installation) -> None:
    table, other = Table(installation), Table(installation)
    players.rename(installation, table.asha, BIJAY, " O'Neil ", new_key())
    assert table.card.names[BIJAY] == "O'Neil"
    assert other.card.names[BIJAY] == "Bijay"


def test_a_name_may_change_its_capitals(table: Table) -> None:
    players.rename(table.installation, table.asha, BIJAY, "BIJAY", new_key())
    assert table.card.names[BIJAY] == "BIJAY"


@pytest.mark.parametrize("change", [players.rename, players.replace_player])
@pytest.mark.parametrize(("name", "code"), [("", "name-empty"), ("ASHA", "name-twice"), ("x" * 41, "name-too-long")])
def test_it_says_what_is_wrong_with_a_name(table: Table, change: object, name: str, code: str) -> None:
    with pytest.raises(FormProblems) as refused:
        change(table.installation, table.asha, BIJAY, name, new_key())  # type: ignore[operator]
    assert refused.value.problems[f"name-{BIJAY}"].code == code


def test_another_person_in_the_seat_has_its_hands(table: Table) -> None:
    table.save(ASHA, HANDS)
    players.replace_player(table.installation, table.asha, CYRA, "Meera", new_key())
    assert (table.card.names[CYRA], table.totals[CYRA]) == ("Meera", 41)


def test_seats_can_be_put_in_another_order(table: Table) -> None:
    players.seat(table.installation, table.asha, [DEV, CYRA, BIJAY, ASHA], new_key())
    assert [player.name for player in table.card.players] == list(reversed(NAMES))


@pytest.mark.parametrize("order", [[], [ASHA], [ASHA, BIJAY, CYRA, CYRA], [ASHA, BIJAY, CYRA, DEV, "p9"]])
def test_every_player_needs_one_seat(table: Table, order: list[str]) -> None:
    with pytest.raises(FormProblems) as refused:
        players.seat(table.installation, table.asha, order, new_key())
    assert refused.value.problems["order"].code == "seats-incomplete"


def test_hands_in_the_wrong_seats_change_places(table: Table) -> None:
    table.save(ASHA, HANDS)
    table.save(BIJAY, {ASHA: "1", CYRA: "2", DEV: "3"})
    players.swap_hands(table.installation, table.asha, (ASHA, CYRA), [1], new_key())
    assert table.scored(1) == {ASHA: 41, BIJAY: 23, CYRA: 0, DEV: 17}
    assert table.scored(2) == {ASHA: 1, BIJAY: 0, CYRA: 2, DEV: 3}


def test_only_rounds_that_both_played_are_swapped(table: Table) -> None:
    table.save(ASHA, HANDS)
    esha = players.join(table.installation, table.asha, "Esha", new_key())
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3", esha: "4"})
    players.swap_hands(table.installation, table.asha, (BIJAY, esha), None, new_key())
    assert table.scored(1) == {ASHA: 0, BIJAY: 23, CYRA: 41, DEV: 17, esha: None}
    assert table.scored(2) == {ASHA: 0, BIJAY: 4, CYRA: 2, DEV: 3, esha: 1}


@pytest.mark.parametrize(
    ("pair", "rounds", "code"),
    [((BIJAY, BIJAY), None, "swap-with-self"), ((BIJAY, CYRA), [], "swap-without-rounds")],
)
def test_it_says_what_cannot_be_swapped(
    table: Table, pair: tuple[str, str], rounds: list[int] | None, code: str
) -> None:
    table.save(ASHA, HANDS)
    with pytest.raises(FormProblems) as refused:
        players.swap_hands(table.installation, table.asha, pair, rounds, new_key())
    assert refused.value.problems["other"].code == code


def test_somebody_who_is_not_there_is_not_found(table: Table) -> None:
    with pytest.raises(NotFound):
        players.rename(table.installation, table.asha, "p9", "X", new_key())
    with pytest.raises(NotFound):
        players.leave(table.installation, table.asha, "p9", new_key())
    with pytest.raises(NotFound):
        players.swap_hands(table.installation, table.asha, (ASHA, "p9"), None, new_key())
