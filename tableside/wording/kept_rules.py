"""Rules that a table has settled in the middle of a game, in words."""

from collections.abc import Callable, Mapping

from tableside.rules.clauses import CLAUSES
from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet, with_options
from tableside.rules.rulings import RULINGS
from tableside.wording.clauses import clause_text, clause_title
from tableside.wording.suggestions import SUGGESTIONS, suggestion_sentence
from tableside.wording.translate import gettext as _

# What would say a number, or name somebody as the one for whom it was settled, says the rule for all of them.
_FOR_ALL: Mapping[str, Callable[[], str]] = {
    "suggest.first-in-turn": lambda: _("The first to show it opens; if that is unclear, the earlier in turn does."),
    "suggest.draw-on": lambda: _("Go on drawing, unless everybody agrees to stop now."),
    "suggest.hand-that-fits": lambda: _("Deal as many tiles as do fit, if everybody is happy with that."),
    "suggest.join-highest": lambda: _usual("suggest.join-usual"),
    "suggest.missed-highest": lambda: _usual("suggest.missed-usual"),
}


def kept_ruling(suggestion: str) -> str:
    """The usual ruling without the names of those whom it was first made for."""
    if suggestion not in SUGGESTIONS:
        return suggestion
    sentence = _FOR_ALL[suggestion]() if suggestion in _FOR_ALL else _usual(suggestion)
    return sentence[:1].upper() + sentence[1:]


def kept_sentence(ruling: str, suggestion: str) -> str:
    """For the history."""
    values = {"title": clause_title(RULINGS[ruling].clause), "ruling": kept_ruling(suggestion)}
    return _("The table settled a rule. %(title)s: %(ruling)s", **values)


def kept_option_sentence(option: str, value: object) -> str:
    """For an option that is not asked at set-up: what its clause now says."""
    clause = next((clause.id for clause in CLAUSES.values() if option in clause.options), None)
    if clause is None:
        return _("The table settled a rule: %(name)s is %(value)s.", name=option, value=value)
    rules = with_options(RuleSet(), {option: value})
    values = {"title": clause_title(clause), "ruling": clause_text(clause, rules)}
    return _("The table settled a rule. %(title)s: %(ruling)s", **values)


def _usual(suggestion: str) -> str:
    unnamed = dict.fromkeys(("player", "players", "neighbour"))
    return suggestion_sentence(Reason(suggestion, {**unnamed, "tile": _("that tile")}))
