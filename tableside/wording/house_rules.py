"""The presets and the questions that a table settles before it plays, in plain words."""

from tableside.rules.ruleset import RuleSet
from tableside.wording.lists import side_by_side
from tableside.wording.more_house_rules import more_questions
from tableside.wording.question import Answer, Question, numbers, points
from tableside.wording.translate import gettext as _


def preset_name(preset: str) -> str:
    names = {"cross": _("Cross first"), "trains": _("One train each")}
    return names[preset]


def preset_words(preset: str) -> str:
    words = {
        "cross": _("Seven tiles each. Four arms are laid on the opening double before anything else. Double-blank 50."),
        "trains": _(
            "More tiles for fewer players. One train per player is laid first. A drawn tile that fits is played."
        ),
    }
    return words[preset]


def rules_in_short(rules: RuleSet, has_own: bool) -> str:
    """`One train each, double-9, with your house rules`"""
    own = _("with your house rules") if has_own else ""
    return side_by_side(filter(None, (preset_name(rules.preset), _("double-%(number)s", number=rules.set_max), own)))


def set_question() -> Question:
    sets = ((str(most), _("Double-%(number)s", number=most)) for most in (6, 9, 12, 15, 18))
    return Question("set_max", _("Which set of tiles?"), tuple(sets))


def first_questions() -> tuple[Question, ...]:
    """The eight that decide most arguments."""
    return (*_first_about_playing(), *_first_about_the_end())


def _first_about_playing() -> tuple[Question, ...]:
    return (
        Question("opening_arms", _("How many arms on the opening double before free play?"), _arms()),
        Question("starter_method", _("Who starts, and what if nobody holds the double?"), _starters()),
        Question(
            "drawn_tile_play",
            _("You drew a tile that fits. Play it?"),
            (
                ("must", _("It must be played")),
                ("may", _("It may be kept")),
                ("never_this_turn", _("It is kept for another turn")),
            ),
        ),
        Question(
            "go_out_on_double",
            _("May a double be your last tile?"),
            (
                ("allowed", _("Yes")),
                ("penalty_50", _("Yes, for 50 points")),
                ("others_doubled", _("Yes, and the others’ points are doubled")),
                ("banned", _("No")),
            ),
        ),
    )


def _first_about_the_end() -> tuple[Question, ...]:
    return (
        Question("double_blank", _("What does the double-blank in a hand count?"), points(0, 25, 50, 100)),
        Question(
            "dead_foot",
            _("A chicken foot can no longer be finished. What then?"),
            (
                ("play_on", _("Draw on until the yard is empty")),
                ("end_at_once", _("The round ends at once")),
                ("release", _("Play goes on elsewhere")),
            ),
        ),
        Question("yard_reserve", _("How many tiles of the yard does nobody draw?"), _reserves()),
        Question(
            "last_tile_call",
            _("Who is down to one tile must say so?"),
            (
                ("none", _("No")),
                ("courtesy", _("Yes, but nothing happens otherwise")),
                ("draw1", _("Yes, or draw one tile")),
                ("draw2", _("Yes, or draw two tiles")),
            ),
        ),
    )


def all_questions() -> tuple[Question, ...]:
    return (set_question(), *first_questions(), *more_questions())


def _arms() -> tuple[Answer, ...]:
    return (("players", _("One per player")), *numbers(*range(1, 9)))


def _reserves() -> tuple[Answer, ...]:
    return (("by_players", _("Two with two players, otherwise one")), *numbers(*range(5)))


def _starters() -> tuple[Answer, ...]:
    return (
        ("search_before_deal", _("All search for the double before the deal; the finder starts")),
        ("holder_else_draw_in_turn", _("Whoever holds it; otherwise all draw in turn until it is found")),
        ("all_draw_simultaneously", _("Whoever holds it; otherwise all draw at the same moment until it is found")),
        ("next_lower_held_double", _("Whoever holds it; otherwise the next lower double is used")),
        ("reshuffle_and_redraw", _("Whoever holds it; otherwise all is mixed and dealt again")),
        ("skip_pool", _("Whoever holds it; otherwise it comes back in a later round")),
        ("set_aside_and_rotate", _("The double is laid first; the start goes round the table")),
        ("draw_high_each_round", _("The double is laid first; the heaviest tile drawn starts")),
        ("winner_starts", _("The double is laid first; the winner of the last round starts")),
    )
