"""The state of a round at a glance: what may be played, what is unfinished, what is dead, whether it can go on."""

from dataclasses import dataclass

from tableside.rules.answers import playable_numbers
from tableside.rules.duties import duties, fitting, is_dead, missing_tiles
from tableside.rules.ending import check_end
from tableside.rules.layout import Obligation
from tableside.rules.position import Position
from tableside.rules.tiles import Tile
from tableside.rules.verdict import Verdict

NOT_OPEN = "not_open"
OPENING = "opening"
FOOT = "foot"
FREE = "free"
OVER = "over"


@dataclass(frozen=True)
class Unfinished:
    """A double that needs more tiles; `left` are those that could still be laid on it, wherever they are."""

    tile: Tile
    number: int
    needed: int
    left: tuple[Tile, ...]
    is_opening: bool
    is_dead: bool


@dataclass(frozen=True)
class Status:
    """`phase` is a word above; `still_out` are the tiles not on the table that would fit now."""

    phase: str
    playable_numbers: tuple[int, ...]
    still_out: tuple[Tile, ...]
    unfinished: tuple[Unfinished, ...]
    drawable: int | None
    turn: str | None
    end: Verdict
    """The answer to "is the round over?": `round_over`, `round_continues`, `decide_by_table` or `unknown`."""


def status(position: Position) -> Status:
    """What anybody at the table can see, with what is known of the hands."""
    end = check_end(position)
    unfinished = tuple(_unfinished(position, due) for due in position.layout.obligations) if position.layout else ()
    return Status(
        phase=_phase(position, end),
        playable_numbers=playable_numbers(position),
        still_out=fitting(position, position.turn),
        unfinished=unfinished,
        drawable=position.drawable,
        turn=position.turn,
        end=end,
    )


def _phase(position: Position, end: Verdict) -> str:
    if end.result == "round_over":
        return OVER
    if position.layout is None:
        return NOT_OPEN
    due = duties(position, position.turn)
    if not due:
        return FREE
    return OPENING if due[0].is_opening else FOOT


def _unfinished(position: Position, due: Obligation) -> Unfinished:
    left = missing_tiles(position, due)
    return Unfinished(due.tile, due.number, due.needed, left, due.is_opening, is_dead(position, due))
