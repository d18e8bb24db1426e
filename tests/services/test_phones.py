"""Phones: known by their cookie, called by a name if somebody gives them one."""

import pytest

from tableside.services.errors import FormProblems
from tableside.services.installation import Installation
from tableside.services.phones import known_phone, name_phone, new_phone, phone_name
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table


def test_a_phone_is_known_again_by_its_token_alone(installation: Installation) -> None:
    phone, token = new_phone(installation)
    assert known_phone(installation, token) == phone
    for other in ("", "x", token[:-1], token.upper()):
        assert known_phone(installation, other) is None


def test_its_name_stands_in_the_history_from_then_on(table: Table) -> None:
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"})
    name_phone(table.installation, table.phone, "  Asha’s\nphone ")
    table.correct(1, BIJAY, "4")
    assert [change.by for change in table.history()][:2] == ["Asha’s phone", "score:1"]


def test_an_empty_name_takes_the_name_back(table: Table) -> None:
    name_phone(table.installation, table.phone, "A")
    name_phone(table.installation, table.phone, " ")
    assert (phone_name(table.installation, table.phone), table.asha.by) == ("", "score:1")


def test_a_name_can_be_too_long(installation: Installation) -> None:
    phone, _token = new_phone(installation)
    with pytest.raises(FormProblems) as refused:
        name_phone(installation, phone, "n" * 41)
    assert refused.value.problems["name"].code == "name-too-long"


@pytest.mark.parametrize("name", ["score:2", "player:p1", "view"])
def test_no_phone_passes_for_another_by_its_name(table: Table, name: str) -> None:
    name_phone(table.installation, table.phone, name)
    assert table.asha.by == "score:1"
