"""Undo and redo as the page shows them: what each would turn, and what was turned last."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.scorecard import Round, Scorecard
from tableside.scoring.sheet import parse_hand
from tableside.services.hand_forms import HandForm, shown_text, shown_tiles, value_of
from tableside.services.round_merge import RoundForm
from tableside.services.scorecards import all_entries, game_history
from tableside.web.here import installation
from tableside.web.table import Table
from tableside.wording.translate import gettext as _
from tableside.wording.undo import entry_words, turned_sentence


@dataclass(frozen=True)
class Turn:
    """A button: `way` is undo or redo."""

    way: str
    entry: int
    words: str


def turns(table: Table) -> list[Turn]:
    """What may be taken back and brought back now."""
    card = table.card
    wanted = {"undo": card.undo, "redo": card.redo}
    known = {entry.id: entry for entry in all_entries(installation(), table.who.game)} if any(wanted.values()) else {}
    return [Turn(way, one, _words(way, known[one], table)) for way, one in wanted.items() if one in known]


def just_turned(table: Table) -> str:
    """What undo or redo did, said after it."""
    return turned_sentence(game_history(installation(), table.who.game), table.card)


def taken_back(table: Table, one: Round) -> RoundForm | None:
    """The round that was taken back last, to be put into the form again: fixing one number is not typing all."""
    if table.card.redo is None or one.recorded:
        return None
    entries = all_entries(installation(), table.who.game)
    entry = next(entry for entry in entries if entry.id == table.card.redo)
    if entry.kind is not Kind.ROUND_SET or entry.data["round"] != one.number:
        return None
    ended = entry.data.get("ended") or {}
    hands = {player: _hand(table.card, one, player, hand) for player, hand in entry.data.get("hands", {}).items()}
    return RoundForm(
        one.number,
        "",
        hands={player: hand for player, hand in hands.items() if hand},
        out=ended.get("out"),
        blocked=bool(ended.get("blocked")),
        finder=entry.data.get("finder") or one.finder,
    )


def _hand(card: Scorecard, one: Round, player: str, kept: Mapping[str, Any]) -> HandForm | None:
    cell = one.cells.get(player)
    if cell is None or cell.entered is not None:
        return None
    hand = parse_hand(kept)
    points = value_of(hand, card.rules)
    return HandForm(
        text="" if points is None else str(points),
        was=shown_text(cell),
        tiles=" ".join(map(str, hand.tiles or ())),
        tiles_was=shown_tiles(cell),
        missed=hand.missed,
    )


def _words(way: str, entry: Entry, table: Table) -> str:
    what = entry_words(entry, table.card)
    return _("Undo: %(what)s", what=what) if way == "undo" else _("Redo: %(what)s", what=what)
