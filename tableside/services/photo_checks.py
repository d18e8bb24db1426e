"""Tiles of a counted hand that somebody else has, or that lie on the table."""

from collections.abc import Mapping, Sequence

from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile
from tableside.scoring.hand import hand_problems
from tableside.scoring.naming import with_names
from tableside.scoring.scorecard import COUNTED, Round, Scorecard

Hands = Mapping[str, Sequence[Tile]]


def other_hands(one: Round, player: str) -> Hands:
    """The tiles of the others, as far as they were entered as tiles."""
    return {
        other: cell.tiles
        for other, cell in one.cells.items()
        if other != player and cell.state == COUNTED and cell.tiles
    }


def elsewhere(card: Scorecard, one: Round, player: str, tiles: Sequence[Tile], others: Hands) -> tuple[Reason, ...]:
    """Reasons to look again; nothing of it is refused."""
    found = hand_problems({**others, player: tiles}, one.opening, card.rules)
    return tuple(with_names(reason, card.names) for reason in found if _concerns(reason, player))


def _concerns(reason: Reason, player: str) -> bool:
    if reason.code == "tile-in-two-hands":
        players = reason.values["players"]
        return isinstance(players, tuple) and player in players
    return reason.code == "opening-double-in-hand" and reason.values["player"] == player
