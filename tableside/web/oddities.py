"""What is odd about a round that was saved all the same: said beside the form, with the way to put it right."""

from collections.abc import Sequence
from dataclasses import dataclass

from flask import session, url_for

from tableside.rules.reason import Reason
from tableside.services.round_checks import warnings
from tableside.web.table import Table
from tableside.wording.card import of_round
from tableside.wording.service_errors import reason_sentence

_LAST = "odd"


@dataclass(frozen=True)
class Oddity:
    """A warning, and where what it speaks of is corrected; `hand` says that it is one hand."""

    sentence: str
    url: str
    hand: bool


def note_oddities(table: Table, number: int, player: str = "") -> str:
    """Keeps in mind that this was saved last, for whichever page is seen next; which part of it to look at first."""
    if not _found(table, number, player):
        return "round"
    session[_LAST] = [number, player]
    return "odd"


def oddities(table: Table) -> Sequence[Oddity]:
    """What is odd about what this phone saved just now; asked again, nothing."""
    if _LAST not in session:
        return ()
    number, player = session.pop(_LAST)
    return _found(table, number, player)


def _found(table: Table, number: int, player: str) -> Sequence[Oddity]:
    one = table.card.round(number)
    found = [(_whose(table, reason), reason) for reason in (warnings(table.card, one) if one else ())]
    return [
        Oddity(of_round(one, reason_sentence(reason)), _place(table, number, whose), hand=bool(whose))
        for whose, reason in found
        if one and player in ("", whose)
    ]


def _whose(table: Table, reason: Reason) -> str:
    """Reasons speak of players by name; names are told apart in a game."""
    name = reason.values.get("player")
    return next((player for player, known in table.card.names.items() if known == name), "")


def _place(table: Table, number: int, player: str) -> str:
    if player:
        return url_for("hands.show", view=table.view, number=number, player=player)
    return url_for("rounds.correction", view=table.view, number=number)
