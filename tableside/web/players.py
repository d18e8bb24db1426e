"""Players: who sits where, who comes late or leaves, and names and hands put right."""

from collections.abc import Callable, Mapping, Sequence

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug import Response

from tableside.services import players
from tableside.services.errors import FormProblems
from tableside.web.forms import number, sent, sent_key, worded
from tableside.web.here import installation
from tableside.web.table import Table, open_table
from tableside.wording.players import joining_sentence, may_join, player_sentence

blueprint = Blueprint("players", __name__)

Answer = Response | tuple[str, int]


@blueprint.get("/g/<view>/players")
def show(view: str) -> str:
    return _page(open_table(view))


@blueprint.post("/g/<view>/players")
def change(view: str) -> Answer:
    table = open_table(view)
    table.who.require_score()
    act = _ACTS.get(sent("act")) or abort(400)
    try:
        act(table, sent_key())
    except FormProblems as refused:
        return _page(table, worded(refused.problems), request.form), 422
    return redirect(url_for("players.show", view=view, _anchor=_place()), 303)


def moved(order: Sequence[str], move: str) -> list[str]:
    """The seats after `p3-up` or `p1-down`."""
    seats = list(order)
    player, _, direction = move.rpartition("-")
    if player in seats:
        here = seats.index(player)
        there = here + (1 if direction == "down" else -1)
        if 0 <= there < len(seats):
            seats[here], seats[there] = seats[there], seats[here]
    return seats


def _page(table: Table, problems: Mapping[str, str] | None = None, typed: Mapping[str, str] | None = None) -> str:
    return render_template(
        "players/show.html",
        table=table,
        problems=problems or {},
        typed=typed or {},
        player_sentence=player_sentence,
        joining=joining_sentence(table.card),
        may_join=may_join(table.card),
    )


def _place() -> str:
    """The page comes back where the thumb was."""
    player = sent("player") or sent("move").rpartition("-")[0]
    return f"player-{player}" if player else ""


def _join(table: Table, key: str) -> None:
    players.join(installation(), table.who, sent("name"), key)


def _leave(table: Table, key: str) -> None:
    players.leave(installation(), table.who, sent("player"), key)


def _come_back(table: Table, key: str) -> None:
    players.come_back(installation(), table.who, sent("player"), key)


def _rename(table: Table, key: str) -> None:
    players.rename(installation(), table.who, sent("player"), sent("name"), key)


def _replace(table: Table, key: str) -> None:
    players.replace_player(installation(), table.who, sent("player"), sent("name"), key)


def _seat(table: Table, key: str) -> None:
    players.seat(installation(), table.who, moved(request.form.getlist("order"), sent("move")), key)


def _swap(table: Table, key: str) -> None:
    rounds = None if sent("round") == "all" else [number("round")]
    players.swap_hands(installation(), table.who, (sent("one"), sent("other")), rounds, key)


_ACTS: Mapping[str, Callable[[Table, str], None]] = {
    "join": _join,
    "leave": _leave,
    "return": _come_back,
    "rename": _rename,
    "replace": _replace,
    "seat": _seat,
    "swap": _swap,
}
