"""Clauses about turns, matching ends, feet, drawing and passing, with this table's house rules worked in."""

from tableside.rules.ruleset import RuleSet
from tableside.wording.clause_texts import Texts
from tableside.wording.translate import ngettext, pgettext


def _one_tile(rules: RuleSet) -> str:
    if rules.multi_tile_turn:
        return pgettext("turn.one-tile", "At this table a player may lay several tiles in a turn.")
    return pgettext("turn.one-tile", "A player lays one tile in a turn.")


def _must_play(rules: RuleSet) -> str:
    if rules.must_play_if_able:
        return pgettext(
            "turn.must-play", "Whoever has a tile that fits lays one, even a double they would rather keep."
        )
    return pgettext("turn.must-play", "At this table a player may draw and pass although a tile fits.")


def _double_again(rules: RuleSet) -> str:
    if rules.goes_again:
        return pgettext("turn.double-again", "At this table whoever lays a double lays another tile at once.")
    return pgettext("turn.double-again", "A double gives no second tile; the next player is on turn.")


def _wild(rules: RuleSet) -> str:
    if rules.wild == "blank":
        return pgettext("match.wild", "At this table a blank is wild: it may join any end, and any tile may join it.")
    if rules.wild == "twelve":
        return pgettext(
            "match.wild",
            "At this table a twelve is wild: it may join any end, and any tile may join it. Only 12-12 is not wild.",
        )
    if rules.wild == "spinner_tiles":
        return pgettext("match.wild", "At this table the printed spinner tiles are wild; all others have to match.")
    return pgettext("match.wild", "No tile is wild. A blank is the number zero and joins only a blank.")


def _complete_first(rules: RuleSet) -> str:
    if rules.toes_scope == "next_player_only":
        return pgettext(
            "foot.complete-first",
            "A double is laid crosswise and opens a chicken foot. At this table only the next player has to lay a toe "
            "on it; after that the others may play where they like.",
        )
    return ngettext(
        "A double is laid crosswise and opens a chicken foot: %(num)s toe is laid on it, by whoever can, before anything is "
        "laid elsewhere.",
        "A double is laid crosswise and opens a chicken foot: %(num)s toes are laid on it, by whoever can, before anything "
        "is laid elsewhere.",
        rules.toes_needed,
    )


def _dead(rules: RuleSet) -> str:
    if rules.dead_foot == "end_at_once":
        return pgettext("foot.dead", "At this table a foot that can never be finished ends the round at once.")
    if rules.dead_foot == "release":
        return pgettext("foot.dead", "At this table a foot that can never be finished counts as finished.")
    return pgettext(
        "foot.dead",
        "A foot that can never be finished, because too few tiles of its number are left, still stops all other play. "
        "Its number may be laid, and drawing goes on.",
    )


def _call(rules: RuleSet) -> str:
    if rules.call_double == "required":
        return pgettext(
            "foot.call", "At this table a double must be announced; agree beforehand what forgetting it costs."
        )
    if rules.call_double == "may":
        return pgettext("foot.call", "Whoever lays a double may call “chicken foot!”. Not calling it costs nothing.")
    return pgettext("foot.call", "A double need not be announced.")


def _draw(rules: RuleSet) -> str:
    if rules.draw_rule == "none":
        return pgettext("yard.draw", "At this table nobody draws: whoever cannot play passes.")
    if rules.draw_rule == "until_playable":
        return pgettext("yard.draw", "Whoever cannot play draws from the yard until a tile fits.")
    return pgettext("yard.draw", "Whoever cannot play draws one tile from the yard.")


def _drawn(rules: RuleSet) -> str:
    if rules.drawn_tile_play == "must":
        return pgettext("yard.drawn-tile", "A drawn tile that fits has to be laid at once.")
    if rules.drawn_tile_play == "may":
        return pgettext("yard.drawn-tile", "A drawn tile that fits may be laid at once, or kept.")
    return pgettext("yard.drawn-tile", "A drawn tile waits for the next turn, even if it fits.")


def _reserve(rules: RuleSet) -> str:
    if rules.yard_reserve == "by_players":
        return pgettext(
            "yard.reserve",
            "The last tile of the yard is never drawn; with two players, the last two. Nobody looks at them.",
        )
    if rules.yard_reserve == 0:
        return pgettext(
            "yard.reserve", "The yard is drawn to the last tile. After that whoever cannot play loses the turn."
        )
    return ngettext(
        "The last %(num)s tile of the yard is never drawn.",
        "The last %(num)s tiles of the yard are never drawn.",
        int(rules.yard_reserve),
    )


DURING: Texts = {
    "turn.order": lambda rules: pgettext("turn.order", "Play goes round clockwise."),
    "turn.one-tile": _one_tile,
    "turn.must-play": _must_play,
    "turn.double-again": _double_again,
    "match.ends": lambda rules: pgettext(
        "match.ends", "A tile joins an open end with the same number. One end takes one tile."
    ),
    "match.any-end": lambda rules: pgettext(
        "match.any-end", "When nothing is unfinished, any open end will do; nobody owns an arm."
    ),
    "match.wild": _wild,
    "foot.complete-first": _complete_first,
    "foot.toes-open": lambda rules: pgettext(
        "foot.toes-open", "Once a foot is finished, play goes on everywhere, its new toes included."
    ),
    "foot.dead": _dead,
    "foot.call": _call,
    "yard.draw": _draw,
    "yard.drawn-tile": _drawn,
    "yard.reserve": _reserve,
    "yard.pass": lambda rules: pgettext("yard.pass", "Whoever can neither play nor draw passes."),
}
