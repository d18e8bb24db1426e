"""Clauses about who comes and goes, corrections and misplays, with this table's house rules worked in."""

from tableside.rules.ruleset import RuleSet
from tableside.wording.clause_texts import Texts
from tableside.wording.translate import pgettext

_JOIN = {
    "highest_total": lambda: pgettext("seat.late-join", "A late joiner starts with the highest total at the table."),
    "average_total": lambda: pgettext("seat.late-join", "A late joiner starts with the average of the totals."),
    "zero": lambda: pgettext("seat.late-join", "A late joiner starts with 0."),
    "not_allowed": lambda: pgettext("seat.late-join", "Nobody joins a game that has begun."),
}

_MISSED = {
    "highest_of_round": lambda: pgettext("seat.missed-round", "Whoever sits a round out gets its highest score."),
    "average_of_round": lambda: pgettext("seat.missed-round", "Whoever sits a round out gets its average score."),
    "zero_excluded": lambda: pgettext(
        "seat.missed-round", "Whoever sits a round out gets 0 for it, marked as missed, and it decides no tie."
    ),
}


def _correction(rules: RuleSet) -> str:
    if rules.score_correction == "locked_after_round":
        return pgettext("score.correction", "At this table a score stands once its round is over.")
    return pgettext(
        "score.correction", "A wrong score is put right whenever it is found; the first entry stays in sight."
    )


def _overlooked(rules: RuleSet) -> str:
    if rules.strategic_error_penalty:
        return pgettext(
            "slip.overlooked", "At this table whoever overlooked a play gets the round’s highest score on top."
        )
    return pgettext(
        "slip.overlooked",
        "Whoever drew although a tile fitted lays it if nobody has played since; otherwise play goes on.",
    )


SLIPS: Texts = {
    "score.correction": _correction,
    "seat.late-join": lambda rules: _JOIN[rules.late_join](),
    "seat.leave": lambda rules: pgettext("seat.leave", "Whoever leaves stays on the card, but cannot win."),
    "seat.missed-round": lambda rules: _MISSED[rules.missed_round](),
    "seat.stop-early": lambda rules: pgettext(
        "seat.stop-early", "A game that all agree to stop is won by the lowest total after the last whole round."
    ),
    "seat.change": lambda rules: pgettext("seat.change", "Seats are changed between rounds, not during one."),
    "slip.mismatch": lambda rules: pgettext(
        "slip.mismatch",
        "A tile that does not fit, or had to wait, goes back until the next player has played; after that it stands.",
    ),
    "slip.out-of-turn": lambda rules: pgettext(
        "slip.out-of-turn", "A tile laid out of turn goes back until the next player has played; after that it stands."
    ),
    "slip.change-of-mind": lambda rules: pgettext("slip.change-of-mind", "A tile that was laid rightly stays laid."),
    "slip.overlooked": _overlooked,
    "slip.price": lambda rules: pgettext("slip.price", "Slips cost no points, unless the table agreed on it before."),
    "slip.wrong-double": lambda rules: pgettext(
        "slip.wrong-double",
        "A round that opened on the wrong double is played again, or the right double is swapped in.",
    ),
    "slip.deal": lambda rules: pgettext(
        "slip.deal",
        "With a tile too many, the neighbour on the right takes one unseen and mixes it into the yard; with too few, the "
        "player draws up before the second turn.",
    ),
    "slip.exposed": lambda rules: pgettext(
        "slip.exposed", "A tile that falls face up is shown to everybody; play goes on."
    ),
    "slip.two-drawn": lambda rules: pgettext(
        "slip.two-drawn", "Of two tiles drawn at once one goes back if nobody looked; otherwise both are kept."
    ),
    "slip.duplicate": lambda rules: pgettext(
        "slip.duplicate", "If a tile turns up twice, the later one leaves the game and its holder draws another."
    ),
}
