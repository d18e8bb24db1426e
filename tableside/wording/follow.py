"""A round that is followed, in words: whose turn it is, what may be played, what is left, what is over."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tableside.rules.position import Position
from tableside.rules.status import FOOT, FREE, OPENING, Status, Unfinished, status
from tableside.rules.tiles import Tile, tiles_of
from tableside.wording.lists import all_of
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext
from tableside.wording.verdicts import playable_sentence

MOST_NAMED = 12


def turn_sentence(position: Position) -> str:
    if position.turn is None:
        return _("Whose turn is it?")
    if position.drawn:
        return _("%(player)s has drawn a tile.", player=position.turn)
    return _("It is %(player)s’s turn.", player=position.turn)


def what_fits(now: Status) -> str:
    """The most useful line in this game, where one number is asked for; otherwise the ends that are open."""
    numbers = now.playable_numbers
    if now.phase in (OPENING, FOOT) or len(now.still_out) <= MOST_NAMED:
        return playable_sentence(numbers, tuple(sorted(now.still_out, reverse=True)))
    if now.phase == FREE:
        return _("Open ends show %(numbers)s.", numbers=all_of(sorted(numbers, reverse=True)))
    return ""


def standing(position: Position) -> str:
    """What is unfinished, in a few words."""
    due = status(position).unfinished
    return " ".join(map(unfinished_sentence, due)) if due else _("Nothing is unfinished.")


def yard_sentence(position: Position) -> str:
    if position.yard is None:
        return ""
    left = ngettext("%(num)s tile in the yard.", "%(num)s tiles in the yard.", position.yard)
    if position.table.reserve and position.yard:
        return f"{left} " + ngettext(
            "%(num)s of them may be drawn.", "%(num)s of them may be drawn.", position.drawable or 0
        )
    return left


def unfinished_sentence(one: Unfinished) -> str:
    values = {"double": one.tile}
    if one.is_dead and not one.is_opening:
        return _("The foot on %(double)s can never be finished.", **values)
    if one.is_dead:
        return _("%(double)s in the middle can never get all its arms.", **values)
    if one.is_opening:
        return ngettext(
            "%(double)s needs %(num)s more arm.", "%(double)s needs %(num)s more arms.", one.needed, **values
        )
    return ngettext("%(double)s needs %(num)s more toe.", "%(double)s needs %(num)s more toes.", one.needed, **values)


def dead_numbers_sentence(position: Position) -> str:
    """Numbers of which every tile lies on the table: their open ends stay as they are."""
    set_max = position.table.set_max
    dead = [n for n in range(set_max, -1, -1) if all(tile in position.on_table for tile in tiles_of(n, set_max))]
    return _("All tiles with %(numbers)s lie on the table.", numbers=all_of(dead)) if dead else ""


def out_sentence(tiles: Sequence[Tile]) -> str:
    """What hands and yard have to come to together."""
    pips = sum(tile.pips for tile in tiles)
    return ngettext(
        "%(num)s tile is not on the table; it has %(pips)s pips.",
        "%(num)s tiles are not on the table; together they have %(pips)s pips.",
        len(tiles),
        pips=pips,
    )


def still_out_sentence(tiles: Sequence[Tile]) -> str:
    return _("Still out: %(tiles)s.", tiles=all_of(sorted(tiles, reverse=True)))


FOLLOW_ERRORS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "follow-no-starter": lambda v: _("Tap who has put the double down.", **v),
    "follow-late": lambda v: _("Somebody else was quicker. This is how the table lies now.", **v),
    "follow-no-turn": lambda v: _("Tap whose turn it is.", **v),
    "follow-yard": lambda v: ngettext(
        "“%(text)s” cannot be: only %(num)s tile is not on the table.",
        "“%(text)s” cannot be: only %(num)s tiles are not on the table.",
        v["unplayed"],
        **v,
    ),
}
