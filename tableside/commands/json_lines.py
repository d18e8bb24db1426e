"""JSON lines in, JSON lines out: a bad line is answered with what is wrong with it, and the rest goes on."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tableside.rules.errors import RulesError
from tableside.wording.error_sentence import error_sentence
from tableside.wording.translate import gettext as _


def answer_lines(args: argparse.Namespace, answer: Callable[[Any], Mapping[str, object]]) -> int:
    """Answers every line of `args.file`, or of standard input; the exit status is 2 if the file cannot be read."""
    if args.file in (None, "-"):
        _write(_answers(sys.stdin.buffer, answer))
        return 0
    try:
        with Path(args.file).open("rb") as lines:
            _write(_answers(lines, answer))
    except OSError as error:
        print(_("%(file)s cannot be read: %(reason)s.", file=args.file, reason=error.strerror), file=sys.stderr)
        return 2
    return 0


def _answers(lines: Iterable[bytes], answer: Callable[[Any], Mapping[str, object]]) -> Iterator[Mapping[str, object]]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            yield answer(_read(line))
        except RulesError as error:
            yield {"error": error_sentence(error), "line": number}


def _read(line: bytes) -> Any:
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RulesError("line-not-utf8") from None
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_number)
    except RulesError:
        raise
    except (ValueError, RecursionError):
        raise RulesError("line-not-json") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A name given twice would silently lose its first value."""
    fields: dict[str, Any] = {}
    for name, value in pairs:
        if name in fields:
            raise RulesError("line-name-twice", name=name)
        fields[name] = value
    return fields


def _no_number(word: str) -> None:
    raise RulesError("line-no-number", word=word)


def _write(answers: Iterable[Mapping[str, object]]) -> None:
    """UTF-8 whatever the terminal speaks; half a character pair stays the escape that it was in the input."""
    for answer in answers:
        line = json.dumps(answer, ensure_ascii=False) + "\n"
        sys.stdout.buffer.write(line.encode("utf-8", "backslashreplace"))
        sys.stdout.buffer.flush()
