"""`tableside score`: who won, and why, from the points of every round."""

import argparse
from typing import Any

from tableside.commands.json_lines import answer_lines
from tableside.commands.score_line import Game, parse_game
from tableside.scoring.standings import Standing, decided_by, standings, winners
from tableside.wording.standings import place_sentence
from tableside.wording.translate import gettext as _


def register(subparsers: Any) -> None:
    parser = subparsers.add_parser("score", help=_("places and tie-breaks from the points of every round (JSON lines)"))
    parser.add_argument("file", nargs="?", help=_("one game a line; standard input by default"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """One line of standings for each line of input."""
    return answer_lines(args, lambda line: score(parse_game(line)))


def score(game: Game) -> dict[str, object]:
    placed = standings(game.players, game.rounds, game.rules)
    return {
        "standings": [_standing(one) for one in placed],
        "winners": list(winners(placed)),
        "decided_by": decided_by(placed),
    }


def _standing(one: Standing) -> dict[str, object]:
    return {
        "player": one.player,
        "place": one.place,
        "total": one.total,
        "zero_rounds": one.zero_rounds,
        "lowest_round": one.lowest_round,
        "rounds_played": one.rounds_played,
        "why": place_sentence(one.why),
    }
