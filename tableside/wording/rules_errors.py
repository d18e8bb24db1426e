"""A position or a move that cannot be, in words."""

from tableside.rules.errors import RulesError
from tableside.wording.lists import all_of
from tableside.wording.spoken import Sentences, spoken
from tableside.wording.translate import gettext as _

POSITION_SENTENCES: Sentences = {
    "position-missing": lambda v: _("“%(field)s” is missing.", **spoken(v)),
    "position-too-few-players": lambda v: _("A game needs at least two players.", **spoken(v)),
    "position-player-twice": lambda v: _("Two seats are called %(player)s.", **spoken(v)),
    "position-set-unknown": lambda v: _(
        "There is no double-%(set_max)s set; there are %(known)s.", set_max=v["set_max"], known=all_of(v["known"])
    ),
    "position-seat-unknown": lambda v: _(
        "“%(field)s” names %(player)s, who has no seat here; the players are %(known)s.", **spoken(v)
    ),
    "position-tile-outside": lambda v: _("%(tile)s in “%(field)s” is not in a double-%(set_max)s set.", **spoken(v)),
    "position-tile-twice": lambda v: _("%(tile)s is there twice, and a set has it once.", **spoken(v)),
    "position-onto-nothing": lambda v: _("%(tile)s is joined to %(onto)s, which is not on the table.", **spoken(v)),
    "position-end-taken": lambda v: _("%(tile)s is joined to %(onto)s, where no side is free any more.", **spoken(v)),
    "position-ends-differ": lambda v: _(
        "%(tile)s is joined to %(onto)s, but has no %(number)s; if it was laid wrongly on purpose, say so "
        "in “irregular_plays”.",
        **spoken(v),
    ),
    "position-plays-before-opening": lambda v: _(
        "Tiles have been played, but the opening double is said not to be on the table.", **spoken(v)
    ),
    "position-play-unreadable": lambda v: _(
        "A play is written [player, tile, tile joined], not %(play)s.", play=v["play"]
    ),
    "position-no-such-play": lambda v: _(
        "“irregular_plays” names play %(index)s, counted from 0, but there are only %(plays)s.", **spoken(v)
    ),
    "position-hand-larger": lambda v: _("%(player)s shows %(shown)s tiles, but is said to hold %(size)s.", **spoken(v)),
    "position-yard-larger": lambda v: _(
        "%(shown)s tiles are said to be in the yard, which has only %(size)s.", **spoken(v)
    ),
    "position-too-many-tiles": lambda v: _(
        "That makes %(tiles)s tiles, but a double-%(set_max)s set has only %(size)s.", **spoken(v)
    ),
    "position-out-with-tiles": lambda v: _(
        "%(player)s is said to have gone out, but still holds %(tiles)s.", **spoken(v)
    ),
    "field-no-object": lambda v: _("“%(field)s” must be an object: {…}.", **spoken(v)),
    "field-no-list": lambda v: _("“%(field)s” must be a list: […].", **spoken(v)),
    "field-no-number": lambda v: _(
        "“%(field)s” must be a whole number, not %(value)s.", field=v["field"], value=v["value"]
    ),
    "field-negative": lambda v: _("“%(field)s” cannot be below zero: %(value)s.", **spoken(v)),
    "move-no-type": lambda v: _("The move does not say its “type”.", **spoken(v)),
    "move-no-player": lambda v: _("The move does not say whose it is, and nobody is on turn.", **spoken(v)),
    "move-field-missing": lambda v: _("A move of type “%(type)s” needs “%(field)s”.", **spoken(v)),
    "move-unreadable": lambda v: _("“%(text)s” is no move; write 9-4@9-9, draw or pass.", **spoken(v)),
    "move-impossible": lambda v: _("%(tile)s cannot be joined to %(onto)s here.", **spoken(v)),
    "question-unknown": lambda v: _("Nobody knows the question “%(type)s”; there are %(known)s.", **spoken(v)),
    "round-unreadable": lambda v: _("Line %(line)s of the round cannot be read: %(text)s.", **spoken(v)),
}


def position_sentence(error: RulesError) -> str:
    return POSITION_SENTENCES[error.code](error.values)
