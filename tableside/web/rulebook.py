"""The rulebook of a game: every clause as it stands under these rules, with a small drawn example."""

import itertools
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tableside.rules.applying import apply
from tableside.rules.clause import Clause
from tableside.rules.clauses import CLAUSES
from tableside.rules.digits import latin_digits
from tableside.rules.errors import RulesError
from tableside.rules.legality import check
from tableside.rules.moves import Play, TableMove
from tableside.rules.notation import parse_move
from tableside.rules.position import Position
from tableside.rules.ruleset import PRESETS, RuleSet
from tableside.rules.rulings import RULINGS
from tableside.rules.tiles import Tile
from tableside.rules.verdict import ILLEGAL
from tableside.web.layout_drawing import Drawing, drawing
from tableside.wording.clauses import basis_sentence, clause_text, clause_title, section_title
from tableside.wording.kept_rules import kept_ruling
from tableside.wording.rulebook import example_sentence

_SMALL = 300


@dataclass(frozen=True)
class Page:
    """One clause: `own` says that the table chose it; `kept` that it did so in the middle of the game."""

    id: str
    title: str
    text: str
    basis: str
    own: bool
    drawn: Drawing | None
    hand: Sequence[Tile]
    caption: str
    kept: Sequence[str] = ()


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    pages: Sequence[Page]


@dataclass(frozen=True)
class Difference:
    """A clause that the two presets do not share, as each of them has it."""

    id: str
    title: str
    texts: Sequence[str]


def chapters(rules: RuleSet, search: str = "", kept: Mapping[str, object] | None = None) -> list[Chapter]:
    """The clauses by section, with what the table settled meanwhile; with a search, those with every word of it."""
    words = _comparable(search).split()
    grouped = itertools.groupby(CLAUSES.values(), key=lambda clause: clause.section)
    found = [(section, [_page(clause, rules, kept or {}) for clause in clauses]) for section, clauses in grouped]
    searched = [(section, [page for page in pages if _has(page, words)]) for section, pages in found]
    return [Chapter(section, section_title(section), pages) for section, pages in searched if pages]


def clause_of(rule: str) -> str:
    """Where the rulebook has an option, or a ruling that the table settled."""
    if rule in RULINGS:
        return RULINGS[rule].clause
    return next((clause.id for clause in CLAUSES.values() if rule in clause.options), "")


def differences() -> list[Difference]:
    """What the presets say differently, side by side, in the order of the rulebook."""
    both = [
        Difference(clause, clause_title(clause), [clause_text(clause, rules) for rules in PRESETS.values()])
        for clause in CLAUSES
    ]
    return [one for one in both if len(set(one.texts)) > 1]


def _page(clause: Clause, rules: RuleSet, kept: Mapping[str, object]) -> Page:
    basis = clause.source(rules).basis
    drawn, caption = _example(clause, rules)
    return Page(
        id=clause.id,
        title=clause_title(clause.id),
        text=clause_text(clause.id, rules),
        basis=basis_sentence(basis),
        own=any(option in rules.chosen for option in clause.options),
        drawn=drawn,
        hand=clause.example.tiles,
        caption=caption,
        kept=[
            kept_ruling(str(value)) for name, value in kept.items() if name in RULINGS and clause_of(name) == clause.id
        ],
    )


def _has(page: Page, words: Sequence[str]) -> bool:
    said = _comparable(f"{page.id} {page.title} {page.text}")
    return all(word in said for word in words)


def _comparable(text: str) -> str:
    """A keyboard may write a letter with its dot in one or in two, as Bengali য় and Punjabi ਸ਼, and digits in its own
    script or in ours: all are found."""
    return latin_digits(unicodedata.normalize("NFC", text).casefold())


def _example(clause: Clause, rules: RuleSet) -> tuple[Drawing | None, str]:
    """The example's table, with its move made where that is allowed, and whether it is."""
    if not clause.example.plays and not clause.example.move:
        return None, ""
    position = clause.example.position(rules)
    move = _move(clause, position)
    if move is None:
        return _drawn(position), ""
    verdict = check(position, move)
    made = _after(position, move) if verdict.result != ILLEGAL else position
    return _drawn(made), example_sentence(move, verdict)


def _move(clause: Clause, position: Position) -> TableMove | None:
    text = clause.example.move
    return parse_move(text, str(position.turn)) if text else None


def _after(position: Position, move: TableMove) -> Position:
    try:
        return apply(position, move) if isinstance(move, Play) else position
    except RulesError:
        return position


def _drawn(position: Position) -> Drawing | None:
    if position.layout is None:
        return None
    return drawing(position.layout, position.table.set_max, position.table.places, smallest=_SMALL)
