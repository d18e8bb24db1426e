"""A sum that was typed is shown with what it comes to, and nothing else is."""

import pytest

from tableside.services.hand_forms import HandForm


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("12+11+7", "12+11+7 = 30"),
        (" 12 + 3 ", "12 + 3 = 15"),
        ("१२+३", "१२+३ = 15"),
        ("30", ""),
        ("", ""),
        ("12+", ""),
        ("12+dog", ""),
    ],
)
def test_a_sum_is_worked_out(text: str, shown: str) -> None:
    assert HandForm(text=text).worked_out == shown
