"""A table's rules: one frozen value, the two published presets, and how options change them."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.options import check_option, read_option
from tableside.rules.tiles import Tile, double, parse_tile


@dataclass(frozen=True)
class RuleSet:
    """Every house rule a table can choose; the defaults are those of preset B, `cross`."""

    preset: str = "cross"
    ruleset: str = "chicken_foot"
    set_max: int = 9
    hand_size: int | str = 7
    starter_method: str = "holder_else_draw_in_turn"
    starter_plays_on_opening: bool = False
    opening_arms: int | str = 4
    opening_must_fill: bool = True
    opening_extra_arms: bool = False
    draw_rule: str = "one"
    drawn_tile_play: str = "may"
    must_play_if_able: bool = True
    yard_reserve: int | str = 0
    round_ends_when_yard_empty: bool = False
    toes: int = 3
    toes_scope: str = "everyone"
    double_plays_again: bool | str = False
    multi_tile_turn: bool = False
    go_out_on_double: str = "allowed"
    dead_foot: str = "play_on"
    call_double: str = "may"
    last_tile_call: str = "none"
    double_blank: int = 50
    blank_end_value: int = 0
    double_pips: str = "both_ends"
    out_bonus: int = 0
    blocked_scoring: str = "all"
    blocked_tie: str = "shared"
    rounds: int | str = "all"
    round_order: str = "down"
    round_list: tuple[Tile, ...] = ()
    end_condition: str = "all_rounds"
    target_total: int = 500
    tie_break: str = "zero_rounds"
    teams: bool = False
    wild: str = "none"
    late_join: str = "highest_total"
    missed_round: str = "highest_of_round"
    misplay_rule: str = "before_next_play"
    score_correction: str = "always"
    strategic_error_penalty: bool = False
    chosen: frozenset[str] = frozenset()
    """Names of the options this table set itself: a verdict that hangs on one has basis "option"."""

    def arms(self, players: int) -> int:
        """Tiles that must lie on the opening double before free play; never more than the set has."""
        wanted = players if self.opening_arms == "players" else int(self.opening_arms)
        return min(wanted, self.set_max)

    def reserve(self, players: int) -> int:
        """Tiles at the bottom of the yard that nobody draws (A13: two for two players, else one)."""
        if self.yard_reserve == "by_players":
            return 2 if players == 2 else 1
        return int(self.yard_reserve)

    @property
    def toes_needed(self) -> int:
        """Tiles that a double asks for: three toes, or the single cover of Mexican Train."""
        is_train = self.ruleset == "mexican_train" and "toes" not in self.chosen
        return 1 if is_train else self.toes

    @property
    def goes_again(self) -> bool:
        """May the player of a double add a tile at once?"""
        is_train = self.ruleset == "mexican_train" and "double_plays_again" not in self.chosen
        return is_train or self.double_plays_again is True

    @property
    def starter_goes_on(self) -> bool:
        """May the starter, having put the double down, also play the first tile on it?"""
        if "starter_plays_on_opening" in self.chosen:
            return self.starter_plays_on_opening
        return self.starter_plays_on_opening or self.double_plays_again in (True, "opening_only")


OPENS_FROM_HAND = frozenset(
    {
        "holder_else_draw_in_turn",
        "all_draw_simultaneously",
        "next_lower_held_double",
        "reshuffle_and_redraw",
        "skip_pool",
    }
)
"""Methods by which the opening double is dealt, so that laying it leaves the starter one tile short."""

PRESETS: Mapping[str, RuleSet] = {
    "trains": RuleSet(
        preset="trains",
        hand_size="table",
        starter_method="search_before_deal",
        starter_plays_on_opening=True,
        opening_arms="players",
        drawn_tile_play="must",
        yard_reserve="by_players",
        call_double="none",
        double_blank=0,
    ),
    "cross": RuleSet(),
}


def make_ruleset(preset: str, options: Mapping[str, object] | None = None) -> RuleSet:
    """A preset with a table's own options; raises RulesError that lists what is known."""
    if preset not in PRESETS:
        raise RulesError("preset-unknown", preset=preset, known=tuple(PRESETS))
    return with_options(PRESETS[preset], options or {})


def with_options(rules: RuleSet, options: Mapping[str, object]) -> RuleSet:
    """The same rules with some options set by the table."""
    changes: dict[str, Any] = {name: _value(name, value) for name, value in options.items()}
    return replace(rules, **changes, chosen=rules.chosen | set(changes))


def chosen_options(rules: RuleSet) -> dict[str, object]:
    """What to store or send: the options set by the table, as JSON values."""
    return {name: _plain(value) for name, value in asdict(rules).items() if name in rules.chosen}


def all_options(rules: RuleSet) -> dict[str, object]:
    """Every option in force, as JSON values."""
    names = (field.name for field in fields(rules) if field.name not in ("preset", "chosen"))
    return {name: _plain(getattr(rules, name)) for name in names}


def _value(name: str, value: object) -> object:
    if name == "round_list":
        return _doubles(value)
    meant = read_option(name, value)
    check_option(name, meant)
    return meant


def _doubles(value: object) -> tuple[Tile, ...]:
    words = value if isinstance(value, list | tuple) else str(value).replace(",", " ").split()
    return tuple(_double(word) for word in words)


def _double(word: object) -> Tile:
    tile = double(int(str(word))) if str(word).isdecimal() else parse_tile(str(word))
    if not tile.is_double:
        raise RulesError("not-a-double", tile=tile)
    return tile


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [f"{high}-{low}" for high, low in value]
    return value
