"""House rules as data: every option with the values that tables play (section 3 of the rules)."""

from collections.abc import Mapping
from dataclasses import dataclass

from tableside.rules.errors import RulesError
from tableside.rules.tiles import SET_MAXIMA


@dataclass(frozen=True)
class Option:
    """The values an option takes: named choices, whole numbers from `least` to `most`, or both."""

    name: str
    choices: tuple[object, ...] = ()
    least: int | None = None
    most: int | None = None

    def accepts(self, value: object) -> bool:
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return True
        return self.least is not None and self._in_range(value)

    def _in_range(self, value: object) -> bool:
        if type(value) is not int or self.least is None:
            return False
        return self.least <= value and (self.most is None or value <= self.most)

    @property
    def known(self) -> tuple[str, ...]:
        """The values in words, for the sentence that refuses another one."""
        numbers = () if self.least is None else (f"{self.least}…{self.most}",)
        return (*(_spelt(choice) for choice in self.choices), *numbers)


def _spelt(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


_SWITCH = (False, True)

OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("ruleset", ("chicken_foot", "mexican_train")),
        Option("set_max", SET_MAXIMA),
        Option("hand_size", ("table", "divide_42"), 1, 60),
        Option(
            "starter_method",
            (
                "search_before_deal",
                "holder_else_draw_in_turn",
                "all_draw_simultaneously",
                "next_lower_held_double",
                "reshuffle_and_redraw",
                "skip_pool",
                "set_aside_and_rotate",
                "draw_high_each_round",
                "winner_starts",
            ),
        ),
        Option("starter_plays_on_opening", _SWITCH),
        Option("opening_arms", ("players",), 1, 8),
        Option("opening_must_fill", _SWITCH),
        Option("opening_extra_arms", _SWITCH),
        Option("draw_rule", ("one", "until_playable", "none")),
        Option("drawn_tile_play", ("must", "may", "never_this_turn")),
        Option("must_play_if_able", _SWITCH),
        Option("yard_reserve", ("by_players",), 0, 20),
        Option("round_ends_when_yard_empty", _SWITCH),
        Option("toes", (), 1, 3),
        Option("toes_scope", ("everyone", "next_player_only")),
        Option("double_plays_again", (*_SWITCH, "opening_only")),
        Option("multi_tile_turn", _SWITCH),
        Option("go_out_on_double", ("allowed", "penalty_50", "banned", "others_doubled")),
        Option("dead_foot", ("play_on", "end_at_once", "release")),
        Option("call_double", ("none", "may", "required")),
        Option("last_tile_call", ("none", "draw1", "draw2", "courtesy")),
        Option("double_blank", (), 0, 500),
        Option("blank_end_value", (), 0, 100),
        Option("double_pips", ("both_ends", "one_end")),
        Option("out_bonus", (), -200, 0),
        Option("blocked_scoring", ("all", "lowest_scores_zero")),
        Option("blocked_tie", ("shared", "lightest_tile")),
        Option("rounds", ("all",), 1, 60),
        Option("round_order", ("down", "down_and_up", "list")),
        Option("end_condition", ("all_rounds", "target_total")),
        Option("target_total", (), 1, 100_000),
        Option("tie_break", ("zero_rounds", "shared", "best_rounds", "extra_round")),
        Option("teams", (False,)),
        Option("wild", ("none", "blank", "twelve", "spinner_tiles")),
        Option("late_join", ("highest_total", "average_total", "zero", "not_allowed")),
        Option("missed_round", ("highest_of_round", "average_of_round", "zero_excluded")),
        Option("misplay_rule", ("before_next_play", "stands_after_next_play")),
        Option("score_correction", ("always", "locked_after_round")),
        Option("strategic_error_penalty", _SWITCH),
    )
}


_SAID_OTHERWISE: Mapping[tuple[str, str], object] = {
    ("wild", "12"): "twelve",
    ("wild", "0"): "blank",
    ("wild", "blanks"): "blank",
    ("wild", "spinner"): "spinner_tiles",
    ("hand_size", "42 divided by players"): "divide_42",
    ("hand_size", "42 / players"): "divide_42",
    ("opening_arms", "one_per_player"): "players",
    ("tie_break", "none"): "shared",
    ("rounds", "n+1"): "all",
    ("yard_reserve", "2/1"): "by_players",
}


def read_option(name: str, value: object) -> object:
    """The value as meant: `12` for a wild twelve, `"6"` for 6, `"true"` for True; anything else as it is."""
    option = OPTIONS.get(name)
    if option is None or option.accepts(value):
        return value
    said = str(value).strip().lower()
    meant = (_SAID_OTHERWISE.get((name, said)), _number(said), *option.choices)
    return next((choice for choice in meant if _says(choice, said, name) and option.accepts(choice)), value)


def _says(choice: object, said: str, name: str) -> bool:
    return choice is not None and (_spelt(choice) == said or _SAID_OTHERWISE.get((name, said)) == choice)


def _number(text: str) -> int | None:
    return int(text) if text.removeprefix("-").isdecimal() else None


def check_option(name: str, value: object) -> None:
    """Raises RulesError("option-unknown" or "option-value") naming the known ones."""
    option = OPTIONS.get(name)
    if option is None:
        raise RulesError("option-unknown", name=name, known=tuple(OPTIONS))
    if not option.accepts(value):
        raise RulesError("option-value", name=name, value=value, known=option.known)
