"""The clauses of a game's rulebook in words: a title, and what it says at this table."""

from tableside.rules.ruleset import RuleSet
from tableside.wording.clause_texts import Texts
from tableside.wording.clause_titles import SECTION_TITLES, TITLES
from tableside.wording.clauses_after import AFTER
from tableside.wording.clauses_before import BEFORE
from tableside.wording.clauses_during import DURING
from tableside.wording.clauses_slips import SLIPS
from tableside.wording.translate import gettext as _

TEXTS: Texts = {**BEFORE, **DURING, **AFTER, **SLIPS}


def clause_title(clause_id: str) -> str:
    return TITLES[clause_id]()


def clause_text(clause_id: str, rules: RuleSet) -> str:
    """What the clause says in a game with these rules, in one sentence or a few."""
    return TEXTS[clause_id](rules)


def section_title(section: str) -> str:
    return SECTION_TITLES[section]()


def basis_sentence(basis: str) -> str:
    """How sure the clause is: what a reader wants to know before quoting it."""
    return {
        "stated": lambda: _("Your rules say so."),
        "implied": lambda: _("Your rules imply it."),
        "silent": lambda: _("Your rules do not say; this is the usual ruling."),
        "option": lambda: _("Your table has chosen this."),
    }[basis]()
