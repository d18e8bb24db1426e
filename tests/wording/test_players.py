"""Players in sentences: since when they play, until when they did, and what a late joiner starts with."""

from datetime import UTC, datetime
from typing import Any

import pytest

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.scorecard import Scorecard
from tableside.wording.players import joining_sentence, may_join, player_sentence

AT = datetime(2026, 11, 29, 20, 15, tzinfo=UTC)
SCORED = (Kind.ROUND_SET, {"round": 1, "hands": {"p2": {"points": 41}}, "ended": {"out": "p1"}, "double": "9-9"})


def card(*said: tuple[Kind, dict[str, Any]], **options: object) -> Scorecard:
    start = {
        "title": "",
        "rules": {"preset": "trains", "options": options},
        "players": [{"id": "p1", "name": "Asha"}, {"id": "p2", "name": "Bijay"}],
        "previous": None,
    }
    listed = [(Kind.GAME_STARTED, start), *said]
    return fold([Entry(number, kind, data, "score:1", AT) for number, (kind, data) in enumerate(listed, 1)])


@pytest.mark.parametrize(
    ("late_join", "sentence"),
    [
        (
            "highest_total",
            "Whoever joins now plays from round 2 on and starts with 41, the highest total at the table.",
        ),
        ("average_total", "Whoever joins now plays from round 2 on and starts with 21, the average of the table."),
        ("zero", "Whoever joins now plays from round 2 on and starts with 0: that is this table’s rule."),
        ("not_allowed", "At this table nobody joins a game that has begun."),
    ],
)
def test_a_late_joiner_is_told_the_start_and_the_rule(late_join: str, sentence: str) -> None:
    begun = card(SCORED, late_join=late_join)
    assert joining_sentence(begun) == sentence
    assert may_join(begun) == (late_join != "not_allowed")


def test_before_the_first_score_everybody_starts_alike() -> None:
    assert joining_sentence(card()) == "Nobody has scored yet, so whoever joins now starts like everybody else."


def test_nobody_joins_a_game_that_is_over() -> None:
    over = card(SCORED, (Kind.GAME_CLOSED, {}))
    assert joining_sentence(over) == "The game is over. Somebody can join again once it has been opened again."
    assert not may_join(over)


def test_players_are_told_by_when_they_came_and_left() -> None:
    joined = (Kind.PLAYER_JOINED, {"player": "p3", "name": "Cy", "round": 2, "start": 41})
    here = card(SCORED, joined, (Kind.PLAYER_LEFT, {"player": "p2", "after": 1}))
    assert [player_sentence(here, player) for player in here.players] == [
        "",
        "Left after round 1.",
        "Joined in round 2 with 41.",
    ]
    early = card((Kind.PLAYER_LEFT, {"player": "p2", "after": 0}))
    assert player_sentence(early, early.players[1]) == "Left before the first round."
