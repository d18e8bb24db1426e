"""A ruling: one thing a verdict can say, the clause of the rulebook behind it, and what each text has on it."""

from dataclasses import dataclass

from tableside.rules.ruleset import RuleSet
from tableside.rules.verdict import IMPLIED, OPTION, SILENT, STATED


@dataclass(frozen=True)
class Source:
    """How a text bears on a ruling: `basis` and the clauses of that text."""

    basis: str
    cites: tuple[str, ...]


@dataclass(frozen=True)
class Ruling:
    """`options` are those of which any, once a table has chosen it, decides in place of the text."""

    clause: str
    trains: Source
    cross: Source
    options: tuple[str, ...] = ()

    def source(self, rules: RuleSet) -> Source:
        text = self.trains if rules.preset == "trains" else self.cross
        chosen = any(option in rules.chosen for option in self.options)
        return Source(OPTION, text.cites) if chosen else text


def stated(cites: str) -> Source:
    return Source(STATED, tuple(cites.split()))


def implied(cites: str) -> Source:
    return Source(IMPLIED, tuple(cites.split()))


def silent(cites: str) -> Source:
    return Source(SILENT, tuple(cites.split()))


def by_option(cites: str) -> Source:
    """Neither text has it: only a table's choice leads here."""
    return Source(OPTION, tuple(cites.split()))
