"""Whatever the referee can say has a sentence."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tableside.rules
import tableside.scoring
from tableside.rules.legality import check
from tableside.rules.moves import Draw, EndRound, Pass, Play
from tableside.rules.rulings import RULINGS
from tableside.rules.tiles import full_set
from tableside.rules.verdict import Verdict
from tableside.wording.instead import INSTEAD, NEEDS, instead_sentence, need_sentence
from tableside.wording.rules_errors import POSITION_SENTENCES
from tableside.wording.suggestions import SUGGESTIONS, suggestion_sentence
from tableside.wording.verdicts import REASONS, playable_sentence, reason_sentence, why
from tests.rules.rounds import Moment, played
from tests.rules.tables import deals

SOURCES = [
    path.read_text(encoding="utf-8")
    for package in (tableside.rules, tableside.scoring)
    for path in Path(package.__path__[0]).glob("*.py")
]
ADVICE = {"suggest": SUGGESTIONS, "instead": INSTEAD, "needs": NEEDS}


def test_every_ruling_has_a_sentence() -> None:
    assert set(REASONS) == set(RULINGS)


@pytest.mark.parametrize("prefix", ADVICE)
def test_every_word_of_advice_has_a_sentence(prefix: str) -> None:
    said = {code for text in SOURCES for code in re.findall(rf'"({prefix}\.[a-z-]+)"', text)}
    usual = {"suggest.join-usual", "suggest.missed-usual"} if prefix == "suggest" else set()
    assert said | usual == set(ADVICE[prefix])


def test_every_error_has_a_sentence() -> None:
    raised = {code for text in SOURCES for code in re.findall(r'RulesError\(\s*"([a-z-]+)"', text)}
    ours = {code for code in raised if code.split("-")[0] in ("position", "field", "move", "question", "round")}
    assert ours <= set(POSITION_SENTENCES)


@settings(max_examples=40, deadline=None)
@given(deals(), st.integers(0, 10**9))
def test_any_verdict_can_be_said(deal: Moment, seed: int) -> None:
    rng = random.Random(seed)
    for moment, _ in played(deal, rng, longest=80):
        position = moment.position
        assert position.layout is not None
        tile, onto = rng.choice(full_set(position.table.set_max)), rng.choice(list(position.layout.nodes))
        for player in position.players[:2]:
            for move in (Play(player, tile, onto), Draw(player), Pass(player), EndRound()):
                verdict = check(position, move)
                assert not [said for said in sentences(verdict) if "%(" in said or "Tile(" in said]


def sentences(verdict: Verdict) -> Iterator[str]:
    yield why(verdict)
    yield from map(reason_sentence, verdict.reasons)
    yield from map(instead_sentence, verdict.instead)
    yield from map(need_sentence, verdict.needs)
    if verdict.suggestion:
        yield suggestion_sentence(verdict.suggestion)


def test_the_most_useful_line_lists_what_is_still_out() -> None:
    tiles = full_set(6)[-3:]
    assert playable_sentence((6,), tiles) == "Only 6 may be played now. Still out: 6-4, 6-5, and 6-6."
    assert playable_sentence((6,), ()) == "Only 6 may be played now, and no such tile is left."
    assert playable_sentence((), ()) == "Nothing may be played now."
