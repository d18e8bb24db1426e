"""Who wins this tie: two or more who are level, how often each went out, and each one's lowest round above zero."""

from collections.abc import Mapping
from dataclasses import replace

from werkzeug.datastructures import MultiDict

from tableside.rules.verdict import Verdict
from tableside.scoring.scorecard import Scorecard
from tableside.services import referee_questions as ask
from tableside.web.referee_fields import TEXT, Field, QuestionPage
from tableside.web.referee_table import Asking
from tableside.wording.standings import place_sentence
from tableside.wording.translate import gettext as _


def tie(asking: Asking, sent: MultiDict[str, str], page: QuestionPage) -> QuestionPage:
    """In a game the card already knows; otherwise two players tell their rounds."""
    level = _level(asking.card) if asking.card else ()
    if level:
        assert asking.card
        page = replace(page, answers=[("", asking.answer(_of_card(asking, asking.card, level)))])
        whys = [place_sentence(one.why) for one in asking.card.standings if one.player in level]
        first = page.answers[0][1]
        return replace(page, answers=[("", replace(first, also=list(dict.fromkeys(whys))))])
    return _told(asking, sent, page)


def _level(card: Scorecard) -> tuple[str, ...]:
    """The highest place that several share in points."""
    for one in card.standings:
        same = tuple(other.player for other in card.standings if other.total == one.total)
        if len(same) > 1 and any(each.recorded for each in card.rounds):
            return same
    return ()


def _of_card(asking: Asking, card: Scorecard, level: tuple[str, ...]) -> Verdict:
    names = card.names
    standings = [one for one in card.standings if one.player in level]
    values = {
        "totals": {names[one.player]: one.total for one in standings},
        "zero_rounds": {names[one.player]: one.zero_rounds for one in standings},
        "lowest_round": {names[one.player]: one.lowest_round for one in standings if one.lowest_round is not None},
    }
    return ask.who_wins(replace(asking.round, players=tuple(names[player] for player in level)), values)


def _told(asking: Asking, sent: MultiDict[str, str], page: QuestionPage) -> QuestionPage:
    one, other = _("the first"), _("the second")
    said = {name: sent.get(name, "") for name in ("zeros-1", "zeros-2", "lowest-1", "lowest-2")}
    fields = [
        Field(TEXT, "zeros-1", _("How often did the first go out?"), value=said["zeros-1"]),
        Field(TEXT, "zeros-2", _("How often did the second go out?"), value=said["zeros-2"]),
        Field(TEXT, "lowest-1", _("The first one’s lowest round above zero"), value=said["lowest-1"]),
        Field(TEXT, "lowest-2", _("The second one’s lowest round above zero"), value=said["lowest-2"]),
    ]
    values: Mapping[str, Mapping[str, int]] = {
        "totals": {one: 1, other: 1},
        "zero_rounds": _numbers(said, "zeros", one, other),
        "lowest_round": _numbers(said, "lowest", one, other),
    }
    told = {name: value for name, value in values.items() if value}
    verdict = ask.who_wins(replace(asking.round, players=(one, other)), told)
    return replace(page, fields=fields, answers=[("", asking.answer(verdict))])


def _numbers(said: Mapping[str, str], name: str, one: str, other: str) -> dict[str, int]:
    texts = {one: said[f"{name}-1"], other: said[f"{name}-2"]}
    return {player: int(text) for player, text in texts.items() if text.isdecimal() and len(text) < 7}
