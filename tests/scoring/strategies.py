"""Tables, rounds and hands as hypothesis draws them."""

from hypothesis import strategies as st

from tableside.rules.ruleset import RuleSet, make_ruleset
from tableside.rules.tiles import SET_MAXIMA, Tile, full_set
from tableside.scoring.standings import RoundResult

PLAYERS = ("Asha", "Bijay", "Cyra", "Dev")

rule_sets: st.SearchStrategy[RuleSet] = st.builds(
    lambda preset, set_max, blank, end, pips: make_ruleset(
        preset, {"set_max": set_max, "double_blank": blank, "blank_end_value": end, "double_pips": pips}
    ),
    st.sampled_from(["trains", "cross"]),
    st.sampled_from(SET_MAXIMA),
    st.sampled_from([0, 25, 50, 100]),
    st.sampled_from([0, 5, 25]),
    st.sampled_from(["both_ends", "one_end"]),
)


@st.composite
def hands(draw: st.DrawFn, rules: RuleSet) -> tuple[Tile, ...]:
    return tuple(draw(st.lists(st.sampled_from(full_set(rules.set_max)), unique=True, max_size=20)))


@st.composite
def round_results(draw: st.DrawFn) -> RoundResult:
    """Small numbers, so that ties are common; some miss the round, some rounds are blocked."""
    playing = draw(st.lists(st.sampled_from(PLAYERS), unique=True, min_size=1))
    points = {player: draw(st.integers(0, 4)) for player in playing}
    out_known = draw(st.booleans())
    out = draw(st.sampled_from([None, *playing])) if out_known else None
    if out:
        points[out] = 0
    return RoundResult(points, out, out_known)
