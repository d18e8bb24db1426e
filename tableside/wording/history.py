"""The history of a game in whole sentences: what happened, from what, to what."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from tableside.rules.rulings import RULINGS
from tableside.scoring.entries import UNDOABLE, Kind
from tableside.scoring.history import Change
from tableside.scoring.scorecard import Scorecard
from tableside.wording.house_rules import all_questions
from tableside.wording.kept_rules import kept_option_sentence, kept_sentence
from tableside.wording.lists import all_of
from tableside.wording.past import Past
from tableside.wording.round_history import (
    cell_sentences,
    flag_sentences,
    picture_sentence,
    round_sentences,
    settled_sentence,
)
from tableside.wording.translate import gettext as _


@dataclass(frozen=True)
class Told:
    """One thing that happened, ready to be read; `turns` says that it can be taken back or brought back."""

    entry: int
    at: datetime
    by: str
    sentences: tuple[str, ...]
    undone: bool
    turns: bool


def told(changes: Sequence[Change], card: Scorecard) -> tuple[Told, ...]:
    """All changes of a game, in the order given."""
    past = Past(changes, card)
    return tuple(_told(change, _sentences(change, past)) for change in changes)


def change_sentence(change: Change, card: Scorecard, round_number: int, player: str) -> str:
    """What a change meant for one hand: what it was and what it became, or what a viewer said about it."""
    return " ".join(cell_sentences(change, Past((change,), card), round_number, player))


def _told(change: Change, sentences: tuple[str, ...]) -> Told:
    return Told(change.entry, change.at, change.by, sentences, change.undone, change.kind in UNDOABLE)


def _sentences(change: Change, past: Past) -> tuple[str, ...]:
    if change.kind is Kind.ROUND_SET:
        return round_sentences(change, past)
    if change.kind is Kind.SCORE_FLAGGED:
        return flag_sentences(change, past)
    return (_SENTENCES[change.kind](change, past),)


def _started(change: Change, past: Past) -> str:
    players = change.data["players"]
    assert isinstance(players, list)
    return _("The game began with %(names)s.", names=all_of(player["name"] for player in players))


def _removed(change: Change, past: Past) -> str:
    return _("Round %(round)s was taken off the card.", round=past.round(change.data["round"]))


def _joined(change: Change, past: Past) -> str:
    values = {
        "player": change.data["name"],
        "round": past.round(change.data["round"]),
        "points": change.data["start"],
    }
    return _("%(player)s joined in round %(round)s, starting with %(points)s.", **values)


def _left(change: Change, past: Past) -> str:
    player = past.name(change.data["player"])
    if not change.data["after"]:
        return _("%(player)s left before the first round.", player=player)
    return _("%(player)s left after round %(round)s.", player=player, round=past.round(change.data["after"]))


def _returned(change: Change, past: Past) -> str:
    values = {"player": past.name(change.data["player"]), "round": past.round(change.data["round"])}
    return _("%(player)s came back in round %(round)s.", **values)


def _renamed(change: Change, past: Past) -> str:
    values = {"before": past.name_before(change), "after": change.data["name"]}
    return _("The name %(before)s was corrected to %(after)s.", **values)


def _replaced(change: Change, past: Past) -> str:
    values = {"before": past.name_before(change), "after": change.data["name"]}
    return _("%(after)s took the seat of %(before)s; the hands stayed with the seat.", **values)


def _seated(change: Change, past: Past) -> str:
    order = change.data["order"]
    assert isinstance(order, list)
    return _("New order of the seats: %(names)s.", names=all_of(map(past.name, order)))


def _swapped(change: Change, past: Past) -> str:
    rounds = change.data["rounds"]
    assert isinstance(rounds, list)
    values = {"one": past.name(change.data["one"]), "other": past.name(change.data["other"])}
    numbers = all_of(map(past.round, rounds))
    if len(rounds) == 1:
        return _("%(one)s and %(other)s were given each other’s hand in round %(round)s.", **values, round=numbers)
    return _("%(one)s and %(other)s were given each other’s hands in rounds %(rounds)s.", **values, rounds=numbers)


def _kept(change: Change, past: Past) -> str:
    option, value = change.data["name"], change.data["value"]
    for question in all_questions():
        if question.option == option:
            values = {"question": question.words, "answer": question.answer(value)}
            return _("The table settled a rule. %(question)s %(answer)s.", **values)
    if option in RULINGS:
        return kept_sentence(str(option), str(value))
    return kept_option_sentence(str(option), value)


def _undone(change: Change, past: Past) -> str:
    return _("Taken back: “%(what)s”", what=_again(change, past))


def _redone(change: Change, past: Past) -> str:
    return _("Brought back: “%(what)s”", what=_again(change, past))


def _again(change: Change, past: Past) -> str:
    """What was said of the entry that this one turns."""
    turned = past.change(change.data["entry"])
    return " ".join(_sentences(turned, past)) if turned else ""


_SENTENCES: Mapping[Kind, Callable[[Change, Past], str]] = {
    Kind.GAME_STARTED: _started,
    Kind.ROUND_REMOVED: _removed,
    Kind.PLAYER_JOINED: _joined,
    Kind.PLAYER_LEFT: _left,
    Kind.PLAYER_RETURNED: _returned,
    Kind.PLAYER_RENAMED: _renamed,
    Kind.PLAYER_REPLACED: _replaced,
    Kind.SEATS_SET: _seated,
    Kind.HANDS_SWAPPED: _swapped,
    Kind.FLAG_SETTLED: settled_sentence,
    Kind.PHOTO_KEPT: picture_sentence,
    Kind.PHOTO_REMOVED: picture_sentence,
    Kind.RULE_KEPT: _kept,
    Kind.GAME_CLOSED: lambda change, past: _("The game was ended."),
    Kind.GAME_REOPENED: lambda change, past: _("The game was opened again."),
    Kind.REMATCH_STARTED: lambda change, past: _("The same table began a new game."),
    Kind.UNDONE: _undone,
    Kind.REDONE: _redone,
}
