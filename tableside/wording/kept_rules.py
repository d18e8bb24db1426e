"""Rules that a table has settled in the middle of a game, in words."""

from tableside.rules.clauses import CLAUSES
from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet, with_options
from tableside.rules.rulings import RULINGS
from tableside.wording.clauses import clause_text, clause_title
from tableside.wording.suggestions import SUGGESTIONS, suggestion_sentence
from tableside.wording.translate import gettext as _

_NOBODY = {**dict.fromkeys(("player", "neighbour", "players", "lightest")), "hand": 0, "points": 0, "left": 0}


def kept_ruling(suggestion: str) -> str:
    """The usual ruling without the names of those whom it was first made for."""
    if suggestion not in SUGGESTIONS:
        return suggestion
    sentence = suggestion_sentence(Reason(suggestion, {**_NOBODY, "tile": _("that tile")}))
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
