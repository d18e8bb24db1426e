"""One tile is a tile, and one round a round: sentences count what they name in every language."""

import pytest

from tableside.rules.reason import Reason
from tableside.rules.ruleset import make_ruleset
from tableside.scoring.deal import deal_problem
from tableside.wording.clauses_after import AFTER
from tableside.wording.follow import FOLLOW_ERRORS
from tableside.wording.instead import instead_sentence
from tableside.wording.scoring_errors import scoring_sentence
from tableside.wording.suggestions import suggestion_sentence
from tableside.wording.translate import speaking
from tableside.wording.verdicts import reason_sentence

ONE = {"hand": 1, "players": 30, "written": 1, "arms": 1, "double": "9-9", "set_max": 6, "player": "Asha"}


def test_a_deal_of_one_tile_that_is_too_much_says_tile() -> None:
    crowd = deal_problem(make_ruleset("trains", {"set_max": 6, "hand_size": 1}), 30)
    assert crowd
    assert scoring_sentence(crowd).startswith("30 players with 1 tile each need 31 tiles, and this set has only 28.")
    leaves = Reason("deal-leaves-no-yard", {**crowd.values, "players": 28})
    assert scoring_sentence(leaves).startswith("28 players with 1 tile each leave nothing to draw from a set of 28.")


@pytest.mark.parametrize(
    ("language", "beginning"),
    [
        ("es", "30 jugadores con 1 ficha cada uno "),
        ("pa", "30 ਖਿਡਾਰੀ ਹੋਣ ਅਤੇ ਹਰੇਕ ਨੂੰ 1 ਗੋਟੀ ਮਿਲੇ"),
        ("ne", "30 जनालाई 1 वटा गोटीका दरले"),
        ("bn", "30 জন খেলোয়াড়কে 1টি করে"),
        ("ml", "30 പേർക്ക് 1 ടൈൽ വീതം"),
    ],
)
def test_so_it_does_in_the_other_languages(language: str, beginning: str) -> None:
    crowd = deal_problem(make_ruleset("trains", {"set_max": 6, "hand_size": 1}), 30)
    assert crowd
    with speaking(language):
        assert scoring_sentence(crowd).startswith(beginning)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("deal.too-many", "30 players with 1 tile each need more than a double-6 set can give and still draw from."),
        ("deal.as-written", "Yes, 1 tile each is the deal for 30 players."),
        ("deal.other-size", "With 30 players everybody gets 1 tile, not 1."),
        ("slip.hand-right", "Asha has 1 tile, just as it should be."),
        ("opening.fewer-arms", "At your table 1 arm on 9-9 is enough, and it lies there."),
    ],
)
def test_verdicts_count(code: str, sentence: str) -> None:
    assert reason_sentence(Reason(code, ONE)) == sentence


def test_advice_counts() -> None:
    assert instead_sentence(Reason("instead.deal", ONE)) == "deal 1 tile each"
    said = suggestion_sentence(Reason("suggest.hand-that-fits", ONE))
    assert said == "1 tile each does fit, if everybody is happy with that."


def test_a_rule_and_a_refusal_count() -> None:
    assert (
        AFTER["score.rounds"](make_ruleset("trains", {"rounds": 1})) == "You play 1 round; then the lowest total wins."
    )
    refused = FOLLOW_ERRORS["follow-yard"]({"text": "9", "unplayed": 1})
    assert refused == "“9” cannot be: only 1 tile is not on the table."
