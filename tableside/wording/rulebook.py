"""The captions of the rulebook's examples, and its glossary."""

from collections.abc import Mapping

from tableside.rules.moves import Draw, Play, TableMove
from tableside.rules.verdict import Verdict
from tableside.wording.translate import gettext as _


def example_sentence(move: TableMove, verdict: Verdict) -> str:
    """What the example shows: the move, and whether it may be made."""
    if isinstance(move, Play):
        values = {"tile": move.tile, "onto": move.onto}
        if verdict.is_allowed:
            return _("%(tile)s may be laid on %(onto)s.", **values)
        return _("%(tile)s may not be laid on %(onto)s.", **values)
    if isinstance(move, Draw):
        return _("No tile fits: draw.") if verdict.is_allowed else ""
    return _("Nothing fits and nothing can be drawn: pass.") if verdict.is_allowed else ""


def glossary() -> Mapping[str, str]:
    """Each word with what it means here and what others call it."""
    return {
        _("Arm"): _("A row of tiles that grows from the opening double. Others say train, leg, line or branch."),
        _("Blocked"): _("Nobody can lay a tile and nothing can be drawn: the round ends. Others say locked or jammed."),
        _("Chicken foot"): _("A double with its three toes. Others say foot or chickie."),
        _("Chicken yard"): _("The tiles face down from which you draw. Others say boneyard, bone pile or stock."),
        _("Dead foot"): _("A foot that can never be finished, because too few tiles of its number are left."),
        _("Double"): _("A tile with the same number twice. It is laid crosswise."),
        _("Double-blank"): _("The tile 0-0. Others say double-zero."),
        _("Go out"): _("To lay your last tile. Others say to domino."),
        _("Hand"): _("The tiles you hold. One deal with its play is a round, not a hand."),
        _("Last-tile call"): _("Telling the others that you have one tile left. Others knock, or say “Bok bok”."),
        _("Open end"): _("The number at the free end of a tile, which the next tile has to match."),
        _("Opening double"): _(
            "The double in the middle that begins a round. Others say engine, lead double or spinner."
        ),
        _("Pass"): _("To end your turn without laying a tile. Others say knock."),
        _("Pip"): _("One dot. A blank has none and is the number zero."),
        _("Tile"): _("One domino. Others say bone or stone."),
        _("Toe"): _("One of the tiles laid on a double to make a foot."),
        _("Undrawn remainder"): _("The last tiles of the yard, which some tables leave where they are."),
    }
