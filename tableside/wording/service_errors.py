"""What a form cannot be saved for, in words; and one sentence for any reason, wherever it was found."""

from collections.abc import Callable, Mapping
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.reason import Reason
from tableside.wording.error_sentence import error_sentence
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def reason_sentence(reason: Reason) -> str:
    """`Cy has no hand yet.`"""
    sentence = SERVICE_SENTENCES.get(reason.code)
    return sentence(reason.values) if sentence else error_sentence(RulesError(reason.code, **reason.values))


def _name_too_long(values: Mapping[str, Any]) -> str:
    return ngettext("A name has at most %(num)s letter.", "A name has at most %(num)s letters.", values["most"])


def _players_number(values: Mapping[str, Any]) -> str:
    if values["players"] < values["least"]:
        return _("Name at least two players.")
    return _("A game has at most %(most)s players.", most=values["most"])


def _note_too_long(values: Mapping[str, Any]) -> str:
    return ngettext("A note has at most %(num)s letter.", "A note has at most %(num)s letters.", values["most"])


def _flags_too_many(values: Mapping[str, Any]) -> str:
    return ngettext(
        "There is %(num)s open flag already: let a scorekeeper settle it first.",
        "There are %(num)s open flags already: let a scorekeeper settle them first.",
        values["most"],
    )


def _title_too_long(values: Mapping[str, Any]) -> str:
    return ngettext(
        "The name of a game has at most %(num)s letter.",
        "The name of a game has at most %(num)s letters.",
        values["most"],
    )


SERVICE_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "double-opened-before": lambda values: _("%(double)s already opened round %(round)s.", **values),
    "ended-unknown": lambda values: _("Tap who went out, or that the round was blocked."),
    "flag-empty": lambda values: _("Type what the score should be, or what is wrong."),
    "flag-without-points": lambda values: _("The flag names no score: open the hand and type it."),
    "flags-too-many": _flags_too_many,
    "game-over": lambda values: _("The game is over: nobody can join or leave it any more."),
    "hand-absent": lambda values: _("%(name)s was not at the table in this round.", **values),
    "hand-missing": lambda values: _("No hand yet."),
    "name-empty": lambda values: _("Type a name."),
    "name-too-long": _name_too_long,
    "name-twice": lambda values: _("Somebody is already called %(name)s: add something to tell them apart.", **values),
    "not-a-double-of-set": lambda values: _("%(tile)s is no double of a double-%(set_max)s set.", **values),
    "note-too-long": _note_too_long,
    "out-holds-tiles": lambda values: _("%(name)s went out, and so has nothing left in hand.", **values),
    "players-number": _players_number,
    "points-unlike-tiles": lambda values: _(
        "The tiles of %(name)s come to %(value)s, but %(points)s is typed as well: take one of them away.", **values
    ),
    "scores-locked": lambda values: _("At this table a score stays as it is once the next round has been scored."),
    "seats-incomplete": lambda values: _("Every player needs one seat; the order has changed meanwhile."),
    "swap-without-rounds": lambda values: _("These two have not played a round together."),
    "swap-with-self": lambda values: _("Choose two different players."),
    "tiles-too-many": lambda values: _(
        "A hand of %(tiles)s tiles is more than the whole set, which has %(most)s.", **values
    ),
    "title-too-long": _title_too_long,
}
