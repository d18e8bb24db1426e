"""A question is known by many words."""

import pytest

from tableside.rules.question_words import meant


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("who_starts", "who_starts"),
        ("drew_two_tiles", "two_drawn"),
        ("draw_two", "two_drawn"),
        ("exposed_tile", "tile_exposed"),
        ("too_many_tiles", "fix_overdraw"),
        ("too_few_tiles", "fix_underdraw"),
        ("replay_round", "void_round"),
        ("leave_early", "leave"),
        ("end_game_early", "stop_early"),
        ("tie_break", "winner"),
        ("final_ranking", "winner"),
        ("round_winner", "score"),
        ("missed_round", "missed_round"),
        ("join_late", "late_join"),
        ("correction", "correct_score"),
        ("penalise", "penalty"),
        ("is_game_over", "game_over"),
    ],
)
def test_it_is_told_by_its_pieces(word: str, kind: str) -> None:
    assert meant(word) == kind


def test_a_word_that_hints_at_nothing_stays() -> None:
    assert meant("dance") == "dance"
