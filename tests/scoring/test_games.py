"""A whole game ends as the rules have it."""

import pytest

from tableside.commands.score import score
from tableside.commands.score_line import parse_game
from tests.scoring.whole_games import NAMES, whole_game


@pytest.mark.parametrize("name", NAMES)
def test_it_places_everybody_and_says_why(name: str) -> None:
    game = whole_game(name)
    expected = game.pop("expect")
    answer = score(parse_game(game))
    placed = [{key: one[key] for key in expected["standings"][0]} for one in _list(answer["standings"])]
    assert placed == expected["standings"]
    assert answer["winners"] == expected["winners"]
    assert answer["decided_by"] == expected["decided_by"]


def _list(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value
