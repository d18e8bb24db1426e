"""May this tile go there? Three taps: what is unfinished, the tile, the end. No step changes anything."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tableside.rules.errors import RulesError
from tableside.rules.status import status
from tableside.rules.tiles import Tile, parse_tile, tiles_of
from tableside.services.follow_moves import Followed
from tableside.services.referee_questions import may_play
from tableside.services.referee_sketch import Sketch, end_of, sketched, unfinished
from tableside.web.referee_answer import Answer
from tableside.web.referee_table import Asking
from tableside.wording.asking import only_number, state_words, still_out
from tableside.wording.error_sentence import error_sentence
from tableside.wording.follow import standing, what_fits
from tableside.wording.translate import gettext as _

HERE, TABLE = "double", "table"


@dataclass(frozen=True)
class Step:
    """`name` says what is asked next: the state, the tile, the end, or nothing more: the answer."""

    name: str
    state: str = ""
    words: str = ""
    tile: Tile | None = None
    end: str = ""
    double: Tile | None = None
    ends: Sequence[int] = ()
    ontos: Sequence[tuple[Tile, int]] = ()
    answer: Answer | None = None
    suit: Sequence[Tile] = ()
    lying: Sequence[Tile] = ()
    problem: str = ""
    now: str = ""


def next_step(asking: Asking, sent: Mapping[str, str], lying: Sequence[str]) -> Step:
    """What to ask next after what was tapped so far; a position that cannot be is named, and asked anew."""
    try:
        return _step(asking, sent, lying)
    except RulesError as error:
        return Step("state", problem=error_sentence(error))


def _step(asking: Asking, sent: Mapping[str, str], lying: Sequence[str]) -> Step:
    if not sent.get("state"):
        return Step("state", now=standing(asking.now.position) if asking.now else "")
    if sent["state"] == TABLE and asking.now:
        return _at_the_table(asking, asking.now, sent)
    sketch = _sketch(sent["state"])
    sketched(asking.round, sketch, asking.asker)
    words = state_words(sketch.arms, sketch.foot, sketch.toes, asking.opening)
    step = Step("tile", sent["state"], words, double=unfinished(asking.round, sketch))
    if not sent.get("tile"):
        return step
    step = replace(step, name="end", tile=_tile(asking, sent["tile"]), ends=_ends(asking, sketch))
    if not sent.get("end"):
        return step
    return _ruled(asking, replace(sketch, lying=tuple(parse_tile(text) for text in lying)), step, sent["end"])


def _at_the_table(asking: Asking, now: Followed, sent: Mapping[str, str]) -> Step:
    """The round is followed: the tiles themselves are the ends, and nothing has to be told."""
    position = replace(now.position, turn=now.position.turn or asking.names[0])
    step = Step("tile", TABLE, standing(position))
    if not sent.get("tile"):
        return step
    ends = [(onto, now.layout.nodes[onto].facing) for onto in now.layout.free]
    step = replace(step, name="end", tile=_tile(asking, sent["tile"]), ontos=ends)
    if not sent.get("end"):
        return step
    assert step.tile
    answer = asking.answer(may_play(position, step.tile, parse_tile(sent["end"])))
    return replace(step, name="answer", end=sent["end"], answer=replace(answer, only=what_fits(status(position))))


def _ruled(asking: Asking, sketch: Sketch, step: Step, end: str) -> Step:
    assert step.tile is not None
    sketch = replace(sketch, end=_end(end))
    position = sketched(asking.round, sketch, asking.asker)
    onto = end_of(sketch) if sketch.end is not None else step.double or asking.opening
    verdict = may_play(position, step.tile, onto)
    answer = asking.answer(verdict)
    if sketch.is_free:
        return replace(step, name="answer", end=end, answer=_in_free_play(answer))
    number = verdict.playable_numbers[0]
    suit = [tile for tile in tiles_of(number, asking.rules.set_max) if tile != step.double]
    only = " ".join([only_number(number), *([still_out(_out(suit, sketch.lying))] if sketch.lying else [])])
    answer = replace(answer, only=only)
    return replace(step, name="answer", end=end, answer=answer, suit=suit, lying=sketch.lying)


def _in_free_play(answer: Answer) -> Answer:
    """Only one of the open ends was told, so what else would fit is not known."""
    if not answer.instead:
        return answer
    return replace(answer, instead=[_("lay a tile that matches an open end"), *answer.instead[1:]])


def _out(suit: Sequence[Tile], lying: Sequence[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted((tile for tile in suit if tile not in lying), reverse=True))


def _ends(asking: Asking, sketch: Sketch) -> Sequence[int]:
    """The numbers that another end may show; none while no arm lies on the opening double."""
    return () if sketch.arms == 0 else range(asking.rules.set_max, -1, -1)


def _sketch(state: str) -> Sketch:
    """Reads `free`, `opening-2` or `foot-6-1`."""
    kind, *numbers = state.split("-")
    if not all(each.isdecimal() and len(each) < 3 for each in numbers):
        raise RulesError("sketch-unreadable", text=state)
    if kind == "free" and not numbers:
        return Sketch()
    if kind == "opening" and len(numbers) == 1:
        return Sketch(arms=int(numbers[0]))
    if kind == "foot" and len(numbers) == 2:
        return Sketch(foot=int(numbers[0]), toes=int(numbers[1]))
    raise RulesError("sketch-unreadable", text=state)


def _end(end: str) -> int | None:
    if end == HERE:
        return None
    if not (end.isdecimal() and len(end) < 3):
        raise RulesError("sketch-unreadable", text=end)
    return int(end)


def _tile(asking: Asking, text: str) -> Tile:
    tile = parse_tile(text)
    if tile.high > asking.rules.set_max:
        raise RulesError("sketch-tile", tile=tile, set_max=asking.rules.set_max)
    return tile
