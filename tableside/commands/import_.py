"""`tableside import`: takes in games that another installation exported."""

import argparse
import sys
from collections.abc import Mapping
from typing import Any

from tableside.commands.json_lines import answer_lines
from tableside.rules.errors import RulesError
from tableside.wording.translate import gettext as _


def register(subparsers: Any) -> None:
    parser = subparsers.add_parser("import", help=_("take in games that were exported elsewhere (JSON lines)"))
    parser.add_argument("file", nargs="?", help=_("what export wrote; standard input by default"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """One line for each game: what was new, and the links under which it is found here. 2 if none could be taken in."""
    from tableside.commands.opening import claim_folder, open_installation, saying_why
    from tableside.commands.start_error import StartError
    from tableside.services.installation import require_same_secret

    try:
        claim_folder()
        installation = open_installation()
        with saying_why():
            require_same_secret(installation)
        taken_in: list[Mapping[str, object]] = []
        status = answer_lines(args, lambda line: _noted(taken_in, _take_in(installation, line)))
    except StartError as error:
        print(error, file=sys.stderr)
        return 2
    return status if taken_in else 2


def _noted(taken_in: list[Mapping[str, object]], answer: Mapping[str, object]) -> Mapping[str, object]:
    taken_in.append(answer)
    return answer


def _take_in(installation: Any, data: object) -> Mapping[str, object]:
    from tableside.services.archive import import_game
    from tableside.services.errors import FormProblems

    try:
        carried = import_game(installation, data)
    except FormProblems as error:
        reason = error.problems["file"]
        raise RulesError(reason.code, **reason.values) from error
    return {
        "uid": carried.uid,
        "title": carried.title,
        "players": list(carried.players),
        "entries_added": carried.added,
        "moves_added": carried.moves,
        "photos_added": carried.photos,
        "view": f"/g/{carried.links.view}",
        "keep_score": f"/k/{carried.links.score}",
    }
