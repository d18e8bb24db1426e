"""Verdicts about points, ties and seats, in words."""

from tableside.wording.spoken import Sentences
from tableside.wording.translate import gettext as _

SCORE: Sentences = {
    "score.hands": lambda v: _("Everybody counts what is left in the hand; whoever went out has nothing left.", **v),
    "score.blocked": lambda v: _("The round was blocked, so everybody counts the tiles in hand.", **v),
    "score.hands-unknown": lambda v: _("To count, I have to see the hands.", **v),
    "winner.out": lambda v: _("%(player)s went out and so has won the round.", **v),
    "winner.lowest": lambda v: _("Nobody went out, and %(player)s has the lowest hand with %(points)s.", **v),
    "winner.tied": lambda v: _(
        "%(players)s are lowest together with %(points)s, and no rule puts one of them first.", **v
    ),
    "winner.shared": lambda v: _("%(players)s are lowest together, and at your table they share the round.", **v),
    "winner.lightest": lambda v: _(
        "The lowest hands are equal, and at your table %(player)s wins by holding the lightest tile.", **v
    ),
    "winner.none": lambda v: _("In your rules nobody wins a blocked round; everybody just scores.", **v),
    "total.lowest": lambda v: _("%(player)s has the lowest total, %(points)s.", **v),
    "total.unknown": lambda v: _("Who wins hangs on the totals, and I have not been told them.", **v),
    "game.over": lambda v: _("That was the last round; the lowest total wins.", **v),
    "game.goes-on": lambda v: _("There are rounds still to play.", **v),
    "double.next": lambda v: _("The next round opens on %(double)s.", **v),
    "double.none": lambda v: _("All the doubles have had their round.", **v),
    "score.double-blank": lambda v: _("The double-blank counts %(worth)s.", **v),
    "score.blanks": lambda v: _("A tile with a blank end counts %(extra)s more.", **v),
    "score.one-end": lambda v: _("A double counts only one of its ends.", **v),
    "score.out-bonus": lambda v: _("Going out is worth %(bonus)s.", **v),
    "score.out-on-double": lambda v: _("%(player)s went out on a double, and at your table that has its price.", **v),
    "tie.zero-rounds": lambda v: _("%(players)s are level, and %(player)s went out most often.", **v),
    "tie.lowest-round": lambda v: _(
        "%(players)s are level, and %(player)s has the lowest single round above zero.", **v
    ),
    "tie.next-rounds": lambda v: _("%(players)s are level in everything that your rules compare.", **v),
    "tie.shared": lambda v: _("%(players)s are level, and at your table they share the place.", **v),
    "tie.extra-round": lambda v: _("%(players)s are level, and at your table one more round decides.", **v),
    "tie.unknown": lambda v: _("Who wins that tie hangs on the rounds, not on the totals alone.", **v),
    "join.late": lambda v: _("%(player)s comes in late and starts with %(points)s.", **v),
    "join.unsaid": lambda v: _("Your rules do not say what a late joiner starts with.", **v),
    "join.not": lambda v: _("At your table nobody joins a game that has begun; %(player)s plays the next one.", **v),
    "join.unknown": lambda v: _("What %(player)s starts with hangs on the others’ totals.", **v),
    "leave.listed": lambda v: _("Your rules do not say what becomes of a player who leaves.", **v),
    "missed.round": lambda v: _("%(player)s sat this round out and gets %(points)s for it.", **v),
    "missed.unsaid": lambda v: _("Your rules do not say what a player gets for a round sat out.", **v),
    "missed.unknown": lambda v: _("What %(player)s gets hangs on the others’ scores in that round.", **v),
    "stop.early": lambda v: _("Your rules do not say how a game ends before its last round.", **v),
    "correct.later": lambda v: _("Your rules do not say how long a wrong score may be put right.", **v),
    "correct.locked": lambda v: _("At your table a score stands once its round is over.", **v),
    "correct.same-round": lambda v: _("The round is still the current one, so its score can be changed.", **v),
}
