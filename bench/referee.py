"""How fast the referee is: `.venv/bin/python -m bench.referee`, with `dominoes` 6.1.0 on the path to compare with.

    uv pip install --target .cache/dominoes dominoes==6.1.0
    PYTHONPATH=.cache/dominoes .venv/bin/python -m bench.referee

Times are CPU time and the best of several turns, ours and theirs one after the other, so that a busy machine
disturbs both alike.
"""

import functools
import json
import random
import time
from collections.abc import Callable

from tableside.commands.referee import answer
from tableside.rules.legality import check
from tableside.rules.moves import Draw, Play
from tableside.rules.notation import format_move
from tableside.rules.position import Position
from tableside.rules.ruleset import RuleSet, make_ruleset
from tests.rules.rounds import Moment, dealt, played

TURNS = 15
CHECKS = 20_000


def main() -> None:
    theirs = _theirs()
    _print_checks()
    _print_case()
    for set_max, players in ((9, 4), (18, 8)):
        rules = make_ruleset("cross", {"set_max": set_max})
        _print_rounds(f"double-{set_max}, {players} seats", functools.partial(_rounds, rules, players), theirs)


def _print_checks() -> None:
    """`check` on a standing double-nine position: legal, illegal, drawn and passed, each over and over."""
    position = _standing()
    table = position.layout
    assert table is not None
    assert position.turn is not None
    held = position.hands[position.turn]
    moves = [Play(position.turn, tile, onto) for tile in held for onto in table.nodes][:60]
    moves = [*moves, Draw(position.turn)]
    seconds = min(_timed(lambda: [check(position, move) for move in moves]) for _ in range(TURNS * 10))
    legal = [move for move in moves if check(position, move).is_allowed]
    quick = min(_timed(lambda: [check(position, move) for move in legal for _ in range(50)]) for _ in range(TURNS))
    print(f"check, moves of all kinds: {len(moves) / seconds:,.0f} a second")
    print(f"check, legal plays:        {50 * len(legal) / quick:,.0f} a second")


def _print_case() -> None:
    """A whole case as `tableside referee` gets it: text in, verdict out."""
    line = _case()
    plays = len(json.loads(line)["position"]["plays"])
    seconds = min(_timed(lambda: answer(json.loads(line))) for _ in range(TURNS * 10))
    print(f"a case of {plays} plays, text to verdict: {1000 * seconds:.2f} ms")


def _print_rounds(name: str, ours: Callable[[], tuple[int, int]], theirs: Callable[[], tuple[int, int]] | None) -> None:
    by_play, by_move = _cost(ours)
    print(f"random rounds, {name}: {by_play:.1f} µs a tile laid, {by_move:.1f} µs a move")
    if theirs is None:
        print("  dominoes 6.1.0 is not on the path: nothing to compare with")
        return
    best = [(_cost(ours), _cost(theirs)) for _ in range(TURNS)]
    mine = min(cost[0] for cost, _ in best)
    moved = min(cost[1] for cost, _ in best)
    their = min(cost[0] for _, cost in best)
    print(f"  best of {TURNS} turns: {mine:.1f} µs a tile laid ({moved:.1f} a move), dominoes {their:.1f}")
    print(f"  ratio: {mine / their:.2f}")


def _cost(rounds: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Microseconds for each tile laid and for each move of any kind."""
    start = time.process_time()
    plays, moves = rounds()
    seconds = time.process_time() - start
    return 1e6 * seconds / plays, 1e6 * seconds / moves


def _rounds(rules: RuleSet, players: int, number: int = 8) -> tuple[int, int]:
    rng = random.Random(20)
    plays = moves = 0
    for _ in range(number):
        for _moment, move in played(dealt(rules, players, rng), rng):
            plays += isinstance(move, Play)
            moves += move is not None
    return plays, moves


def _theirs() -> Callable[[], tuple[int, int]] | None:
    """Whole random games of the line game in the PyPI package `dominoes`."""
    try:
        import dominoes  # type: ignore[import-not-found]
    except ImportError:
        return None

    def games(number: int = 30) -> tuple[int, int]:
        random.seed(20)
        plays = 0
        for _ in range(number):
            game = dominoes.Game.new()
            while game.result is None:
                game.make_move(*random.choice(game.valid_moves))
                plays += 1
        return plays, plays

    return games


def _standing() -> Position:
    """The middle of a double-nine round with four seats, free play, everybody's hand known."""
    return next(
        moment.position
        for moment in _moments()
        if len(moment.position.plays) == 16 and moment.position.layout and not moment.position.layout.obligations
    )


def _moments() -> list[Moment]:
    found: list[Moment] = []
    for seed in range(50):
        rng = random.Random(seed)
        found += [moment for moment, _ in played(dealt(make_ruleset("cross"), 4, rng), rng)]
    return found


def _case() -> str:
    """Forty plays and a question about the forty-first."""
    at, move = next(
        (moment.position, move)
        for seed in range(500)
        for rng in [random.Random(seed)]
        for moment, move in played(dealt(make_ruleset("cross"), 4, rng), rng)
        if len(moment.position.plays) == 40 and isinstance(move, Play)
    )
    tile, onto = format_move(move).split("@")
    return json.dumps(
        {
            "rules": {"preset": "cross", "options": {}},
            "position": {
                "set_max": 9,
                "players": list(at.players),
                "opening_double": "9-9",
                "opening_placed": True,
                "starter": at.table.starter,
                "plays": [[play.player, str(play.tile), str(play.onto)] for play in at.plays],
                "hands": {player: [str(tile) for tile in tiles] for player, tiles in at.hands.items()},
                "boneyard": at.yard,
                "turn": at.turn,
            },
            "move": {"type": "play", "player": at.turn, "tile": tile, "onto": onto},
        }
    )


def _timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


if __name__ == "__main__":
    main()
