"""Every reason and refusal of scoring has a sentence."""

import re
from pathlib import Path

import pytest

import tableside.scoring
from tableside.rules.reason import Reason
from tableside.wording.scoring_errors import SCORING_SENTENCES
from tableside.wording.standings import PLACE_SENTENCES, decided_sentence, place_sentence

SCORING = Path(tableside.scoring.__file__).parent
REFUSING = ("hand", "deal", "schedule", "number", "round_points")


def test_every_refusal_and_warning_has_one() -> None:
    codes = {code for module in REFUSING for code in _codes(module)}
    assert codes == set(SCORING_SENTENCES)


def test_every_place_has_one() -> None:
    source = (SCORING / "place_reasons.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"((?:place|tie)\.[a-z-]+)"', source)) == set(PLACE_SENTENCES)


def test_a_leaver_is_told_why_they_cannot_win() -> None:
    why = Reason("place.left", {"player": "Cyra", "total": 30})
    assert place_sentence(why) == "Cyra left the game with 30, so is listed here but cannot win."


@pytest.mark.parametrize(
    ("counts", "sentence"),
    [
        ((("Ana", 3), ("Bo", 2)), "Ana and Bo both have 84; Ana went out three times, Bo twice."),
        ((("Ana", 1), ("Bo", 0)), "Ana and Bo both have 84; Ana went out once, Bo never."),
        ((("Ana", 5), ("Bo", 4)), "Ana and Bo both have 84; Ana went out 5 times, Bo 4 times."),
        ((("Ana", 2), ("Bo", 1)), "Ana and Bo both have 84; Ana went out twice, Bo once."),
    ],
)
def test_a_tie_is_told_by_who_went_out_how_often(counts: tuple[tuple[str, int], ...], sentence: str) -> None:
    values = {"players": ("Ana", "Bo"), "total": 84, "counts": counts, "went_out": True}
    assert place_sentence(Reason("tie.zero-rounds", values)) == sentence


@pytest.mark.parametrize("separated", ["total", "zero_rounds", "lowest_round", "shared"])
def test_what_decided_the_game_has_one(separated: str) -> None:
    assert decided_sentence(separated).endswith(".")


def test_a_name_with_a_percent_sign_stays_a_name() -> None:
    values = {"player": "100%s", "total": 3}
    assert place_sentence(Reason("place.lowest-total", values)) == "100%s has the lowest total, 3."


def _codes(module: str) -> list[str]:
    """Codes written in the source: those given to Reason or RulesError, by name or by a choice."""
    source = (SCORING / f"{module}.py").read_text(encoding="utf-8")
    raised = re.findall(r'(?:Reason|RulesError)\(\s*"([a-z-]+)"', source)
    chosen = re.findall(r'"(deal-[a-z-]+)"', source)
    return [*raised, *chosen]
