"""`tableside referee`: verdicts on positions and moves, one JSON line for each."""

import argparse
from collections.abc import Mapping
from typing import Any

from tableside.commands.json_lines import answer_lines
from tableside.commands.referee_line import parse_case
from tableside.rules.verdict import Verdict
from tableside.scoring.referee import rule_on
from tableside.wording.instead import instead_sentence, need_sentence
from tableside.wording.suggestions import suggestion_sentence
from tableside.wording.translate import gettext as _
from tableside.wording.verdicts import why


def register(subparsers: Any) -> None:
    parser = subparsers.add_parser("referee", help=_("verdicts on positions and moves (JSON lines)"))
    parser.add_argument("file", nargs="?", help=_("one case a line; standard input by default"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """One verdict for each line of input, in order."""
    return answer_lines(args, answer)


def answer(line: Any) -> Mapping[str, object]:
    position, move = parse_case(line)
    return verdict_fields(rule_on(position, move))


def verdict_fields(verdict: Verdict) -> dict[str, object]:
    """The verdict as contracts.md has it, in the language in force."""
    return {
        "result": verdict.result,
        "basis": verdict.basis,
        "cites": list(verdict.cites),
        "why": why(verdict),
        "instead": [instead_sentence(each) for each in verdict.instead],
        "playable_numbers": list(verdict.playable_numbers),
        "needs": [need_sentence(each) for each in verdict.needs],
        "clauses": list(verdict.clauses),
        **_if_any(verdict),
    }


def _if_any(verdict: Verdict) -> dict[str, object]:
    fields: dict[str, object] = {}
    if verdict.player is not None:
        fields["player"] = verdict.player
    if verdict.value is not None:
        fields["value"] = dict(verdict.value)
    if verdict.suggestion is not None:
        fields["suggestion"] = suggestion_sentence(verdict.suggestion)
    if verdict.keep is not None:
        fields["keep"] = {"option": verdict.keep[0], "value": verdict.keep[1]}
    return fields
