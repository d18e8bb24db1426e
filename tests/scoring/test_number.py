"""Points as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.rules.errors import RulesError
from tableside.scoring.number import parse_points
from tableside.wording.scoring_errors import scoring_sentence


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("23", 23),
        ("0", 0),
        ("007", 7),
        (" 23 ", 23),
        ("12+11+7", 30),
        ("12 + 11 +7", 30),
        ("२३", 23),
        ("২৩", 23),
        ("੨੩", 23),
        ("൨൩", 23),
        ("٢٣", 23),
        ("１２\uff0b１１", 23),
        ("\u200e23\u200e", 23),
        ("१२+11", 23),
        ("\u00a023", 23),
    ],
)
def test_it_reads_numbers_and_sums(text: str, points: int) -> None:
    assert parse_points(text) == points


@pytest.mark.parametrize("text", ["", " ", "\t\n", "\u200b"])
def test_nothing_typed_is_missing_and_never_zero(text: str) -> None:
    assert parse_points(text) is None


@given(st.lists(st.integers(0, 999), min_size=1, max_size=20))
def test_it_adds_up_any_sum(numbers: list[int]) -> None:
    assert parse_points("+".join(map(str, numbers))) == sum(numbers)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("12+", "A number is missing in the sum 12+."),
        ("+12", "A number is missing in the sum +12."),
        ("12++3", "A number is missing in the sum 12++3."),
        ("-5", "A hand is never worth less than zero, so -5 cannot be right."),
        ("−5", "A hand is never worth less than zero, so −5 cannot be right."),
        ("twelve", "“twelve” is not a number. Type a number such as 23, or a sum such as 12+11+7."),
        ("1 2", "“1 2” is not a number. Type a number such as 23, or a sum such as 12+11+7."),
        ("12.5", "“12.5” is not a number. Type a number such as 23, or a sum such as 12+11+7."),
        ("12-5", "“12-5” is not a number. Type a number such as 23, or a sum such as 12+11+7."),
        ("²", "“²” is not a number. Type a number such as 23, or a sum such as 12+11+7."),
        ("½", "“½” is not a number. Type a number such as 23, or a sum such as 12+11+7."),
        (
            "1" * 10_000,
            "That is too long: points are a number such as 23, or a sum such as 12+11+7, in at most 200 characters.",
        ),
    ],
)
def test_it_refuses_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(RulesError) as refused:
        parse_points(text)
    assert scoring_sentence(refused.value) == sentence


@given(st.text(max_size=300))
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    assert _read_or_refused(text)


def _read_or_refused(text: str) -> bool:
    try:
        points = parse_points(text)
    except RulesError as refused:
        return scoring_sentence(refused) != ""
    return points is None or points >= 0
