"""A rule on which the table's rules are silent, settled for the rest of the game: an entry like any other."""

from collections.abc import Mapping

from tableside.rules.errors import RulesError
from tableside.rules.options import OPTIONS, check_option, read_option
from tableside.scoring.entries import Kind
from tableside.services.access import Access
from tableside.services.errors import NotFound
from tableside.services.installation import Installation
from tableside.services.writing import content_key, writing

RULINGS_TO_KEEP: Mapping[str, frozenset[str]] = {
    "slip.overlooked": frozenset({"suggest.no-price", "suggest.overlooked", "suggest.overlooked-stands"}),
    "slip.two-drawn": frozenset({"suggest.two-drawn", "suggest.put-one-back", "suggest.keep-both"}),
    "slip.exposed": frozenset({"suggest.show-it"}),
    "slip.too-many": frozenset({"suggest.neighbour-takes"}),
    "slip.too-few": frozenset({"suggest.draw-up", "suggest.short-stands"}),
    "slip.wrong-double": frozenset({"suggest.replay-round"}),
    "slip.duplicate": frozenset({"suggest.later-copy-out"}),
    "slip.no-price": frozenset({"suggest.no-price"}),
    "slip.legal-stays": frozenset({"suggest.laid-is-laid"}),
    "call.double-price-unset": frozenset({"suggest.no-price"}),
    "starter.two-claims": frozenset({"suggest.first-in-turn"}),
    "seat.change": frozenset({"suggest.between-rounds"}),
    "leave.listed": frozenset({"suggest.leaver-listed"}),
    "stop.early": frozenset({"suggest.stop-early"}),
}
"""Rulings that hang on no option, each with the answers that a table may settle on."""

_ONLY_BEFORE = frozenset({"set_max", "ruleset", "round_list"})


def keep_rule(installation: Installation, who: Access, name: str, value: str, key: str) -> int:
    """Keeps an option's value, or the usual ruling on something that hangs on no option; raises NotAllowed,
    and NotFound for a rule that cannot be kept."""
    who.require_score()
    data = {"name": name, "value": _kept(name, value)}
    with writing(installation, who) as pen:
        return pen.write(Kind.RULE_KEPT, data, content_key(key, data))


def _kept(name: str, value: str) -> object:
    if name not in OPTIONS:
        if value not in RULINGS_TO_KEEP.get(name, ()):
            raise NotFound
        return value
    meant = read_option(name, value)
    try:
        check_option(name, meant)
    except RulesError as error:
        raise NotFound from error
    if name in _ONLY_BEFORE:
        raise NotFound
    return meant
