"""The rulebook of one game: its clauses by section, how each stands, and where the presets part."""

from collections.abc import Mapping
from dataclasses import dataclass

from tableside.rules.clause import Clause
from tableside.rules.clauses import CLAUSES
from tableside.rules.ruleset import PRESETS, RuleSet
from tableside.rules.ruling import Source
from tableside.rules.verdict import SILENT

SECTIONS = ("setup", "start", "opening", "turn", "match", "foot", "yard", "end", "score", "seat", "slip")


@dataclass(frozen=True)
class Entry:
    """A clause as it stands in this game: `basis` is stated, implied, silent or option."""

    clause: Clause
    basis: str
    cites: tuple[str, ...]
    options: Mapping[str, object]
    """The options it hangs on, with their values in force."""


@dataclass(frozen=True)
class Section:
    name: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Difference:
    """A clause that the two presets settle differently, and the options by which they do."""

    clause: Clause
    options: tuple[str, ...]


def rulebook(rules: RuleSet) -> tuple[Section, ...]:
    """Every section with every clause, house rules worked in."""
    return tuple(Section(name, tuple(entry(clause, rules) for clause in _in(name))) for name in SECTIONS)


def entry(clause: Clause, rules: RuleSet) -> Entry:
    source = clause.source(rules)
    return Entry(clause, source.basis, source.cites, {name: getattr(rules, name) for name in clause.options})


def silent_clauses(rules: RuleSet) -> tuple[Clause, ...]:
    """What this table's rules leave to the table."""
    return tuple(clause for clause in CLAUSES.values() if clause.source(rules).basis == SILENT)


def differences() -> tuple[Difference, ...]:
    """Where the presets part: by an option, or because one text speaks and the other does not."""
    trains, cross = PRESETS["trains"], PRESETS["cross"]
    found = []
    for clause in CLAUSES.values():
        options = tuple(name for name in clause.options if getattr(trains, name) != getattr(cross, name))
        if options or _is_silent(clause.trains) != _is_silent(clause.cross):
            found.append(Difference(clause, options))
    return tuple(found)


def _is_silent(source: Source) -> bool:
    return source.basis == SILENT


def _in(section: str) -> tuple[Clause, ...]:
    return tuple(clause for clause in CLAUSES.values() if clause.section == section)
