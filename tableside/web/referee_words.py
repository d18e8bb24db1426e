"""The choices of somebody who asks without a game, in words."""

from tableside.rules.ruleset import PRESETS
from tableside.web.new_game import USUAL_PRESET
from tableside.web.referee_table import MOST_SEATS
from tableside.wording import house_rules
from tableside.wording.question import Answer
from tableside.wording.translate import ngettext


def preset_choices() -> tuple[Answer, ...]:
    ordered = sorted(PRESETS, key=lambda key: key != USUAL_PRESET)
    return tuple((key, house_rules.preset_name(key)) for key in ordered)


def set_choices() -> tuple[Answer, ...]:
    return house_rules.set_question().answers


def double_blank_choices() -> tuple[Answer, ...]:
    return next(question.answers for question in house_rules.first_questions() if question.option == "double_blank")


def seat_choices() -> tuple[Answer, ...]:
    seats = range(2, MOST_SEATS + 1)
    return tuple((str(number), ngettext("%(num)s player", "%(num)s players", number)) for number in seats)
