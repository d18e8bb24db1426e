"""The words of the game, what each means, and what else people call it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tableside.wording.translate import gettext as _
from tableside.wording.translate import pgettext


@dataclass(frozen=True)
class Term:
    """A word, its meaning in a sentence, and other names for the same thing (perhaps none)."""

    name: str
    meaning: str
    also: str = ""


def glossary() -> tuple[Term, ...]:
    """Every term in the language in force."""
    return tuple(make() for make in TERMS.values())


TERMS: Mapping[str, Callable[[], Term]] = {
    "tile": lambda: Term(
        pgettext("glossary", "tile"), _("One piece, with a number on each end."), _("domino, bone, stone")
    ),
    "pip": lambda: Term(_("pip"), _("One dot on a tile; at the end, one point."), _("spot, dot")),
    "end": lambda: Term(_("end"), _("Either half of a tile."), _("half, side")),
    "double": lambda: Term(_("double"), _("A tile with the same number on both ends; it is laid crosswise.")),
    "double-blank": lambda: Term(_("double-blank"), _("The tile 0-0."), _("double-zero")),
    "number": lambda: Term(_("number"), _("All the tiles that carry it belong together."), _("suit")),
    "opening-double": lambda: Term(
        _("opening double"),
        _("The double in the middle, on which the round begins."),
        _("starting double, engine, hub"),
    ),
    "arm": lambda: Term(_("arm"), _("A line of tiles that grows out of the opening double."), _("train, leg, branch")),
    "open-end": lambda: Term(_("open end"), _("An end that nothing has been joined to yet."), _("free end")),
    "layout": lambda: Term(_("layout"), _("All the tiles on the table."), _("farmyard, tableau, board")),
    "chicken-foot": lambda: Term(_("chicken foot"), _("A double with three toes."), _("foot, chickie")),
    "toe": lambda: Term(
        _("toe"), _("One of the tiles that are laid on a double to finish its foot."), _("chicken toe")
    ),
    "chicken-yard": lambda: Term(
        _("chicken yard"), _("The tiles that nobody has drawn yet."), _("yard, boneyard, stock")
    ),
    "remainder": lambda: Term(_("last tiles of the yard"), _("At some tables they are never drawn."), _("reserve")),
    "draw": lambda: Term(_("draw"), _("To take a tile from the chicken yard.")),
    "pass": lambda: Term(pgettext("glossary", "pass"), _("To end a turn without laying a tile."), _("knock, bye")),
    "last-tile-call": lambda: Term(
        _("last-tile call"), _("Telling the others that you have one tile left."), _("knock, “bok bok”")
    ),
    "go-out": lambda: Term(_("go out"), _("To lay one’s last tile; the round is over."), _("domino")),
    "blocked": lambda: Term(
        pgettext("glossary", "blocked"), _("Nobody can play or draw any more."), _("locked, jammed, stalemate")
    ),
    "dead-foot": lambda: Term(_("dead foot"), _("A foot for which too few tiles of its number are left.")),
    "round": lambda: Term(_("round"), _("From one opening double to the count of the hands."), _("deal")),
    "hand": lambda: Term(_("hand"), _("The tiles that a player holds."), _("rack")),
    "starter": lambda: Term(_("starter"), _("Whoever opens the round."), _("leader")),
    "misplay": lambda: Term(_("misplay"), _("A tile laid where or when it should not have been."), _("error")),
}
