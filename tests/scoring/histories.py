"""Whole histories of games as hypothesis draws them: anything that two busy scorekeepers could do, in any order."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from tableside.scoring.entries import UNDOABLE, Entry, undone
from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening

LATE = ("p4", "p5", "p6")
EVERYBODY = (ASHA, BIJAY, CYRA, *LATE)
ROUNDS = st.integers(1, 3)
PLAYERS = st.sampled_from((ASHA, BIJAY, CYRA, ASHA, BIJAY, CYRA, *LATE))  # most often those who are there

_TILES = ("0-0", "6-4", "9-9 6-4", "")
HANDS = st.one_of(st.integers(0, 12), st.sampled_from(_TILES), st.just("missed"), st.none())

OPTIONS: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "blocked_scoring": st.sampled_from(["all", "lowest_scores_zero"]),
        "out_bonus": st.sampled_from([0, -5]),
        "missed_round": st.sampled_from(["highest_of_round", "average_of_round", "zero_excluded"]),
        "double_blank": st.sampled_from([0, 50]),
        "tie_break": st.sampled_from(["zero_rounds", "shared", "best_rounds"]),
    }
)


@st.composite
def evenings(draw: st.DrawFn, most: int = 16) -> Evening:
    evening = Evening(**draw(OPTIONS))
    for _ in range(draw(st.integers(0, most))):
        draw(st.sampled_from(_STEPS))(evening, draw)
    return evening


@st.composite
def histories(draw: st.DrawFn) -> list[Entry]:
    return draw(evenings()).entries


def _record(evening: Evening, draw: st.DrawFn) -> None:
    out = draw(st.one_of(st.none(), PLAYERS))
    evening.round(draw(ROUNDS), out, draw(st.dictionaries(PLAYERS, HANDS)), **draw(_MORE))


def _write_into(evening: Evening, draw: st.DrawFn) -> None:
    evening.set(draw(ROUNDS), draw(st.dictionaries(PLAYERS, HANDS)), **draw(_MORE))


def _reopen_ending(evening: Evening, draw: st.DrawFn) -> None:
    evening.set(draw(ROUNDS), ended=None)


def _remove(evening: Evening, draw: st.DrawFn) -> None:
    evening.remove(draw(ROUNDS))


def _join(evening: Evening, draw: st.DrawFn) -> None:
    seated = {entry.data["player"] for entry in evening.entries if entry.kind.value == "player_joined"}
    for player in LATE[len(seated) : len(seated) + 1]:
        evening.join(player, player.upper(), draw(ROUNDS), draw(st.integers(0, 20)))


def _come_and_go(evening: Evening, draw: st.DrawFn) -> None:
    player = draw(PLAYERS)
    for step in draw(st.sampled_from(["leave", "leave return", "return leave", "leave leave"])).split():
        if step == "leave":
            evening.leave(player, draw(st.integers(0, 3)))
        else:
            evening.come_back(player, draw(ROUNDS))


def _rename(evening: Evening, draw: st.DrawFn) -> None:
    evening.rename(draw(PLAYERS), draw(st.sampled_from(["Ana", "<b>", "=1+1"])))


def _swap(evening: Evening, draw: st.DrawFn) -> None:
    one, other = draw(st.lists(PLAYERS, min_size=2, max_size=2, unique=True))
    evening.swap(one, other, *draw(st.lists(ROUNDS, unique=True, min_size=1)))


def _flag(evening: Evening, draw: st.DrawFn) -> None:
    evening.flag(draw(ROUNDS), draw(PLAYERS), draw(st.one_of(st.none(), st.integers(0, 9))), "look")


def _settle(evening: Evening, draw: st.DrawFn) -> None:
    flags = [entry.id for entry in evening.entries if entry.kind.value == "score_flagged"]
    if flags:
        evening.settle(draw(st.sampled_from(flags)), accept=draw(st.booleans()))


def _close(evening: Evening, draw: st.DrawFn) -> None:
    if draw(st.booleans()):
        evening.close()
    else:
        evening.reopen()


def _turn(evening: Evening, draw: st.DrawFn) -> None:
    """Taken back or brought back, the last thing or an old one."""
    turnable = [entry.id for entry in evening.entries if entry.kind in UNDOABLE]
    gone = sorted(undone(evening.entries))
    back = draw(st.booleans())
    if gone and back:
        evening.redo(draw(st.sampled_from(gone)))
    elif turnable:
        evening.undo(draw(st.sampled_from(turnable)))


def _turn_in_vain(evening: Evening, draw: st.DrawFn) -> None:
    """Brought back though it was never away."""
    evening.redo(draw(st.integers(2, len(evening.entries) + 1)))


_MORE: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {}, optional={"moved_on": st.booleans(), "finder": PLAYERS}
)
_STEPS: tuple[Callable[[Evening, st.DrawFn], None], ...] = (
    *(_record, _record, _record, _write_into, _write_into, _reopen_ending, _remove),
    *(_join, _come_and_go, _come_and_go, _rename, _swap, _flag, _settle, _close),
    *(_turn, _turn, _turn, _turn_in_vain, _swap),
)
