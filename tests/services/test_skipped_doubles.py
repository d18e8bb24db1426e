"""A double that nobody held goes back into the pool and is tried first in the next round."""

from tableside.rules.tiles import double
from tableside.services.installation import Installation
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table

HANDS = {BIJAY: "1", CYRA: "2", DEV: "3"}


def _next(table: Table) -> object:
    return table.card.current and table.card.current.planned


def test_it_comes_back_until_it_has_been_played(installation: Installation) -> None:
    table = Table(installation, starter_method="skip_pool", rounds=4, round_order="list", round_list="3 9 6 1")
    assert _next(table) == double(3)
    table.save(ASHA, HANDS)
    table.save(ASHA, HANDS, double=double(6))
    assert table.history()[0].data["skipped"] == "9-9"
    assert _next(table) == double(9)
    table.save(ASHA, HANDS, double=double(1))
    assert _next(table) == double(9)
    table.save(ASHA, HANDS)
    assert table.card.over
    assert [one.double for one in table.card.rounds] == [double(3), double(6), double(1), double(9)]


def test_stepping_down_to_the_next_one_held_passes_it_over_for_good(installation: Installation) -> None:
    table = Table(installation, starter_method="next_lower_held_double")
    table.save(ASHA, HANDS, double=double(7))
    assert _next(table) == double(6)
    assert table.card.planned_rounds == 8


def test_otherwise_it_is_still_to_come(installation: Installation) -> None:
    table = Table(installation, starter_method="reshuffle_and_redraw")
    table.save(ASHA, HANDS, double=double(7))
    assert _next(table) == double(9)
    assert table.card.planned_rounds == 10
