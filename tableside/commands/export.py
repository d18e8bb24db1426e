"""`tableside export`: games with their whole history, one a line, to be taken in elsewhere."""

import argparse
import json
import sys
from typing import Any

from tableside.wording.translate import gettext as _


def register(subparsers: Any) -> None:
    parser = subparsers.add_parser("export", help=_("write games with their whole history (JSON lines)"))
    parser.add_argument("games", nargs="*", metavar=_("game"), help=_("the uid of a game; all of them by default"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """One line for each game on standard output."""
    from tableside.commands.opening import open_installation
    from tableside.commands.start_error import StartError
    from tableside.services.archive import exported
    from tableside.services.errors import NotFound

    try:
        for game in exported(open_installation(), args.games):
            sys.stdout.write(json.dumps(game, ensure_ascii=True) + "\n")
    except StartError as error:
        print(error, file=sys.stderr)
        return 2
    except NotFound as error:
        print(_("There is no game “%(uid)s” here.", uid=error), file=sys.stderr)
        return 2
    return 0
