"""Whole random rounds with every hand known, for laws that must hold at any table."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from tableside.rules.applying import apply
from tableside.rules.legal_moves import legal_moves
from tableside.rules.moves import Draw, Open, TableMove
from tableside.rules.position import Position
from tableside.rules.ruleset import RuleSet
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, double, full_set, set_size

CAST = ("Asha", "Bijay", "Meera", "Dev", "Ela", "Farid", "Gita", "Hari")


class Moment(NamedTuple):
    """A position, with the tiles of the yard in the order in which they will be drawn."""

    position: Position
    yard: tuple[Tile, ...]


def dealt(rules: RuleSet, players: int, rng: random.Random, hand: int | None = None) -> Moment:
    """The round's double on the table, everybody's hand known, Asha to have opened."""
    opening = double(rules.set_max)
    tiles = [tile for tile in full_set(rules.set_max) if tile != opening]
    rng.shuffle(tiles)
    size = hand or max(1, (set_size(rules.set_max) - 1 - 12) // players)
    seats = CAST[:players]
    hands = {player: tuple(tiles[at * size : (at + 1) * size]) for at, player in enumerate(seats)}
    yard = tuple(tiles[players * size :])
    table = Table(rules, seats, opening, rules.set_max, starter=seats[0])
    counts = dict.fromkeys(seats, size)
    opened = apply(Position(table, turn=seats[0]), Open(seats[0], opening))
    return Moment(Position(opened.table, opened.layout, opened.turn, (), hands, counts, len(yard)), yard)


def played(moment: Moment, rng: random.Random, longest: int = 5000) -> Iterator[tuple[Moment, TableMove | None]]:
    """Every moment of a random round with the move that follows it, the last one with None."""
    for _ in range(longest):
        moves = legal_moves(moment.position)
        if not moves:
            break
        move = moves[0] if len(moves) == 1 else rng.choice(moves)
        yield moment, move
        moment = after(moment, move)
    yield moment, None


def after(moment: Moment, move: TableMove) -> Moment:
    """The moment after a move; a draw takes the next tile of the yard."""
    if isinstance(move, Draw):
        return Moment(apply(moment.position, Draw(move.player, moment.yard[0])), moment.yard[1:])
    return Moment(apply(moment.position, move), moment.yard)
