"""The house rules that seldom start an argument, folded under the others."""

from tableside.wording.question import Question, numbers, points, tiles, yes_no
from tableside.wording.translate import gettext as _
from tableside.wording.translate import pgettext


def more_questions() -> tuple[Question, ...]:
    """Everything else that tables play differently."""
    return (
        *_on_the_deal(),
        *_on_turns(),
        *_on_feet(),
        *_on_odd_tiles(),
        *_on_points(),
        *_on_blocked_rounds(),
        *_on_equal_totals(),
        *_on_the_rounds(),
        *_on_the_end(),
        *_on_people(),
    )


def _on_the_deal() -> tuple[Question, ...]:
    return (
        Question(
            "hand_size",
            _("How many tiles are dealt to each?"),
            (("table", _("By the number of players")), ("divide_42", _("42 shared out")), *tiles(*range(1, 22))),
        ),
        yes_no("starter_plays_on_opening", _("Does the starter also play the first tile on the opening double?")),
        yes_no("opening_must_fill", _("Must the arms be full before play goes on elsewhere?")),
        yes_no("opening_extra_arms", _("May more arms be added to the opening double later?")),
    )


def _on_turns() -> tuple[Question, ...]:
    return (
        Question(
            "draw_rule",
            _("You cannot play. How many tiles do you draw?"),
            (("one", _("One, then pass")), ("until_playable", _("Until one fits")), ("none", _("None, just pass"))),
        ),
        yes_no("must_play_if_able", _("Must you play if you can?")),
        yes_no("round_ends_when_yard_empty", _("Does the round end when somebody cannot play and the yard is empty?")),
    )


def _on_feet() -> tuple[Question, ...]:
    return (
        Question("toes", _("How many toes has a chicken foot?"), numbers(1, 2, 3)),
        Question(
            "toes_scope",
            _("Who must help to finish a chicken foot?"),
            (("everyone", pgettext("who helps", "Everybody")), ("next_player_only", _("Only the next player"))),
        ),
        Question(
            "double_plays_again",
            _("Does a double give another turn?"),
            (("false", _("No")), ("true", _("Yes")), ("opening_only", _("Only the opening double"))),
        ),
        yes_no("multi_tile_turn", _("May several tiles be laid in one turn?")),
        Question(
            "call_double",
            _("Is “chicken foot” called when a double is laid?"),
            (("none", _("No")), ("may", _("If you like")), ("required", _("Yes, always"))),
        ),
    )


def _on_odd_tiles() -> tuple[Question, ...]:
    return (
        Question(
            "wild",
            _("Are there wild tiles?"),
            (
                ("none", _("No")),
                ("blank", _("Blanks are wild")),
                ("twelve", _("Twelves are wild")),
                ("spinner_tiles", _("Spinner tiles are wild")),
            ),
        ),
        Question(
            "misplay_rule",
            _("A tile was laid wrongly. Until when is it taken back?"),
            (
                ("before_next_play", _("Until the next tile is laid")),
                ("stands_after_next_play", _("Until others have played on; then it stands")),
            ),
        ),
        yes_no("strategic_error_penalty", _("Is there a penalty for overlooking a tile that fits?")),
    )


def _on_points() -> tuple[Question, ...]:
    return (
        Question("blank_end_value", _("What does every other blank end add?"), points(0, 5, 25)),
        Question(
            "double_pips",
            _("What does a double in a hand count?"),
            (("both_ends", _("Both of its ends")), ("one_end", _("One of its ends"))),
        ),
        Question("out_bonus", _("What does going out give?"), points(0, -5, -10, -50)),
    )


def _on_blocked_rounds() -> tuple[Question, ...]:
    return (
        Question(
            "blocked_scoring",
            _("The round is blocked. Who scores?"),
            (
                ("all", pgettext("who scores", "Everybody")),
                ("lowest_scores_zero", _("Everybody but the lowest hand, which scores 0")),
            ),
        ),
        Question(
            "blocked_tie",
            _("Two lowest hands in a blocked round?"),
            (
                ("shared", pgettext("house rule", "They share it")),
                ("lightest_tile", _("Whoever holds the lightest single tile wins")),
            ),
        ),
    )


def _on_equal_totals() -> tuple[Question, ...]:
    return (
        Question(
            "tie_break",
            _("Two have the lowest total at the end. Who wins?"),
            (
                ("zero_rounds", _("Who went out more often, then the lowest single round")),
                ("best_rounds", _("The best single rounds, one after the other")),
                ("shared", _("They share the place")),
                ("extra_round", _("One more round decides")),
            ),
        ),
    )


def _on_the_rounds() -> tuple[Question, ...]:
    return (
        Question("rounds", _("How many rounds?"), (("all", _("One for each double")), *numbers(*range(1, 41)))),
        Question(
            "round_order",
            _("In which order do the doubles open?"),
            (
                ("down", _("From the highest down")),
                ("down_and_up", _("Down and up again")),
                ("list", _("As listed below")),
            ),
        ),
        Question("round_list", _("The doubles in your order"), typed=True),
    )


def _on_the_end() -> tuple[Question, ...]:
    return (
        Question(
            "end_condition",
            _("When does the game end?"),
            (
                ("all_rounds", _("After the last round")),
                ("target_total", _("When somebody reaches the total below")),
            ),
        ),
        Question("target_total", _("The total that ends the game"), typed=True),
    )


def _on_people() -> tuple[Question, ...]:
    return (
        Question(
            "late_join",
            _("Somebody joins later. With how many points?"),
            (
                ("highest_total", _("The highest total at the table")),
                ("average_total", _("The average of the table")),
                ("zero", _("None")),
                ("not_allowed", _("Nobody joins later")),
            ),
        ),
        Question(
            "missed_round",
            _("Somebody sits a round out. What do they score?"),
            (
                ("highest_of_round", _("As much as the highest hand")),
                ("average_of_round", _("The average of the round")),
                ("zero_excluded", pgettext("points", "Nothing")),
            ),
        ),
        Question(
            "score_correction",
            _("Until when may a score be corrected?"),
            (("always", _("Always")), ("locked_after_round", _("Until the next round begins"))),
        ),
    )
