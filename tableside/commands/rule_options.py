"""House rules on the command line: a preset, the usual options by name, any other by `--option`."""

import argparse
import json

from tableside.rules.errors import RulesError
from tableside.rules.ruleset import PRESETS, RuleSet, make_ruleset
from tableside.wording.translate import gettext as _

_NUMBERS = ("set_max", "double_blank", "blank_end_value")


def add_rule_options(parser: argparse.ArgumentParser) -> None:
    names = " | ".join(PRESETS)
    parser.add_argument("--preset", default=RuleSet().preset, help=_("whose rules: %(names)s", names=names))
    parser.add_argument("--set-max", metavar="N", help=_("the highest number of the set"))
    parser.add_argument("--double-blank", metavar="N", help=_("what the double-blank counts"))
    parser.add_argument("--blank-end-value", metavar="N", help=_("what a blank end counts"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=_("any other house rule; may be repeated")
    )


def chosen_rules(args: argparse.Namespace) -> RuleSet:
    """Raises RulesError for a preset, an option or a value that no table knows."""
    named = {name: _value(getattr(args, name)) for name in _NUMBERS if getattr(args, name) is not None}
    return make_ruleset(args.preset, {**dict(map(_option, args.option)), **named})


def _option(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        raise RulesError("option-without-value", text=text)
    return name.strip().replace("-", "_"), _value(value.strip())


def _value(text: str) -> object:
    """`7` is a number and `true` a switch, as in JSON; everything else is a word."""
    if text.isdecimal():
        return int(text)
    try:
        return json.loads(text)
    except ValueError:
        return text
