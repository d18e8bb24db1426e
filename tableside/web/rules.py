"""The rules of this game in plain words: each question with this table's answer."""

from collections.abc import Sequence

from flask import Blueprint, abort, render_template

from tableside.rules.ruleset import PRESETS, RuleSet
from tableside.web.table import open_table
from tableside.wording import house_rules
from tableside.wording.more_house_rules import more_questions
from tableside.wording.question import Question

blueprint = Blueprint("rules", __name__)


@blueprint.get("/g/<view>/rules")
def show(view: str) -> str:
    table = open_table(view)
    rules = table.card.rules
    return render_template(
        "rules/show.html",
        table=table,
        name=house_rules.preset_name(rules.preset),
        words=house_rules.preset_words(rules.preset),
        first=_answered(rules, (house_rules.set_question(), *house_rules.first_questions())),
        more=_answered(rules, more_questions()),
    )


@blueprint.get("/rules/<preset>")
def preset(preset: str) -> str:
    if preset not in PRESETS:
        abort(404)
    return house_rules.preset_words(preset)


def _answered(rules: RuleSet, questions: Sequence[Question]) -> list[tuple[str, str, bool]]:
    """Question, answer, and whether the table chose it; what does not apply is left out."""
    return [
        (question.words, question.answer(getattr(rules, question.option)), question.option in rules.chosen)
        for question in questions
        if _applies(rules, question.option)
    ]


def _applies(rules: RuleSet, option: str) -> bool:
    return {
        "round_list": rules.round_order == "list",
        "target_total": rules.end_condition == "target_total",
    }.get(option, True)
