"""The end of a game in words: on its page, in its picture, and as text for those who were not there."""

from collections.abc import Iterator

from tableside.scoring.scorecard import Scorecard
from tableside.scoring.standings import Standing
from tableside.wording.card import headline
from tableside.wording.lists import all_of, side_by_side
from tableside.wording.standings import place_sentence
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def result_title(card: Scorecard) -> str:
    """The game's own name, or its players'."""
    return card.title or all_of(card.names.values())


def why_won(card: Scorecard) -> str:
    """What decided the first place, where the lowest total alone did not."""
    if not card.leaders or card.decided_by == "total":
        return ""
    return place_sentence(card.standings[0].why)


def evening(card: Scorecard, day: str) -> str:
    """`Chicken Foot, 29 Nov 2026, 10 rounds`; nothing of rounds where none was scored."""
    return side_by_side(filter(None, (_("Chicken Foot"), day, _played(card))))


def _played(card: Scorecard) -> str:
    rounds = _rounds_scored(card)
    if not rounds:
        return ""
    if card.closed and card.planned_rounds and rounds < card.planned_rounds:
        return ngettext(
            "stopped after %(rounds)s of %(num)s round",
            "stopped after %(rounds)s of %(num)s rounds",
            card.planned_rounds,
            rounds=rounds,
        )
    return ngettext("%(num)s round", "%(num)s rounds", rounds)


def rounds_left(card: Scorecard) -> int:
    """How many of the planned rounds are still to be scored."""
    return max(0, (card.planned_rounds or 0) - _rounds_scored(card))


def rounds_left_sentence(left: int) -> str:
    """Asked before a game is ended early."""
    return ngettext(
        "%(num)s round is left. End the game here? It can be opened again later.",
        "%(num)s rounds are left. End the game here? It can be opened again later.",
        left,
    )


def _rounds_scored(card: Scorecard) -> int:
    return sum(one.recorded for one in card.rounds)


def feats(standing: Standing) -> str:
    """What the tie-break looks at: `Went out in 3 rounds, lowest round above zero: 4`"""
    went_out = _went_out(standing.zero_rounds)
    if standing.lowest_round is None:
        return went_out
    return side_by_side((went_out, _("lowest round above zero: %(points)s", points=standing.lowest_round)))


def _went_out(rounds: int) -> str:
    return (
        ngettext("Went out in %(num)s round", "Went out in %(num)s rounds", rounds) if rounds else _("Never went out")
    )


def result_text(card: Scorecard, day: str) -> str:
    """Winner, why, and all places, one line each."""
    return "\n".join(_lines(card, day))


def _lines(card: Scorecard, day: str) -> Iterator[str]:
    yield headline(card)
    if why_won(card):
        yield why_won(card)
    yield ""
    for one in card.standings:
        yield _("%(place)s. %(name)s: %(total)s", place=one.place, name=card.names[one.player], total=one.total)
    yield ""
    if card.title:
        yield card.title
    yield evening(card, day)
