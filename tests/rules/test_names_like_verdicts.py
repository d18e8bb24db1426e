"""A player who is called like a word of a verdict is a player still."""

from typing import Any

import pytest

from tableside.commands.referee import answer

LIKE_VERDICTS = ("unknown", "shared", "not_applicable", "decide_by_table")


def line(seats: list[str], move: dict[str, str], method: str = "search_before_deal", **facts: object) -> dict[str, Any]:
    """Before the double lies on the table."""
    return {
        "rules": {"preset": "cross", "options": {"starter_method": method}},
        "position": {"set_max": 9, "players": seats, "opening_double": "9-9", "plays": [], "facts": facts, "round": 3},
        "move": move,
    }


@pytest.mark.parametrize("name", LIKE_VERDICTS)
def test_a_verdict_that_names_somebody_says_so(name: str) -> None:
    found = answer(line(["Asha", name], {"type": "who_starts"}, found_by=name))
    assert (found["result"], found["player"]) == (name, name)
    assert "player" not in answer(line(["Asha", name], {"type": "who_starts"}))


def test_whoever_is_called_unknown_does_not_start_because_the_starter_is() -> None:
    """Whose turn it is to start cannot be told, so nobody is refused for somebody else."""
    opens = {"type": "open", "player": "Asha", "tile": "9-9"}
    said = [answer(line(["Asha", name], opens, "set_aside_and_rotate"))["result"] for name in ("unknown", "Bijay")]
    assert said == ["legal", "legal"]
