"""The rulebook: of this game, of a preset without a game, and the presets side by side."""

from collections.abc import Mapping, Sequence

from flask import Blueprint, abort, render_template, request

from tableside.rules.ruleset import PRESETS, RuleSet
from tableside.web.rulebook import chapters, differences
from tableside.web.table import open_table
from tableside.wording import house_rules
from tableside.wording.glossary import glossary
from tableside.wording.more_house_rules import more_questions
from tableside.wording.question import Question

blueprint = Blueprint("rules", __name__)


@blueprint.get("/g/<view>/rules")
def show(view: str) -> str:
    table = open_table(view)
    rules = table.card.rules
    first = _answered(rules, (house_rules.set_question(), *house_rules.first_questions()))
    return _page(rules, table.card.kept_rules, table=table, first=first, more=_answered(rules, more_questions()))


@blueprint.get("/rules/<preset>")
def preset(preset: str) -> str:
    if preset not in PRESETS:
        abort(404)
    return _page(PRESETS[preset], {})


@blueprint.get("/rules")
def compare() -> str:
    names = [(key, house_rules.preset_name(key), house_rules.preset_words(key)) for key in PRESETS]
    return render_template("rulebook/compare.html", names=names, differences=differences(), highest_face=9)


def _page(rules: RuleSet, kept: Mapping[str, object], **more: object) -> str:
    search = request.args.get("q", "")[:100]
    return render_template(
        "rulebook/show.html",
        rules=rules,
        name=house_rules.preset_name(rules.preset),
        words=house_rules.preset_words(rules.preset),
        chapters=chapters(rules, search, kept),
        search=search,
        glossary=glossary(),
        highest_face=max(9, rules.set_max),
        **more,
    )


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
