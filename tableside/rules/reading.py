"""Positions and moves from plain data, as JSON gives it; whatever cannot be is refused by name."""

from collections.abc import Mapping
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.facts import Facts
from tableside.rules.fields import listed, mapping, number, seat, seats, tile_of, tiles_of_field, whole
from tableside.rules.layout import Layout, has_room
from tableside.rules.matching import joins
from tableside.rules.moves import Play
from tableside.rules.plausible import check_plausible
from tableside.rules.position import Hands, Position
from tableside.rules.replay import begin_layout, lay_tile
from tableside.rules.ruleset import RuleSet
from tableside.rules.table import Table
from tableside.rules.tiles import SET_MAXIMA, Tile

_TYPED_FACTS = frozenset(
    {
        "cannot_play",
        "can_play",
        "nobody_holds",
        "in_yard",
        "went_out",
        "blocked",
        "passes_in_a_row",
        "may_have_kept",
        "drawn_this_turn",
    }
)


def read_position(data: Mapping[str, Any], rules: RuleSet) -> Position:
    """The position that these fields describe; raises RulesError that names what cannot be."""
    table = _table(data, rules)
    told = mapping(data, "facts")
    facts = _facts(told, table)
    layout, plays, irregular = _layout(data, table)
    turn = seat(data.get("turn"), "turn", table.players) or _only_drawer(told, table)
    drawn = _drawn(told, turn, table)
    position = Position(
        table=table,
        layout=layout,
        turn=turn,
        plays=plays,
        hands=_with_drawn(_hands(data, table), turn, drawn),
        counts={player: number(size, "hand_counts") for player, size in seats(data, "hand_counts", table).items()},
        yard=None if data.get("boneyard") is None else number(data["boneyard"], "boneyard"),
        drawn=drawn,
        passes=_names(told, "passes_in_a_row", table),
        kept=frozenset(_names(told, "may_have_kept", table)),
        irregular=irregular,
        facts=facts,
    )
    check_plausible(position)
    return position


def _table(data: Mapping[str, Any], rules: RuleSet) -> Table:
    set_max = _set_max(data, rules)
    players = tuple(str(player) for player in listed(data.get("players"), "players"))
    if len(players) < 2:
        raise RulesError("position-too-few-players")
    twice = next((player for player in players if players.count(player) > 1), None)
    if twice is not None:
        raise RulesError("position-player-twice", player=twice)
    opening = tile_of(data.get("opening_double", f"{set_max}-{set_max}"), "opening_double", set_max)
    if not opening.is_double:
        raise RulesError("not-a-double", tile=opening)
    return Table(rules, players, opening, set_max, whole(data.get("round", 1), "round"), _starter(data, players))


def _set_max(data: Mapping[str, Any], rules: RuleSet) -> int:
    """A table that has chosen its set plays with that one, unless the position speaks of a larger."""
    said = data.get("set_max", rules.set_max)
    if said not in SET_MAXIMA or isinstance(said, bool):
        raise RulesError("position-set-unknown", set_max=said, known=SET_MAXIMA)
    return max(int(said), rules.set_max) if "set_max" in rules.chosen else int(said)


def _starter(data: Mapping[str, Any], players: tuple[str, ...]) -> str | None:
    """Before the double lies there the starter may be anybody's guess, in words."""
    starter = data.get("starter")
    if starter is None or starter in players:
        return starter
    if data.get("opening_placed"):
        raise RulesError("position-seat-unknown", field="starter", player=starter, known=players)
    return None


def _layout(data: Mapping[str, Any], table: Table) -> tuple[Layout | None, tuple[Play, ...], frozenset[int]]:
    listed_plays = listed(data.get("plays") or [], "plays")
    if not data.get("opening_placed", bool(listed_plays)):
        if listed_plays:
            raise RulesError("position-plays-before-opening")
        return None, (), frozenset()
    plays = tuple(_play(each, table) for each in listed_plays)
    irregular = frozenset(
        _index(each, len(plays)) for each in listed(data.get("irregular_plays") or [], "irregular_plays")
    )
    layout = begin_layout(table)
    for index, play in enumerate(plays):
        facing = _facing(layout, plays, index, table) if index in irregular else None
        _check_joint(layout, play, table, index in irregular)
        layout = lay_tile(layout, play, table, facing)
    return layout, plays, irregular


def _play(said: Any, table: Table) -> Play:
    """`[player, tile, tile joined]`, and the number that touches where a wild tile leaves a choice."""
    words = listed(said, "plays")
    player = seat(words[0], "plays", table.players) if words else None
    if len(words) not in (3, 4) or player is None:
        raise RulesError("position-play-unreadable", play=said)
    tile = tile_of(words[1], "plays", table.set_max)
    joining = whole(words[3], "plays") if len(words) == 4 else None
    if joining is not None and joining not in tile:
        raise RulesError("position-play-unreadable", play=said)
    return Play(player, tile, tile_of(words[2], "plays", table.set_max), joining)


def _check_joint(layout: Layout, play: Play, table: Table, is_irregular: bool) -> None:
    values = {"tile": play.tile, "onto": play.onto}
    if play.tile in layout.nodes:
        raise RulesError("position-tile-twice", tile=play.tile)
    if play.onto not in layout.nodes:
        raise RulesError("position-onto-nothing", **values)
    if not has_room(layout, play.onto):
        raise RulesError("position-end-taken", **values)
    facing = layout.nodes[play.onto].facing
    if not is_irregular and not joins(play.tile, play.onto, facing, table.rules.wild):
        raise RulesError("position-ends-differ", number=facing, **values)


def _facing(layout: Layout, plays: tuple[Play, ...], index: int, table: Table) -> int | None:
    """Which end of a misplaced tile is free is told by the tile laid on it next, if there is one."""
    tile, onto = plays[index].tile, plays[index].onto
    if onto not in layout.nodes or joins(tile, onto, layout.nodes[onto].facing, table.rules.wild):
        return None
    after = next((play for play in plays[index + 1 :] if play.onto == tile), None)
    return next((end for end in tile if after and end in after.tile), None)


def _index(said: Any, size: int) -> int:
    index = whole(said, "irregular_plays")
    if not 0 <= index < size:
        raise RulesError("position-no-such-play", index=index, plays=size)
    return index


def _facts(told: Mapping[str, Any], table: Table) -> Facts:
    other = {name: value for name, value in told.items() if name not in _TYPED_FACTS}
    drawn = {player: _several(tiles, table) for player, tiles in seats(told, "drawn_this_turn", table).items()}
    if drawn:
        other["drawn_tiles"] = drawn
    numbers = listed(told.get("nobody_holds") or [], "nobody_holds")
    return Facts(
        cannot_play=frozenset(_names(told, "cannot_play", table)),
        can_play=frozenset(_names(told, "can_play", table)),
        nobody_holds=frozenset(whole(each, "nobody_holds") for each in numbers),
        in_yard=frozenset(tiles_of_field(told.get("in_yard") or [], "in_yard", table)),
        went_out=seat(told.get("went_out"), "went_out", table.players),
        blocked=told.get("blocked") is True,
        other=other,
    )


def _hands(data: Mapping[str, Any], table: Table) -> dict[str, tuple[Tile, ...]]:
    said = seats(data, "hands", table)
    return {player: tiles_of_field(tiles, "hands", table) for player, tiles in said.items()}


def _with_drawn(hands: dict[str, tuple[Tile, ...]], turn: str | None, drawn: tuple[Tile | None, ...]) -> Hands:
    """A drawn tile is in the hand, whether or not it was listed there too."""
    seen = [tile for tile in drawn if tile is not None and tile not in hands.get(turn or "", ())]
    return {**hands, turn: (*hands.get(turn, ()), *seen)} if turn is not None and seen else hands


def _names(told: Mapping[str, Any], field: str, table: Table) -> tuple[str, ...]:
    said = told.get(field) or []
    names = [said] if isinstance(said, str) else listed(said, field)
    return tuple(str(seat(name, field, table.players)) for name in names)


def _several(tiles: Any, table: Table) -> tuple[Tile | None, ...]:
    """One tile or a list of them; `true`, `null` or "?" is a tile that nobody has seen."""
    said = tiles if isinstance(tiles, list) else [tiles]
    return tuple(
        None if tile in (None, True, "?") else tile_of(tile, "drawn_this_turn", table.set_max) for tile in said
    )


def _only_drawer(told: Mapping[str, Any], table: Table) -> str | None:
    """Whoever alone has drawn in this turn is on turn."""
    said = seats(told, "drawn_this_turn", table)
    return next(iter(said)) if len(said) == 1 else None


def _drawn(told: Mapping[str, Any], turn: str | None, table: Table) -> tuple[Tile | None, ...]:
    """What the player on turn has drawn."""
    said = seats(told, "drawn_this_turn", table)
    return _several(said[turn], table) if turn is not None and turn in said else ()
