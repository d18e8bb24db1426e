"""The game as data: for other programs as JSON values, for spreadsheets as rows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tableside.rules.reason import Reason
from tableside.rules.ruleset import all_options
from tableside.scoring.scorecard import ABSENT, Cell, Player, Round, Scorecard
from tableside.scoring.standings import Standing, winners

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True)
class Headings:
    """The words of a spreadsheet, in the reader's language."""

    round: str
    double: str
    went_out: str
    blocked: str
    joined_with: str
    total: str
    place: str


def card_as_data(card: Scorecard, word: Callable[[Reason], str]) -> dict[str, Any]:
    """The whole scorecard; `word` makes the sentence of a place. Fields are described in the README."""
    return {
        "format": "tableside-scorecard/1",
        "version": card.version,
        "title": card.title,
        "started": card.started and card.started.isoformat(),
        "over": card.over,
        "rules": {"preset": card.rules.preset, "options": all_options(card.rules)},
        "players": [_player(one) for one in card.players],
        "rounds": [_round(card, one) for one in card.rounds],
        "standings": [_standing(card, one, word) for one in card.standings],
        "winners": [card.names[player] for player in winners(card.standings)] if card.leaders else [],
        "decided_by": card.decided_by,
    }


def card_as_rows(card: Scorecard, words: Headings) -> list[list[str | int]]:
    """The scorecard for a spreadsheet: a row for each round, then totals and places. Names cannot become formulas."""
    head: list[str | int] = [words.round, words.double, words.went_out, *map(safe_cell, card.names.values())]
    return [
        head,
        *_start_row(card, words),
        *(_round_row(card, one, words) for one in card.rounds),
        [words.total, "", "", *_of_standings(card, lambda one: one.total)],
        [words.place, "", "", *_of_standings(card, lambda one: one.place)],
    ]


def safe_cell(text: str) -> str:
    """The text as no spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(FORMULA_STARTS) else text


def _player(one: Player) -> Mapping[str, Any]:
    return dict(vars(one))


def _round(card: Scorecard, one: Round) -> Mapping[str, Any]:
    return {
        "number": one.number,
        "ordinal": one.ordinal,
        "double": one.double and str(one.double),
        "finder": _name(card, one.finder),
        "out": _name(card, one.out),
        "blocked": one.blocked,
        "complete": one.complete,
        "hands": {card.names[player]: _cell(cell) for player, cell in one.cells.items() if cell.state != ABSENT},
    }


def _cell(cell: Cell) -> Mapping[str, Any]:
    return {
        "state": cell.state,
        "entered": cell.entered,
        "points": cell.scored,
        "tiles": [list(tile) for tile in cell.tiles],
        "changed": cell.changed,
    }


def _standing(card: Scorecard, one: Standing, word: Callable[[Reason], str]) -> Mapping[str, Any]:
    return {
        "player": card.names[one.player],
        "place": one.place,
        "total": one.total,
        "zero_rounds": one.zero_rounds,
        "lowest_round": one.lowest_round,
        "eligible": one.eligible,
        "why": word(one.why),
    }


def _name(card: Scorecard, player: str | None) -> str | None:
    return card.names.get(player) if player else None


def _start_row(card: Scorecard, words: Headings) -> Sequence[list[str | int]]:
    starts = [one.start_points for one in card.players]
    return [[words.joined_with, "", "", *starts]] if any(starts) else []


def _round_row(card: Scorecard, one: Round, words: Headings) -> list[str | int]:
    ended = words.blocked if one.blocked else safe_cell(_name(card, one.out) or "")
    cells = [_spreadsheet_cell(one.cells[player.id]) for player in card.players]
    return [one.ordinal, str(one.double or ""), ended, *cells]


def _spreadsheet_cell(cell: Cell) -> str | int:
    """Points, a dash for a hand not known, nothing for somebody who was not there."""
    if cell.scored is not None:
        return cell.scored
    return "" if cell.state == ABSENT else "–"


def _of_standings(card: Scorecard, value: Callable[[Standing], int]) -> list[str | int]:
    found = {one.player: value(one) for one in card.standings}
    return [found.get(player.id, "") for player in card.players]
