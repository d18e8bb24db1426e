"""The quick questions of a table, and a verdict as it is called out: one big word, then the rule in a sentence."""

from collections.abc import Callable, Mapping

from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile, make_tile
from tableside.rules.verdict import Verdict
from tableside.wording.lists import all_of
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext, pgettext
from tableside.wording.verdicts import reason_sentence

YES, NO, OPEN = "yes", "no", "open"

QUESTIONS: Mapping[str, Callable[[], str]] = {
    "drawn": lambda: _("Must I play the tile I drew?"),
    "draw": lambda: _("May I draw?"),
    "blocked": lambda: _("Is the round blocked?"),
    "foot": lambda: _("Can this foot still be finished?"),
    "out": lambda: _("May I go out with this?"),
    "starts": lambda: _("Who starts?"),
    "hand": lambda: _("What is this hand worth?"),
    "tie": lambda: _("Who wins this tie?"),
}

MISHAPS: Mapping[str, Callable[[], str]] = {
    "mismatch": lambda: _("A tile does not match. Back it goes?"),
    "mismatch-late": lambda: _("A tile does not match, but others have played on. What now?"),
    "turn": lambda: _("Somebody played out of turn. Back it goes?"),
    "mind": lambda: _("Somebody wants to take a good tile back. May they?"),
    "overlooked": lambda: _("Somebody could have played and drew instead. What now?"),
    "two-drawn": lambda: _("Two tiles were drawn instead of one. What now?"),
    "exposed": lambda: _("A tile fell face up. What now?"),
    "too-many": lambda: _("Somebody was dealt too many tiles. What now?"),
    "too-few": lambda: _("Somebody was dealt too few tiles. What now?"),
    "wrong-double": lambda: _("The round began with the wrong double. What now?"),
    "claims": lambda: _("Two claim the opening double at once. Who opens?"),
    "second-copy": lambda: _("A tile is there twice. What now?"),
    "extra-arm": lambda: _("May the full opening double take one more arm?"),
    "last-tile": lambda: _("Somebody did not say “last tile”. What now?"),
    "teams": lambda: _("May we play in teams?"),
    "seats": lambda: _("May we change seats?"),
    "late": lambda: _("Somebody joins late. With how many points?"),
    "missed": lambda: _("Somebody sat a round out. What does it count?"),
    "leave": lambda: _("Somebody has to go home. What becomes of the points?"),
    "stop": lambda: _("May we stop before the last round?"),
    "correct": lambda: _("A score turns out to be wrong. May it be changed?"),
}


def called(verdict: Verdict) -> tuple[str, str]:
    """The big word and its tone; where somebody was asked for, the word is a name."""
    if verdict.player is None and verdict.result in _CALLS:
        tone, word = _CALLS[verdict.result]
        return word(), tone
    return verdict.result, YES


_CALLS: Mapping[str, tuple[str, Callable[[], str]]] = {
    "legal": (YES, lambda: _("Yes")),
    "required": (YES, lambda: _("Yes, it has to be")),
    "illegal": (NO, lambda: _("No")),
    "round_over": (YES, lambda: _("The round is over")),
    "round_continues": (NO, lambda: _("Play on")),
    "decide_by_table": (OPEN, lambda: _("Your rules do not say")),
    "unknown": (OPEN, lambda: _("That depends")),
    "not_applicable": (OPEN, lambda: _("That cannot happen here")),
    "no_penalty": (NO, lambda: _("No price")),
    "no_round_winner": (OPEN, lambda: _("Nobody")),
    "take_back": (YES, lambda: pgettext("verdict", "Take it back")),
    "shared": (OPEN, lambda: pgettext("verdict", "They share it")),
}


def onto_words(end: str, unfinished: Tile) -> str:
    """Where a tile was to go, as it was asked: onto the double itself, a tile, or an end told by its number."""
    if end.isdecimal():
        return _("onto an end that shows %(number)s", number=end)
    return _("onto %(tile)s", tile=end if "-" in end else unfinished)


def plainly(
    reason: Reason,
    unnamed: Callable[[object], str | None],
    sentence: Callable[[Reason], str] = reason_sentence,
) -> str:
    """The sentence, with tiles that nobody has named called by what was pointed at."""
    values = {name: unnamed(value) or value for name, value in reason.values.items()}
    return begun(sentence(Reason(reason.code, values)))


def begun(sentence: str) -> str:
    """A sentence begins with a capital, also where a value came to stand first."""
    return sentence[:1].upper() + sentence[1:]


def only_number(number: int) -> str:
    return _("Only tiles with %(number)s may be played now.", number=number)


def still_out(tiles: tuple[Tile, ...]) -> str:
    return _("Still out: %(tiles)s.", tiles=all_of(tiles)) if tiles else _("No such tile is left.")


def state_words(arms: int | None, foot: int | None, toes: int, opening: Tile) -> str:
    """What was said to be unfinished, in a few words."""
    if arms is not None:
        return ngettext("%(double)s has %(num)s arm.", "%(double)s has %(num)s arms.", arms, double=opening)
    if foot is None:
        return _("Nothing is unfinished.")
    return ngettext("%(double)s has %(num)s toe.", "%(double)s has %(num)s toes.", toes, double=make_tile(foot, foot))


def finishing(can: bool, left: int, toes: int, needed: int, double: Tile) -> str:
    """Why a foot can still be finished, or not."""
    values = {"double": double, "needed": needed - toes, "left": left}
    if can:
        return _("Toes missing on %(double)s: %(needed)s. Tiles of its number that may be out: %(left)s.", **values)
    return _("Toes missing on %(double)s: %(needed)s. Tiles of its number that are left: only %(left)s.", **values)


SKETCH_ERRORS: Mapping[str, Callable[[Mapping[str, object]], str]] = {
    "sketch-arms": lambda v: _("%(double)s cannot lie there unfinished like that: it needs %(arms)s arms.", **v),
    "sketch-no-ends": lambda v: _("There is no other end yet: no arm lies on %(double)s.", **v),
    "sketch-foot": lambda v: _(
        "A foot on the double of %(foot)s cannot be: it opened the round, or is not in the set.", **v
    ),
    "sketch-toes": lambda v: _("%(double)s with so many toes is no unfinished foot: it needs %(toes)s.", **v),
    "sketch-end": lambda v: _("No end can show %(end)s: the set goes up to %(set_max)s.", **v),
    "sketch-unreadable": lambda v: _("I cannot make out what you mean by “%(text)s”.", **v),
    "sketch-tile": lambda v: _("There is no %(tile)s: the set goes up to %(set_max)s-%(set_max)s.", **v),
}
