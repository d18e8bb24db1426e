"""`tableside backup`: a whole copy of all games in one file, also while the app runs."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from tableside.wording.translate import gettext as _


def register(subparsers: Any) -> None:
    parser = subparsers.add_parser("backup", help=_("copy all games into one file, also while the app runs"))
    parser.add_argument("file", type=Path, help=_("a file that is not there yet"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Says what was written and what belongs to it."""
    from tableside.commands.opening import saying_why
    from tableside.commands.start_error import StartError
    from tableside.instance import instance_folder

    try:
        with saying_why():
            folder = instance_folder(os.environ)
            _copy(folder, args.file)
    except StartError as error:
        print(error, file=sys.stderr)
        return 2
    key = folder / "secret-key"
    print(_("All games are in %(file)s.", file=args.file))
    print(_("Keep a copy of %(key)s with it: the links follow from it.", key=key))
    return 0


def _copy(folder: Path, target: Path) -> None:
    """Raises StartError."""
    from tableside.commands.start_error import StartError
    from tableside.store.copying import copy_database

    try:
        copy_database(_sqlite_file(folder), target.absolute())
    except FileExistsError as error:
        raise StartError(_("%(file)s is there already; choose another name.", file=target)) from error
    except OSError as error:
        raise StartError(_("%(file)s cannot be written: %(reason)s.", file=target, reason=error.strerror)) from error


def _sqlite_file(folder: Path) -> Path:
    from sqlalchemy import make_url

    from tableside.commands.start_error import StartError
    from tableside.instance import database_url

    url = make_url(database_url(os.environ, folder))
    if url.get_backend_name() != "sqlite":
        raise StartError(_("These games are in PostgreSQL: back them up with pg_dump, as docs/hosting.md shows."))
    return Path(url.database or "").absolute()
