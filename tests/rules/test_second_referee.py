"""Two referees written apart agree on what may be done."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tableside.rules.legal_moves import legal_moves
from tableside.rules.notation import format_move
from tableside.rules.position import Position
from tableside.rules.ruleset import all_options
from tests.rules.naive import Naive
from tests.rules.rounds import Moment, played
from tests.rules.tables import deals


@settings(max_examples=100, deadline=None)
@given(deals(), st.integers(0, 10**9))
def test_they_allow_the_same_moves(deal: Moment, seed: int) -> None:
    rng = random.Random(seed)
    for moment, _ in played(deal, rng, longest=250):
        if rng.random() < 0.25:
            first = {format_move(move) for move in legal_moves(moment.position)}
            assert first == told_to_naive(moment.position).allowed()


def told_to_naive(position: Position) -> Naive:
    table = position.table
    assert table.starter is not None
    return Naive(
        rules={**all_options(table.rules), "chosen": set(table.rules.chosen)},
        players=list(table.players),
        opening=str(table.opening),
        set_max=table.set_max,
        plays=[(play.player, str(play.tile), str(play.onto), play.joining) for play in position.plays],
        hands={player: [str(tile) for tile in tiles] for player, tiles in position.hands.items()},
        yard=position.yard or 0,
        turn=position.turn or "",
        starter=table.starter,
        drawn=[str(tile) for tile in position.drawn],
        passes=list(position.passes),
        kept=sorted(position.kept),
    )
