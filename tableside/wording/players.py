"""Players in sentences: since when they play, until when they did, and what a late joiner starts with."""

from collections.abc import Callable, Mapping

from tableside.rules.errors import RulesError
from tableside.scoring.round_points import late_start
from tableside.scoring.scorecard import Player, Round, Scorecard
from tableside.wording.error_sentence import error_sentence
from tableside.wording.translate import gettext as _


def player_sentence(card: Scorecard, player: Player) -> str:
    """`Left after round 5.`, `Joined in round 3 with 41.`; nothing for somebody who was there all along."""
    if player.left_after is not None:
        return _left(card, player.left_after)
    if player.joined_round == 1:
        return ""
    values = {"round": _ordinal(card, player.joined_round), "points": player.start_points}
    return _("Joined in round %(round)s with %(points)s.", **values)


def may_join(card: Scorecard) -> bool:
    return not card.over and card.rules.late_join != "not_allowed"


def joining_sentence(card: Scorecard) -> str:
    """With what somebody who joins now would start, and why."""
    if card.over or card.current is None:
        return _("The game is over. Somebody can join again once it has been opened again.")
    if not card.leaders and may_join(card):
        return _("Nobody has scored yet, so whoever joins now starts like everybody else.")
    totals = {one.player: one.total for one in card.standings if one.eligible}
    try:
        values = {"round": _ordinal(card, _next_round(card, card.current)), "points": late_start(totals, card.rules)}
    except RulesError as error:
        return error_sentence(error)
    return _STARTS[card.rules.late_join](values)


def _left(card: Scorecard, after: int) -> str:
    played = sum(one.number <= after for one in card.rounds)
    return _("Left after round %(round)s.", round=played) if played else _("Left before the first round.")


def _ordinal(card: Scorecard, number: int) -> int:
    found = card.round(number)
    return found.ordinal if found else 1 + sum(one.number < number for one in card.rounds)


def _next_round(card: Scorecard, current: Round) -> int:
    """The first that nobody has played yet, also while an older one is open again."""
    return max([current.number, *(one.number + 1 for one in card.rounds if one.recorded)])


def _highest(values: Mapping[str, int]) -> str:
    return _(
        "Whoever joins now plays from round %(round)s on and starts with %(points)s, the highest total at the table.",
        **values,
    )


def _average(values: Mapping[str, int]) -> str:
    return _(
        "Whoever joins now plays from round %(round)s on and starts with %(points)s, the average of the table.",
        **values,
    )


def _zero(values: Mapping[str, int]) -> str:
    return _("Whoever joins now plays from round %(round)s on and starts with 0: that is this table’s rule.", **values)


_STARTS: Mapping[str, Callable[[Mapping[str, int]], str]] = {
    "highest_total": _highest,
    "average_total": _average,
    "zero": _zero,
}
