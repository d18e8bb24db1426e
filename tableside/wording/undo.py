"""What undo and redo would turn, in two or three words, and what they have turned, in a sentence."""

from collections.abc import Callable, Mapping
from typing import Any

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.history import Change
from tableside.scoring.scorecard import Scorecard
from tableside.wording.history import told
from tableside.wording.round_history import hand_words
from tableside.wording.translate import gettext as _


def entry_words(entry: Entry | Change, card: Scorecard) -> str:
    """`round 2`, `Tom, round 1`, `the order of the seats`: it stands after `Undo: `."""
    words = _WORDS.get(entry.kind)
    return words(entry.data, card) if words else _("players")


def turned_sentence(changes: tuple[Change, ...], card: Scorecard) -> str:
    """`Undone: Tom, round 1: 17 → 23` where one hand was changed by the newest of these changes, or what else was."""
    newest = changes[0]
    turned = next((one for one in changes if one.entry == newest.data.get("entry")), newest)
    if len(newest.hands) > 1 and turned.kind is Kind.ROUND_SET:
        what = entry_words(turned, card)
        return _("Undone: %(what)s", what=what) if newest.kind is Kind.UNDONE else _("Redone: %(what)s", what=what)
    if len(newest.hands) != 1 or not newest.hands[0].after.is_known:
        return " ".join(told(changes, card)[0].sentences)
    hand = newest.hands[0]
    values = {
        "player": card.names.get(hand.player, hand.player),
        "round": _round(hand.round, card),
        "before": hand_words(hand.before, card.rules),
        "after": hand_words(hand.after, card.rules),
    }
    if newest.kind is Kind.UNDONE:
        return _("Undone: %(player)s, round %(round)s: %(before)s → %(after)s", **values)
    return _("Redone: %(player)s, round %(round)s: %(before)s → %(after)s", **values)


def _of_round(data: Mapping[str, Any], card: Scorecard) -> str:
    hands = list(data.get("hands", {}))
    if len(hands) == 1 and "ended" not in data:
        return _hand(hands[0], data["round"], card)
    return _("round %(round)s", round=_round(data["round"], card))


def _of_flag(data: Mapping[str, Any], card: Scorecard) -> str:
    return _hand(data["player"], data["round"], card)


def _hand(player: str, number: int, card: Scorecard) -> str:
    return _("%(player)s, round %(round)s", player=card.names.get(player, player), round=_round(number, card))


def _round(number: int, card: Scorecard) -> int:
    """As people count; a round that is off the card keeps the number that it was entered under."""
    found = card.round(number)
    return found.ordinal if found else number


_WORDS: Mapping[Kind, Callable[[Mapping[str, Any], Scorecard], str]] = {
    Kind.ROUND_SET: _of_round,
    Kind.ROUND_REMOVED: lambda data, card: _("a round taken off"),
    Kind.FLAG_SETTLED: _of_flag,
    Kind.SEATS_SET: lambda data, card: _("the order of the seats"),
    Kind.HANDS_SWAPPED: lambda data, card: _("hands swapped"),
    Kind.RULE_KEPT: lambda data, card: _("a rule settled"),
    Kind.GAME_CLOSED: lambda data, card: _("the end of the game"),
    Kind.GAME_REOPENED: lambda data, card: _("the game opened again"),
}
