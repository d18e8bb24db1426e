"""A followed round as a page shows it: the table for everybody, and the tiles and buttons for those who play."""

from collections.abc import Sequence
from dataclasses import dataclass

from tableside.rules.over import is_over
from tableside.rules.status import OVER, Status, status
from tableside.rules.tiles import Tile
from tableside.rules.verdict import DECIDE
from tableside.scoring.scorecard import Scorecard
from tableside.services.follow import places
from tableside.services.follow_moves import Followed
from tableside.services.round_merge import BLOCKED
from tableside.web.layout_drawing import Drawing, drawing
from tableside.web.referee_answer import Answer, answered
from tableside.wording import follow as words
from tableside.wording.translate import gettext as _


@dataclass(frozen=True)
class TableView:
    """What everybody sees; `ended` is who went out, or "blocked", once the round is over."""

    version: int
    drawing: Drawing
    turn: str
    lines: Sequence[str]
    alarms: Sequence[str]
    over: str
    ended: str
    starter: str
    out: Sequence[Tile] = ()
    asks: bool = False


@dataclass(frozen=True)
class TrayTile:
    """A tile that may be tapped; with one place to go it goes there at once."""

    tile: Tile
    onto: Tile | None
    fits: bool


@dataclass(frozen=True)
class Choice:
    """A tile that was tapped and the ends to choose from, or the referee's objection to the end chosen."""

    tile: Tile | None
    places: Sequence[tuple[Tile, int]]
    drawing: Drawing | None
    answer: Answer | None = None
    onto: Tile | None = None
    kind: str = "lay"


def table_view(now: Followed, card: Scorecard) -> TableView:
    state = status(now.position)
    over = state.phase == OVER
    return TableView(
        version=now.version,
        drawing=_drawn(now),
        turn=_("Lay out what is on the table.") if now.found else "" if over else words.turn_sentence(now.position),
        lines=[] if over else _lines(now, state),
        alarms=_alarms(now, state),
        over=answered(state.end).why if over else "",
        ended=_ended(now, card) if over else "",
        starter=_id(card, now.position.table.starter),
        asks=state.end.result == DECIDE and not now.found,
        out=_shown_out(state) if not now.found and not over else (),
    )


def tray(now: Followed) -> Sequence[TrayTile]:
    """Every tile that is not on the table, the heaviest first; none once the round is over."""
    if not now.found and is_over(now.position):
        return ()
    unplayed = sorted(now.position.unplayed, reverse=True)
    return [_tray_tile(tile, places(now, tile)) for tile in unplayed]


def as_text(now: Followed) -> str:
    """The table as it can be typed in again: `9-4@9-9 9-6@9-9`."""
    return " ".join(f"{node.tile}@{node.parent}" for node in now.layout.nodes.values() if node.parent)


def choice(now: Followed, tile: Tile) -> Choice:
    """Where this tile may go; nowhere is an answer too, and then any open end may be named all the same."""
    fitting = places(now, tile)
    ends = fitting or list(now.layout.free)
    named = [(onto, now.layout.nodes[onto].facing) for onto in ends]
    return Choice(tile, named, _drawn(now, ends))


def _tray_tile(tile: Tile, fitting: Sequence[Tile]) -> TrayTile:
    return TrayTile(tile, fitting[0] if len(fitting) == 1 else None, bool(fitting))


def _shown_out(state: Status) -> Sequence[Tile]:
    """Tiles that would fit now, where they are few enough to be of use."""
    return sorted(state.still_out, reverse=True) if len(state.still_out) <= words.MOST_NAMED else ()


def _drawn(now: Followed, lit: Sequence[Tile] = ()) -> Drawing:
    table = now.position.table
    return drawing(now.layout, table.set_max, table.places, lit)


def _lines(now: Followed, state: Status) -> list[str]:
    said = [*map(words.unfinished_sentence, state.unfinished)]
    if not now.found:
        said += [words.what_fits(state), words.yard_sentence(now.position)]
    return [line for line in (*said, words.dead_numbers_sentence(now.position)) if line]


def _alarms(now: Followed, state: Status) -> list[str]:
    """What changes how everybody plays on."""
    dead = [words.unfinished_sentence(one) for one in state.unfinished if one.is_dead]
    if state.end.result == DECIDE and not now.found:
        dead.append(answered(state.end).why)
    return dead


def _ended(now: Followed, card: Scorecard) -> str:
    return _id(card, now.position.out) if now.position.out else BLOCKED


def _id(card: Scorecard, name: str | None) -> str:
    return next((player for player, called in card.names.items() if called == name), "")
