"""Coming late, in words."""

from tableside.rules.ruleset import RuleSet
from tableside.wording.translate import gettext as _


def late_words(rules: RuleSet) -> str:
    """With how many points somebody who comes late begins at this table."""
    return {
        "highest_total": lambda: _("Whoever comes late begins with the highest total at the table."),
        "average_total": lambda: _("Whoever comes late begins with the average total of the table."),
        "zero": lambda: _("Whoever comes late begins with no points."),
        "not_allowed": lambda: _("At this table nobody joins a game that has begun."),
    }[rules.late_join]()
