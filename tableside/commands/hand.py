"""`tableside hand`: what these tiles are worth at this table."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from tableside.commands.rule_options import add_rule_options, chosen_rules
from tableside.rules.errors import RulesError
from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import Tile, parse_tiles
from tableside.scoring.hand import counted, hand_problems
from tableside.wording.error_sentence import error_sentence
from tableside.wording.scoring_errors import scoring_sentence
from tableside.wording.translate import gettext as _


def register(subparsers: Any) -> None:
    parser = subparsers.add_parser("hand", help=_("what tiles left in hand are worth"))
    parser.add_argument("tiles", nargs="+", metavar=_("tile"), help=_("such as 6-4"))
    add_rule_options(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Prints the tiles, what each counts, and the total."""
    try:
        rules = chosen_rules(args)
        tiles = parse_tiles(" ".join(args.tiles))
    except RulesError as error:
        return _refused(error_sentence(error))
    problems = hand_problems({_("This hand"): tiles}, None, rules)
    if problems:
        return _refused(scoring_sentence(problems[0]))
    print(json.dumps(value(tiles, rules)))
    return 0


def value(tiles: Sequence[Tile], rules: RuleSet) -> dict[str, object]:
    each = counted(tiles, rules)
    return {"tiles": [list(tile) for tile in tiles], "total": sum(each), "counted": list(each)}


def _refused(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
