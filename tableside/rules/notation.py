"""Moves and whole rounds as people type them: `9-4@9-9`, `draw`, `pass`; what is written can be read back."""

import re
from collections.abc import Iterable

from tableside.rules.errors import RulesError
from tableside.rules.moves import Draw, EndRound, Open, Pass, Play, TableMove
from tableside.rules.tiles import Tile, parse_tile

_PLAY = re.compile(r"(?P<tile>[^@>\s]+)\s*[@>]\s*(?P<onto>[^@>\s]+?)(?:/(?P<joining>\d{1,2}))?")
_WORDS_FOR_DRAW = frozenset({"draw", "d"})
_WORDS_FOR_PASS = frozenset({"pass", "p", "-"})
_WORDS_FOR_END = frozenset({"end", "blocked"})


def format_move(move: TableMove) -> str:
    """`9-4@9-9`, `open 9-9`, `draw`, `draw 7-2`, `pass` or `end`; the player is said by the line it stands in."""
    if isinstance(move, Play):
        joining = "" if move.joining is None else f"/{move.joining}"
        return f"{move.tile}@{move.onto}{joining}"
    if isinstance(move, Open):
        return f"open {move.tile}"
    if isinstance(move, Draw):
        return "draw" if move.tile is None else f"draw {move.tile}"
    return "pass" if isinstance(move, Pass) else "end"


def parse_move(text: str, player: str) -> TableMove:
    """Reads what `format_move` writes; raises RulesError("move-unreadable")."""
    words = text.split()
    if not words:
        raise RulesError("move-unreadable", text=text)
    word = words[0].lower()
    if word in _WORDS_FOR_PASS and len(words) == 1:
        return Pass(player)
    if word in _WORDS_FOR_END and len(words) == 1:
        return EndRound()
    if word in _WORDS_FOR_DRAW and len(words) <= 2:
        return Draw(player, _tile(words[1], text) if len(words) == 2 else None)
    if word == "open" and len(words) == 2:
        return Open(player, _tile(words[1], text))
    return _play(text, player)


def format_round(moves: Iterable[TableMove]) -> str:
    """One move a line, each with its player: `Asha: 9-4@9-9`."""
    return "".join(f"{_who(move)}{format_move(move)}\n" for move in moves)


def parse_round(text: str) -> tuple[TableMove, ...]:
    """Reads what `format_round` writes; empty lines are left out."""
    lines = enumerate(text.splitlines(), 1)
    return tuple(_line(line.strip(), number) for number, line in lines if line.strip())


def _line(line: str, number: int) -> TableMove:
    player, colon, move = line.rpartition(": ")
    if not colon and line.lower() not in _WORDS_FOR_END:
        raise RulesError("round-unreadable", line=number, text=line)
    return parse_move(move or line, player.strip())


def _who(move: TableMove) -> str:
    return "" if isinstance(move, EndRound) else f"{move.player}: "


def _play(text: str, player: str) -> Play:
    found = _PLAY.fullmatch(text.strip())
    if not found:
        raise RulesError("move-unreadable", text=text)
    joining = None if found["joining"] is None else int(found["joining"])
    return Play(player, _tile(found["tile"], text), _tile(found["onto"], text), joining)


def _tile(word: str, text: str) -> Tile:
    try:
        return parse_tile(word)
    except RulesError:
        raise RulesError("move-unreadable", text=text) from None
