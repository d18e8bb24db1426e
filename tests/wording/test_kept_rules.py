"""A ruling that a table keeps is said for everybody, not for those whom it was first made for."""

import re

import pytest

from tableside.wording.kept_rules import kept_ruling
from tableside.wording.suggestions import SUGGESTIONS

NAMED_FOR_NOBODY = re.compile(r"unknown|None|%|\b0\b|, ,|\bthis player, on\b", re.IGNORECASE)


@pytest.mark.parametrize("suggestion", SUGGESTIONS)
def test_it_is_a_whole_sentence_without_names(suggestion: str) -> None:
    said = kept_ruling(suggestion)
    assert said[0].isupper()
    assert said.endswith(".")
    assert not NAMED_FOR_NOBODY.search(said)


@pytest.mark.parametrize(
    ("suggestion", "said"),
    [
        ("suggest.share-round", "These players share the round; it changes no score."),
        ("suggest.first-in-turn", "The first to show it opens; if that is unclear, the earlier in turn does."),
        (
            "suggest.neighbour-takes",
            "The neighbour, on the right, takes one of this player’s tiles unseen and mixes it into the yard.",
        ),
        ("suggest.take-back", "That tile goes back, and this player plays something that fits, or draws."),
        ("suggest.join-highest", "This player joins at the start of a round with the highest total."),
        ("suggest.draw-on", "Go on drawing, unless everybody agrees to stop now."),
    ],
)
def test_whom_it_means_reads_well(suggestion: str, said: str) -> None:
    assert kept_ruling(suggestion) == said


def test_an_options_value_stays_as_it_is() -> None:
    assert kept_ruling("shared") == "shared"
