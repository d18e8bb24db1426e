"""Clauses about the end of a round, points and ties, with this table's house rules worked in."""

from tableside.rules.ruleset import RuleSet
from tableside.wording.clause_texts import Texts
from tableside.wording.translate import npgettext, pgettext


def _blocked(rules: RuleSet) -> str:
    if rules.round_ends_when_yard_empty:
        return pgettext(
            "end.blocked", "At this table the first player who cannot play and finds nothing to draw ends the round."
        )
    return pgettext(
        "end.blocked",
        "A round is blocked when nobody can play and nothing can be drawn any more. A full circle of passes proves it.",
    )


def _dead_yard(rules: RuleSet) -> str:
    if rules.dead_foot == "end_at_once":
        return pgettext("end.dead-yard-left", "When a foot can never be finished, nobody draws on: the round is over.")
    return pgettext(
        "end.dead-yard-left",
        "When nothing that is left can ever be laid, the yard is still drawn, unless everybody agrees to stop.",
    )


_ON_DOUBLE = {
    "allowed": lambda: pgettext("end.out-on-double", "Going out on a double is allowed; no foot has to follow."),
    "penalty_50": lambda: pgettext("end.out-on-double", "At this table going out on a double costs 50 points."),
    "banned": lambda: pgettext("end.out-on-double", "At this table the last tile must not be a double."),
    "others_doubled": lambda: pgettext(
        "end.out-on-double", "At this table going out on a double doubles what the others score."
    ),
}

_LAST_TILE = {
    "none": lambda: pgettext("end.last-tile-call", "Nobody has to announce the last tile."),
    "courtesy": lambda: pgettext(
        "end.last-tile-call", "At this table announcing the last tile is good manners, no more."
    ),
    "draw1": lambda: pgettext(
        "end.last-tile-call",
        "At this table the last tile is announced. Whoever forgets and is caught before the next play draws one tile.",
    ),
    "draw2": lambda: pgettext(
        "end.last-tile-call",
        "At this table the last tile is announced. Whoever forgets and is caught before the next play draws two tiles.",
    ),
}


def _hand(rules: RuleSet) -> str:
    if rules.double_pips == "one_end":
        return pgettext(
            "score.hand",
            "At the end of a round everybody scores the pips left in hand; a double counts one of its ends.",
        )
    return pgettext("score.hand", "At the end of a round everybody scores the pips left in hand.")


def _double_blank(rules: RuleSet) -> str:
    if rules.double_blank == 0:
        return pgettext("score.double-blank", "The double-blank counts nothing.")
    return pgettext("score.double-blank", "The double-blank counts %(points)s.", points=rules.double_blank)


def _blanks(rules: RuleSet) -> str:
    if rules.blank_end_value == 0:
        return pgettext("score.blanks", "Other blanks count nothing.")
    return pgettext(
        "score.blanks", "A tile with a blank end counts %(points)s besides its pips.", points=rules.blank_end_value
    )


def _out_bonus(rules: RuleSet) -> str:
    if rules.out_bonus == 0:
        return pgettext("score.out-bonus", "Whoever goes out scores 0.")
    return pgettext("score.out-bonus", "Whoever goes out scores %(points)s.", points=rules.out_bonus)


def _score_blocked(rules: RuleSet) -> str:
    if rules.blocked_scoring == "lowest_scores_zero":
        return pgettext(
            "score.blocked", "At this table the lowest hand of a blocked round scores 0, the others their pips."
        )
    return pgettext("score.blocked", "In a blocked round everybody scores the tiles in hand, the lowest hand too.")


def _round_winner(rules: RuleSet) -> str:
    if rules.blocked_tie == "lightest_tile":
        return pgettext(
            "score.round-winner",
            "Whoever goes out wins the round; of equal lowest hands in a blocked one, the one with the lightest single tile wins.",
        )
    if rules.preset == "cross":
        return pgettext("score.round-winner", "Whoever goes out wins the round; nobody wins a blocked one.")
    return pgettext(
        "score.round-winner",
        "Whoever goes out wins the round; the lowest hand wins a blocked one, which changes no score.",
    )


def _rounds(rules: RuleSet) -> str:
    if rules.end_condition == "target_total":
        return pgettext(
            "score.rounds",
            "Totals add up until somebody reaches %(total)s; then the lowest total wins.",
            total=rules.target_total,
        )
    if isinstance(rules.rounds, int):
        return npgettext(
            "score.rounds",
            "You play %(num)s round; then the lowest total wins.",
            "You play %(num)s rounds; then the lowest total wins.",
            rules.rounds,
        )
    return pgettext("score.rounds", "Every double has its round, and after the last one the lowest total wins.")


_TIES = {
    "zero_rounds": lambda: pgettext(
        "score.tie",
        "Equal totals: whoever went out most often wins; if that is equal, the lowest single round above zero; else share.",
    ),
    "best_rounds": lambda: pgettext(
        "score.tie", "Equal totals: whoever went out most often wins, then the lowest rounds are compared one by one."
    ),
    "shared": lambda: pgettext("score.tie", "Equal totals share the place."),
    "extra_round": lambda: pgettext("score.tie", "Equal totals for the first place: one more round decides."),
}


AFTER: Texts = {
    "end.out": lambda rules: pgettext("end.out", "Whoever lays the last tile goes out, and the round is over at once."),
    "end.blocked": _blocked,
    "end.dead-yard-left": _dead_yard,
    "end.out-on-double": lambda rules: _ON_DOUBLE[rules.go_out_on_double](),
    "end.last-tile-call": lambda rules: _LAST_TILE[rules.last_tile_call](),
    "score.hand": _hand,
    "score.double-blank": _double_blank,
    "score.blanks": _blanks,
    "score.out-bonus": _out_bonus,
    "score.blocked": _score_blocked,
    "score.round-winner": _round_winner,
    "score.rounds": _rounds,
    "score.tie": lambda rules: _TIES[rules.tie_break](),
}
