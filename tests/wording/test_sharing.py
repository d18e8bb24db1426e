"""Links are explained in plain words."""

import pytest

from tableside.wording.sharing import link_words, replaced_sentence


def test_a_scoring_link_says_what_it_allows_and_what_replacing_it_does() -> None:
    words = link_words("score", "")
    assert words.allows == "Whoever scans this can write in the scorecard, as you can."
    assert "can only watch until it scans the new one" in words.replacing


def test_a_players_own_link_names_the_player() -> None:
    words = link_words("player", "Bijay")
    assert words.name == "Bijay’s own link"
    assert words.allows == "For Bijay alone: enters Bijay’s hand and nothing else."


@pytest.mark.parametrize("role", ["view", "code", "score", "player"])
def test_a_replaced_link_says_so(role: str) -> None:
    assert "new" in replaced_sentence(role, "Bijay")
