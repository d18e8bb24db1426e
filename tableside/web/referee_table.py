"""Who asks the referee: a table in the middle of a game, or somebody on the first page who names a rule book."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flask import request, url_for

from tableside.rules import table as rules_table
from tableside.rules.ruleset import PRESETS, RuleSet, make_ruleset
from tableside.rules.tiles import SET_MAXIMA, Tile, double
from tableside.rules.verdict import Verdict
from tableside.scoring.scorecard import Scorecard
from tableside.services.follow import followed
from tableside.services.follow_moves import Followed
from tableside.web.here import installation
from tableside.web.new_game import USUAL_PRESET
from tableside.web.referee_answer import Answer, Unnamed, answered, silent
from tableside.web.table import Table, open_table
from tableside.wording.translate import gettext as _

USUAL_SEATS = 4
MOST_SEATS = 12


@dataclass(frozen=True)
class Asking:
    """`table` is None outside a game; then `carried` goes along from page to page instead."""

    table: Table | None
    rules: RuleSet
    names: tuple[str, ...]
    opening: Tile
    now: Followed | None = None
    """The round as it is followed, once the table has been laid out."""

    @property
    def card(self) -> Scorecard | None:
        return self.table.card if self.table else None

    @property
    def asker(self) -> str:
        return self.names[0]

    def called(self, player: str) -> str:
        """The name of a player of this game."""
        return self.card.names[player] if self.card else player

    @property
    def round(self) -> rules_table.Table:
        """The round as the rules see it."""
        number = self.card.current.ordinal if self.card and self.card.current else 1
        return rules_table.Table(self.rules, self.names, self.opening, self.rules.set_max, number)

    @property
    def carried(self) -> Sequence[tuple[str, str]]:
        if self.table:
            return ()
        return (
            ("preset", self.rules.preset),
            ("set_max", str(self.rules.set_max)),
            ("players", str(len(self.names))),
        )

    def url(self, endpoint: str, **values: Any) -> str:
        if self.table:
            return url_for(endpoint, view=self.table.view, **values)
        carried: dict[str, Any] = dict(self.carried)
        return url_for(endpoint, **values, **carried)

    @property
    def may_keep(self) -> bool:
        return self.table is not None and self.table.who.may_score

    def answer(self, verdict: Verdict, unnamed: Unnamed | None = None) -> Answer:
        """The verdict in words, with what this table has settled where its rules are silent."""
        return silent(answered(verdict, unnamed), self.card.kept_rules if self.card else {})

    def rule(self, clause: str) -> str:
        """Where the rulebook has this clause."""
        if self.table:
            return url_for("rules.show", view=self.table.view, _anchor=clause)
        return url_for("rules.preset", preset=self.rules.preset, _anchor=clause)


def who_asks(view: str) -> Asking:
    """The table behind the view link, or the rules that the request names; raises LinkUnknown or LinkReplaced."""
    return _in_game(open_table(view)) if view else _without_game()


def _in_game(table: Table) -> Asking:
    """Whoever asks sits in the first of the seats, whose name is not told."""
    seated = [player.name for player in table.card.at_table]
    one = table.card.current
    opening = one.opening if one and one.opening else double(table.card.rules.set_max)
    now = followed(installation(), table.who.game)
    laid_out = now if now and not now.found else None
    return Asking(table, table.card.rules, (_("this player"), *seated[1:]), opening, laid_out)


def _without_game() -> Asking:
    preset = request.values.get("preset", USUAL_PRESET)
    set_max = _number("set_max", 9)
    seats = min(max(2, _number("players", USUAL_SEATS)), MOST_SEATS)
    options = {"set_max": set_max} if set_max in SET_MAXIMA and set_max != 9 else {}
    rules = make_ruleset(preset if preset in PRESETS else USUAL_PRESET, options)
    others = (_("player %(number)s", number=number) for number in range(2, seats + 1))
    return Asking(None, rules, (_("this player"), *others), double(rules.set_max))


def _number(name: str, usual: int) -> int:
    text = request.values.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 3 else usual
