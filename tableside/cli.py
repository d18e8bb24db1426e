"""The command line: each command is a thin face on the same functions that the pages call."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

from tableside.commands import backup, count, export, hand, import_, referee, score, serve
from tableside.wording.translate import SOURCE, languages, speaking
from tableside.wording.translate import gettext as _

COMMANDS = (serve, score, hand, count, referee, export, import_, backup)
DEFAULT = "serve"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; 0 when it did its job, 2 when its arguments or input cannot be used."""
    with speaking(_language()):
        args = _parsed(list(sys.argv[1:] if argv is None else argv))
        try:
            return int(args.func(args))
        except BrokenPipeError:
            return _nobody_reads()


def _parsed(words: list[str]) -> argparse.Namespace:
    parser, names = _parser()
    if not words or (words[0].startswith("-") and words[0] not in {"-h", "--help", "--version"}):
        words = [DEFAULT, *words]
    if not words[0].startswith("-") and words[0] not in names:
        parser.error(_("There is no command “%(name)s”; there are %(names)s.", name=words[0], names=", ".join(names)))
    args, left = parser.parse_known_args(words)
    if left:
        parser.error(_("“%(word)s” is nothing that tableside %(name)s understands.", word=left[0], name=words[0]))
    return args


def _parser() -> tuple[argparse.ArgumentParser, list[str]]:
    parser = _Parser(prog="tableside", description=_("Keeps score at a table of Chicken Foot."))
    parser.add_argument("--version", action="version", version=version("tableside"))
    subparsers = parser.add_subparsers(metavar=_("command"), parser_class=_Parser)
    for command in COMMANDS:
        command.register(subparsers)
    return parser, list(subparsers.choices)


class _Parser(argparse.ArgumentParser):
    """Answers a mistake with one sentence instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message[:1].upper()}{message[1:]}\n")


def _language() -> str:
    """The terminal's language, where there is a catalogue for it."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or SOURCE
    code = wanted.partition(".")[0].partition("_")[0]
    return code if code in languages() else SOURCE


def _nobody_reads() -> int:
    """`tableside score … | head` ends quietly."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
