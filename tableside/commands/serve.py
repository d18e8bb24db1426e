"""`tableside serve`: the app for the whole table, and the address that its phones can open."""

import argparse
import os
import sys
from typing import Any

from tableside.wording.translate import gettext as _

ALL_INTERFACES = "0.0.0.0"  # noqa: S104 - the whole table is meant to reach it


def register(subparsers: Any) -> None:
    parser = subparsers.add_parser("serve", help=_("start the app for everybody at the table (also without a word)"))
    parser.add_argument("--host", default=ALL_INTERFACES, help=_("where to listen; everywhere by default"))
    parser.add_argument("--port", type=_port, help=_("the port; 8000 or the next free one by default"))
    parser.add_argument("--public-url", metavar="URL", help=_("what phones open, where a proxy stands in front"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Serves until it is told to stop."""
    from gevent import monkey

    monkey.patch_all()
    from tableside.commands.serving.server import serve
    from tableside.commands.start_error import StartError

    if args.public_url:
        os.environ["TABLESIDE_PUBLIC_URL"] = args.public_url
    try:
        serve(args.host, args.port)
    except StartError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _port(text: str) -> int:
    if not text.isdecimal() or not int(text) < 65536:
        raise argparse.ArgumentTypeError(_("a port is a number from 0 to 65535, not “%(text)s”.", text=text))
    return int(text)
