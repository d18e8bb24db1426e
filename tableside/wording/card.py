"""The scorecard in sentences: what stands above it, what a screen reader says of it, what a cell holds."""

from tableside.scoring.scorecard import ABSENT, MISSED, MISSING, Cell, Round, Scorecard
from tableside.wording.lists import all_of, side_by_side
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext


def round_title(card: Scorecard, one: Round) -> str:
    """`Round 3 of 10`"""
    if card.planned_rounds is None or one.ordinal > card.planned_rounds:
        return _("Round %(number)s", number=one.ordinal)
    return _("Round %(number)s of %(rounds)s", number=one.ordinal, rounds=card.planned_rounds)


def of_round(one: Round, sentence: str) -> str:
    """A sentence that is read above another round: `Round 2: …`"""
    return _("Round %(number)s: %(sentence)s", number=one.ordinal, sentence=sentence)


def headline(card: Scorecard) -> str:
    """Who leads, or who won, in one sentence."""
    leaders = [card.names[player] for player in card.leaders]
    if not leaders:
        return _("The game has ended before a round was scored.") if card.over else _("No round has been scored yet.")
    total = next(one.total for one in card.standings if one.place == 1)
    names = all_of(leaders)
    if card.over:
        return ngettext(
            "%(names)s wins with %(total)s.",
            "%(names)s share the victory with %(total)s.",
            len(leaders),
            names=names,
            total=total,
        )
    return ngettext(
        "%(names)s leads with %(total)s.", "%(names)s lead with %(total)s.", len(leaders), names=names, total=total
    )


def spoken_totals(card: Scorecard) -> str:
    """What is read aloud when a new score arrives."""
    scored = [one for one in card.rounds if one.recorded]
    if not scored:
        return _("No round has been scored yet.")
    totals = side_by_side(
        _("%(player)s %(points)s", player=card.names[one.player], points=one.total) for one in card.standings
    )
    return _("After round %(number)s: %(totals)s.", number=scored[-1].ordinal, totals=totals)


def cell_label(card: Scorecard, one: Round, player: str) -> str:
    """A cell in words, for those who do not see its place in the table."""
    cell = one.cells[player]
    values = {"player": card.names[player], "number": one.ordinal, "points": cell.scored}
    if cell.state == MISSING:
        return _("%(player)s, round %(number)s: no hand yet", **values)
    if cell.state == MISSED:
        return _("%(player)s, round %(number)s: %(points)s for a round sat out", **values)
    if cell.state == ABSENT:
        return _("%(player)s, round %(number)s: not at the table", **values)
    if one.out == player:
        return _("%(player)s, round %(number)s: %(points)s, went out", **values)
    return _("%(player)s, round %(number)s: %(points)s", **values)


def cell_remarks(cell: Cell) -> list[str]:
    """What the small marks in a cell mean."""
    marks = ((cell.changed, _("corrected")), (bool(cell.flags), _("questioned")))
    return [words for is_so, words in marks if is_so]


def movement_words(places: int) -> str:
    """`up 2 places since the round before`"""
    if places > 0:
        return ngettext("up %(num)s place since the round before", "up %(num)s places since the round before", places)
    return ngettext("down %(num)s place since the round before", "down %(num)s places since the round before", -places)
