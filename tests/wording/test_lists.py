"""Lists of words are written as each language writes them."""

import pytest
from babel import localedata

from tableside.wording.lists import all_of, one_of, side_by_side
from tableside.wording.translate import speaking

THINGS = ("Ana 12", "Bo 15", "Cy 20", "Di {0}")


def test_things_are_taken_together_chosen_from_or_set_side_by_side() -> None:
    assert all_of(THINGS[:3]) == "Ana 12, Bo 15, and Cy 20"
    assert one_of((6, 9, 12)) == "6, 9, or 12"
    assert side_by_side(THINGS) == "Ana 12, Bo 15, Cy 20, Di {0}"


def test_one_thing_is_itself_and_none_is_nothing() -> None:
    assert (side_by_side(["Ana"]), side_by_side([])) == ("Ana", "")


@pytest.mark.parametrize("language", ["ne", "ml", "pa", "bn", "hi", "de", "ar", "zh"])
def test_every_kind_of_list_can_be_written_in_this_language(language: str) -> None:
    with speaking(language):
        for written in (all_of(THINGS), one_of(THINGS), side_by_side(THINGS)):
            assert all(thing in written for thing in THINGS)


def test_no_language_of_cldr_is_without_lists() -> None:
    for language in localedata.locale_identifiers():
        with speaking(language.replace("_", "-")):
            assert side_by_side(THINGS).startswith("Ana 12")
            assert all_of(THINGS).startswith("Ana 12")
