"""Tables to play at: any preset with any of its house rules, any set, as many seats as the set feeds."""

import random

from hypothesis import strategies as st

from tableside.rules.options import OPTIONS
from tableside.rules.ruleset import PRESETS, RuleSet, make_ruleset
from tableside.rules.tiles import SET_MAXIMA, set_size
from tests.rules.rounds import CAST, Moment, dealt

IN_A_ROUND = (
    "ruleset",
    "starter_plays_on_opening",
    "opening_arms",
    "opening_must_fill",
    "opening_extra_arms",
    "draw_rule",
    "drawn_tile_play",
    "must_play_if_able",
    "yard_reserve",
    "round_ends_when_yard_empty",
    "toes",
    "toes_scope",
    "double_plays_again",
    "multi_tile_turn",
    "go_out_on_double",
    "dead_foot",
    "wild",
)
"""The options that bear on what may be laid, drawn or passed."""


@st.composite
def rulesets(draw: st.DrawFn) -> RuleSet:
    """Up to four house rules chosen at once."""
    names = draw(st.sets(st.sampled_from(IN_A_ROUND), max_size=4))
    options = {name: draw(_values(name)) for name in sorted(names)}
    set_max = draw(st.sampled_from(SET_MAXIMA))
    return make_ruleset(draw(st.sampled_from(sorted(PRESETS))), {**options, "set_max": set_max})


@st.composite
def deals(draw: st.DrawFn) -> Moment:
    """A round that has just been opened, with hands of a playable size."""
    rules = draw(rulesets())
    most = min(len(CAST), (set_size(rules.set_max) - 4) // 3)
    players = draw(st.integers(2, most))
    rng = random.Random(draw(st.integers(0, 10**9)))
    hand = draw(st.integers(2, max(2, (set_size(rules.set_max) - 4) // players)))
    return dealt(rules, players, rng, hand)


def _values(name: str) -> st.SearchStrategy[object]:
    option = OPTIONS[name]
    known: list[object] = list(option.choices)
    if option.least is not None:
        assert option.most is not None
        known += range(option.least, min(option.most, option.least + 8) + 1)
    return st.sampled_from(known)
