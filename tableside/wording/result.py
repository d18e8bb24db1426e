"""The end of a game as text: to be sent to those who were not there."""

from tableside.scoring.scorecard import Scorecard
from tableside.wording.card import headline
from tableside.wording.lists import all_of
from tableside.wording.standings import place_sentence
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def result_title(card: Scorecard) -> str:
    """The game's own name, or its players'."""
    return card.title or all_of(card.names.values())


def result_text(card: Scorecard, when: str) -> str:
    """Winner, places and why, one line each."""
    rounds = sum(one.recorded for one in card.rounds)
    return "\n".join(
        [
            result_title(card),
            ngettext(
                "Chicken Foot, %(date)s, %(num)s round", "Chicken Foot, %(date)s, %(num)s rounds", rounds, date=when
            ),
            "",
            headline(card),
            *(_line(card, place) for place in range(len(card.standings))),
        ]
    )


def why_won(card: Scorecard) -> str:
    """The sentence that explains the first place."""
    return place_sentence(card.standings[0].why) if card.standings else ""


def _line(card: Scorecard, index: int) -> str:
    one = card.standings[index]
    return _("%(place)s. %(name)s: %(total)s", place=one.place, name=card.names[one.player], total=one.total)
