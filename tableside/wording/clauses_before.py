"""Clauses about the set, the deal, the start and the opening, with this table's house rules worked in."""

from tableside.rules.ruleset import RuleSet
from tableside.wording.clause_texts import Texts
from tableside.wording.translate import ngettext, pgettext


def _set(rules: RuleSet) -> str:
    return pgettext(
        "setup.set",
        "You play with one double-%(number)s set, in which every tile is there once.",
        number=rules.set_max,
    )


def _hands(rules: RuleSet) -> str:
    if rules.hand_size in ("table", "divide_42"):
        return pgettext(
            "setup.hands",
            "The double of the round is put aside and the others are shared out: on a double-nine set 21 tiles each for "
            "two players, then 14, 11, 8, 7, 6 and 5 for eight. The rest is the chicken yard.",
        )
    if isinstance(rules.hand_size, int) and "hand_size" in rules.chosen:
        return ngettext(
            "At this table everybody takes %(num)s tile; the rest is the chicken yard.",
            "At this table everybody takes %(num)s tiles; the rest is the chicken yard.",
            rules.hand_size,
        )
    return pgettext(
        "setup.hands",
        "Everybody takes seven tiles, or more where few play or the set is large; the rest is the chicken yard.",
    )


def _teams(rules: RuleSet) -> str:
    return pgettext("setup.teams", "Everybody plays and scores alone; there are no teams.")


def _double(rules: RuleSet) -> str:
    if rules.round_order == "down_and_up":
        return pgettext(
            "start.double",
            "The first round opens on the highest double, each later one on the next: down, then up again.",
        )
    if rules.round_order == "list":
        return pgettext("start.double", "The rounds open on the doubles that this table has listed, in that order.")
    return pgettext(
        "start.double",
        "The first round opens on the highest double of the set, each later round on the next lower one.",
    )


_STARTERS = {
    "search_before_deal": lambda: pgettext(
        "start.starter",
        "Before the hands are dealt, the players draw a tile each in turn; whoever finds the double of the round opens "
        "with it, and everything else is mixed again.",
    ),
    "holder_else_draw_in_turn": lambda: pgettext(
        "start.starter",
        "Whoever was dealt the double of the round opens with it. If nobody has it, the players draw one tile each in "
        "turn until somebody does; what they drew they keep.",
    ),
    "all_draw_simultaneously": lambda: pgettext(
        "start.starter",
        "Whoever was dealt the double of the round opens with it. If nobody has it, all draw a tile at the same time "
        "until it shows.",
    ),
    "next_lower_held_double": lambda: pgettext(
        "start.starter",
        "Whoever was dealt the double of the round opens with it. If nobody has it, the highest double in a hand opens.",
    ),
    "reshuffle_and_redraw": lambda: pgettext(
        "start.starter",
        "Whoever was dealt the double of the round opens with it. If nobody has it, all tiles go back and are dealt anew.",
    ),
    "skip_pool": lambda: pgettext(
        "start.starter",
        "Whoever was dealt the double of the round opens with it. If nobody has it, it waits for the next round and the "
        "highest double in a hand opens.",
    ),
    "set_aside_and_rotate": lambda: pgettext(
        "start.starter", "The double of the round is put in the middle, and the start moves one seat on each round."
    ),
    "draw_high_each_round": lambda: pgettext(
        "start.starter",
        "Before each round everybody draws one tile, and the heaviest opens; the double lies in the middle.",
    ),
    "winner_starts": lambda: pgettext("start.starter", "Whoever won the last round opens the next."),
}


def _starter(rules: RuleSet) -> str:
    return _STARTERS[rules.starter_method]()


def _two_claims(rules: RuleSet) -> str:
    return pgettext(
        "start.two-claims",
        "If two players claim the start, the first to show the double has it, or else the earlier in turn.",
    )


def _first_tile(rules: RuleSet) -> str:
    if rules.starter_goes_on:
        return pgettext("start.first-tile", "Whoever opens the round also lays the first tile on the double.")
    return pgettext(
        "start.first-tile", "Putting the double down is a turn of its own; the next player lays the first tile on it."
    )


def _fill_first(rules: RuleSet) -> str:
    if not rules.opening_must_fill:
        return pgettext(
            "opening.fill-first", "At this table nobody has to wait until the opening double has all its arms."
        )
    if rules.opening_arms == "players":
        return pgettext(
            "opening.fill-first",
            "Only tiles that match the opening double are laid, on it, until it has an arm for every player. Anybody may "
            "lay them; it does not have to be one each.",
        )
    return ngettext(
        "Only tiles that match the opening double are laid, on it, until it has %(num)s arm.",
        "Only tiles that match the opening double are laid, on it, until it has %(num)s arms.",
        int(rules.opening_arms),
    )


def _extra_arms(rules: RuleSet) -> str:
    if rules.opening_extra_arms:
        return pgettext(
            "opening.extra-arms", "At this table the opening double may later take more arms than it must have."
        )
    return pgettext("opening.extra-arms", "An opening double that has its arms takes no more.")


BEFORE: Texts = {
    "setup.aim": lambda rules: pgettext("setup.aim", "You want few points: the lowest total at the end wins."),
    "setup.set": _set,
    "setup.hands": _hands,
    "setup.teams": _teams,
    "start.double": _double,
    "start.starter": _starter,
    "start.two-claims": _two_claims,
    "start.first-tile": _first_tile,
    "opening.fill-first": _fill_first,
    "opening.extra-arms": _extra_arms,
}
