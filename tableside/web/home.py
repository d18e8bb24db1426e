"""The first page: who is playing, and by which rules."""

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, render_template, request

from tableside.rules.errors import RulesError
from tableside.rules.ruleset import PRESETS, RuleSet, make_ruleset
from tableside.scoring.deal import deal, deal_problem
from tableside.services import games, scorecards
from tableside.web.here import installation, phone
from tableside.web.new_game import USUAL_PRESET, GameForm, moved, read_form, with_name
from tableside.wording import house_rules
from tableside.wording.more_house_rules import more_questions
from tableside.wording.schedule import deal_sentence
from tableside.wording.service_errors import reason_sentence
from tableside.wording.translate import gettext as _

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def show() -> str:
    return page(GameForm())


@blueprint.get("/deal")
def deal_of() -> str:
    """How many tiles to deal to the players named so far."""
    return deal_words(read_form(request.args))


@blueprint.post("/seats")
def seat() -> str:
    """The same form with the seats in another order: what the buttons do where there is no script."""
    form = read_form(request.form, as_seated=True)
    if "add" in request.form:
        return page(with_name(form, request.form["add"]))
    return page(moved(form, request.form.get("move", "")))


def page(form: GameForm, problems: Mapping[str, str] | None = None) -> str:
    return render_template("home/show.html", form=form, problems=problems or {}, **_around(form))


def deal_words(form: GameForm) -> str:
    """`One train each, double-9: 11 tiles each, 10 stay in the yard`, or why that set cannot give it."""
    try:
        rules = make_ruleset(form.preset, form.wanted().options)
    except RulesError:
        return ""
    played = house_rules.rules_in_short(rules, bool(form.answers.keys() - {"set_max"}))
    return _("%(rules)s: %(deal)s", rules=played, deal=_dealt(rules, len(form.names)))


def _dealt(rules: RuleSet, players: int) -> str:
    if players < 2:
        return _("name the players to see how many tiles to deal")
    problem = deal_problem(rules, players)
    return reason_sentence(problem) if problem else deal_sentence(deal(rules, players))


def _around(form: GameForm) -> dict[str, Any]:
    here, asking = installation(), phone()
    last = games.last_table(here, asking)
    again = scorecards.scorecard(here, last.game).players if last else ()
    return {
        "last_table": [player.name for player in again if player.left_after is None],
        "remembered": games.remembered_names(here, asking),
        "kept": games.kept_games(here, asking, 3),
        "deal_words": deal_words(form),
        "presets": [_preset(key) for key in sorted(PRESETS, key=lambda key: key != USUAL_PRESET)],
        "set_question": house_rules.set_question(),
        "first_questions": house_rules.first_questions(),
        "more_questions": more_questions(),
    }


def _preset(key: str) -> dict[str, str]:
    return {"key": key, "name": house_rules.preset_name(key), "words": house_rules.preset_words(key)}
