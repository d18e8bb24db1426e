"""Reading a round's form, and the form again with what was wrong about it."""

from dataclasses import replace

from werkzeug.datastructures import MultiDict

from tableside.rules.errors import RulesError
from tableside.rules.tiles import Tile, parse_tile
from tableside.scoring.scorecard import Round
from tableside.services.errors import Clash, Conflict, FormProblems, HandsMissing
from tableside.services.hand_forms import HandForm
from tableside.services.round_merge import BLOCKED, RoundForm
from tableside.web.forms import sent_key, worded
from tableside.web.round_view import RoundView, round_view
from tableside.web.table import Table

MISSED = "missed"


def read_round(sent: MultiDict[str, str], one: Round) -> RoundForm:
    """Hands of the players in this round, how it ended, and what opened it."""
    ended = sent.get("ended", "")
    return RoundForm(
        round=one.number,
        key=sent_key(),
        hands={player: read_hand(sent, player) for player in one.cells if f"hand-{player}" in sent},
        out=ended if ended not in ("", BLOCKED) else None,
        blocked=ended == BLOCKED,
        ended_was=sent.get("ended_was", ""),
        double=_tile(sent.get("double", "")),
        double_was=_tile(sent.get("double_was", "")),
        finder=sent.get("finder") or None,
        finder_was=sent.get("finder_was", ""),
        on_double=sent.get("on_double") == "1" if "asks_double" in sent else None,
        leave_missing=sent.get("then") == "leave",
        keep_partial=sent.get("then") == "wait" or "photo" in sent,
    )


def read_hand(sent: MultiDict[str, str], player: str) -> HandForm:
    def field(name: str) -> str:
        return sent.get(f"{name}-{player}", "").replace("\x00", "")

    return HandForm(
        text=field("hand"),
        was=field("was"),
        tiles=field("tiles"),
        tiles_was=field("tiles-was"),
        missed=field("missed") == "1",
        missed_was=field("missed-was") == "1",
    )


def with_problems(table: Table, one: Round, form: RoundForm, refused: FormProblems) -> RoundView:
    """Nothing was kept; every field has its typing and its sentence."""
    missing = refused.players if isinstance(refused, HandsMissing) else ()
    return replace(round_view(table, one, form), problems=worded(refused.problems), missing=missing)


def with_clashes(table: Table, one: Round, form: RoundForm, conflict: Conflict) -> RoundView:
    """What did not clash was kept; beside the rest stands what somebody else entered, and mine stays in the field."""
    clashes = {clash.field: clash for clash in conflict.clashes}
    shown = round_view(table, one, form)
    hands = [replace(row, form=against(row.form, clashes.get(row.field))) for row in shown.hands]
    return replace(shown, hands=hands, clashes=clashes)


def against(form: HandForm, clash: Clash | None) -> HandForm:
    """Saved again as it is, my value now means: I have seen theirs, and mine is right."""
    if clash is None:
        return form
    if clash.theirs == MISSED:
        return replace(form, was="", tiles_was="", missed_was=True)
    has_tiles = "-" in clash.theirs
    return replace(form, was="" if has_tiles else clash.theirs, tiles_was=clash.theirs if has_tiles else "")


def _tile(text: str) -> Tile | None:
    try:
        return parse_tile(text)
    except RulesError:
        return None
