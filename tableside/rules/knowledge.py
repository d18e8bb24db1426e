"""What can be said about a hand: which of its tiles fit where, and whether its player can play at all."""

from collections.abc import Mapping

from tableside.rules.duties import fitting, is_in_yard, is_out_of_reach, open_places
from tableside.rules.matching import joins
from tableside.rules.moves import Play
from tableside.rules.position import Position, is_hand_known, size_of_hand
from tableside.rules.tiles import Tile


def places_for(position: Position, tile: Tile, player: str | None = None) -> tuple[Tile, ...]:
    """The tiles on the table that this one may be joined to now, by whoever is on turn or by `player`."""
    layout = position.layout
    if layout is None:
        return ()
    places = open_places(position, player)
    wild = position.rules.wild
    if wild == "none":
        high, low = tile
        return places.get(high, ()) if high == low else (*places.get(high, ()), *places.get(low, ()))
    tiles = (onto for group in places.values() for onto in group)
    return tuple(onto for onto in tiles if joins(tile, onto, layout.nodes[onto].facing, wild))


def playable(position: Position, player: str) -> tuple[Play, ...]:
    """Every play that the tiles known to be in this hand allow."""
    known = position.worked_out.get(player)
    if known is None:
        known = position.worked_out[player] = tuple(_playable(position, player))
    return known


def _playable(position: Position, player: str) -> list[Play]:
    held = position.hands.get(player)
    if not held or position.layout is None:
        return []
    if position.rules.wild == "none":
        found = _by_number(player, held, open_places(position, player))
    else:
        found = _with_wild_tiles(position, player, held)
    if not _bars_some(position):
        return found
    return [play for play in found if not is_barred(position, player, play.tile)]


def _by_number(player: str, held: tuple[Tile, ...], places: Mapping[int, tuple[Tile, ...]]) -> list[Play]:
    found = []
    for tile in held:
        high, low = tile
        if high in places:
            for onto in places[high]:
                found.append(Play(player, tile, onto))  # noqa: PERF401 - a comprehension here costs twice as much
        if low in places and low != high:
            for onto in places[low]:
                found.append(Play(player, tile, onto))  # noqa: PERF401
    return found


def _with_wild_tiles(position: Position, player: str, held: tuple[Tile, ...]) -> list[Play]:
    """A wild tile may leave a choice of the end that touches."""
    assert position.layout is not None
    nodes, wild = position.layout.nodes, position.rules.wild
    return [
        Play(player, tile, onto, joining)
        for tile in held
        for onto in places_for(position, tile, player)
        for joining in joins(tile, onto, nodes[onto].facing, wild)
    ]


def _bars_some(position: Position) -> bool:
    """Is there a rule at this table that holds back a tile which fits?"""
    rules = position.rules
    return rules.go_out_on_double == "banned" or (bool(position.drawn) and rules.drawn_tile_play == "never_this_turn")


def is_barred(position: Position, player: str, tile: Tile) -> bool:
    """May this tile not be laid now although it fits: drawn this turn, or a double as the last tile?"""
    rules = position.rules
    if position.drawn and rules.drawn_tile_play == "never_this_turn" and tile in position.drawn:
        return True
    return tile.is_double and rules.go_out_on_double == "banned" and is_last_tile(position, player)


def is_last_tile(position: Position, player: str) -> bool:
    """Known by its size, or because somebody says so."""
    return size_of_hand(position, player) == 1 or position.facts.other.get("last_tile") in (player, True)


def can_play(position: Position, player: str) -> bool | None:
    """Can this player lay a tile now? None if that hangs on tiles nobody has shown."""
    if playable(position, player):
        return True
    facts = position.facts
    if player in facts.can_play:
        return True
    if player in facts.cannot_play or is_hand_known(position, player) or has_passed_for_want(position, player):
        return False
    if position.drawn and None not in position.drawn and player == position.turn:
        return False  # one draws only for want of a tile that fits, and the drawn one was looked at above
    return None if may_hold(position, player) else False


def has_passed_for_want(position: Position, player: str) -> bool:
    """A pass proves that nothing fitted, unless passing is free at this table."""
    return player in position.passes and player not in position.kept and position.rules.must_play_if_able


def may_hold(position: Position, player: str) -> tuple[Tile, ...]:
    """The tiles that would fit now and could be in this hand for all that is known."""
    elsewhere = {tile for other, tiles in position.hands.items() if other != player for tile in tiles}
    return tuple(tile for tile in fitting(position, player) if tile not in elsewhere and not is_in_yard(position, tile))


def can_ever_play(position: Position) -> bool:
    """Is there a tile that fits now and that somebody holds or can still draw?"""
    return any(not is_out_of_reach(position, tile) for player in position.players for tile in fitting(position, player))
