"""`tableside count`: the tiles in photos, one JSON line each."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from tableside.commands.rule_options import add_rule_options, chosen_rules
from tableside.rules.errors import RulesError
from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import Tile
from tableside.scoring.hand import counted
from tableside.wording.error_sentence import error_sentence
from tableside.wording.photo_sentences import advice, doubt_sentence, fault_sentence
from tableside.wording.translate import gettext as _

_MOST_BYTES = 40_000_001
"""One more than the reader takes, so that an endless file ends here."""


def register(subparsers: Any) -> None:
    parser = subparsers.add_parser("count", help=_("the tiles in photos (JSON lines)"))
    parser.add_argument("photos", nargs="+", metavar=_("photo"), help=_("a picture file"))
    parser.add_argument(
        "--overlay", metavar="DIR", type=Path, help=_("write the pictures with what was read into this folder")
    )
    add_rule_options(parser)
    parser.set_defaults(func=run, preset=None)


def run(args: argparse.Namespace) -> int:
    """One line for each photo, in order; 2 only if none could be read."""
    try:
        rules = _rules(args)
    except RulesError as error:
        print(error_sentence(error), file=sys.stderr)
        return 2
    highest = rules.set_max if rules and args.set_max is not None else None
    read = [_answer(path, rules, highest, args.overlay) for path in args.photos]
    return 0 if any(read) else 2


def _rules(args: argparse.Namespace) -> RuleSet | None:
    """None where no house rule is named: then a tile counts its pips."""
    named = [args.set_max, args.double_blank, args.blank_end_value, *args.option]
    if args.preset is None and all(value is None for value in named):
        return None
    args.preset = args.preset or RuleSet().preset
    return chosen_rules(args)


def _answer(path: str, rules: RuleSet | None, highest: int | None, overlay: Path | None) -> bool:
    from tableside.vision.errors import PhotoError

    try:
        fields = _count(Path(path), rules, highest, overlay)
    except PhotoError as error:
        fields = {"file": path, "error": fault_sentence(error.fault, error.values)}
    except OSError as error:
        fields = {"file": path, "error": _("The file cannot be opened: %(why)s.", why=error.strerror or str(error))}
    print(json.dumps(fields, ensure_ascii=False), flush=True)
    return "error" not in fields


def _count(path: Path, rules: RuleSet | None, highest: int | None, overlay: Path | None) -> dict[str, Any]:
    from tableside.vision import decode, read_picture
    from tableside.vision.layouts import HIGHEST

    start = time.perf_counter()
    picture = decode(_read(path))
    reading = read_picture(picture, HIGHEST if highest is None else highest)
    tiles = [Tile(*tile.high_low) for tile in reading.tiles]
    fields = {
        "file": str(path),
        "tiles": [list(tile) for tile in tiles],
        "total": sum(counted(tiles, rules) if rules else (tile.pips for tile in tiles)),
        "sure": reading.is_sure,
        "unsure": list(reading.unsure),
        "boxes": [[list(corner) for corner in tile.corners] for tile in reading.tiles],
        "confidence": [tile.confidence for tile in reading.tiles],
        "doubts": {str(k): [doubt_sentence(doubt) for doubt in reading.tiles[k].doubts] for k in reading.unsure},
        "face_down": len(reading.face_down),
        "seconds": round(time.perf_counter() - start, 3),
    }
    if overlay is not None:
        fields["overlay"] = str(_write_overlay(overlay / f"{path.stem}.png", picture, reading))
    return fields if tiles else {**fields, "reason": advice(len(reading.face_down))}


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_MOST_BYTES)


def _write_overlay(target: Path, picture: Any, reading: Any) -> Path:
    from tableside.vision.overlay import draw_overlay, encode_png

    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(encode_png(draw_overlay(picture, reading)))
    return target


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    register(arguments.add_subparsers())
    parsed = arguments.parse_args(["count", *sys.argv[1:]])
    sys.exit(parsed.func(parsed))
