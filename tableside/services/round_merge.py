"""A form laid over a round that others may have written in meanwhile."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile
from tableside.scoring.book import Hand
from tableside.scoring.scorecard import ABSENT, Cell, Round, Scorecard
from tableside.services.errors import Clash, FormProblems, HandsMissing
from tableside.services.hand_forms import HandForm, as_data, described, hand_of, parsed, value_of
from tableside.services.round_checks import refusals

BLOCKED = "blocked"


@dataclass(frozen=True)
class RoundForm:
    """A round as the form sends it; `ended_was` ("", "blocked" or a player) stood in it when the page was made."""

    round: int
    key: str
    hands: Mapping[str, HandForm] = field(default_factory=dict)
    out: str | None = None
    blocked: bool = False
    ended_was: str = ""
    double: Tile | None = None
    finder: str | None = None
    on_double: bool | None = None
    leave_missing: bool = False
    keep_partial: bool = False

    @property
    def ended(self) -> str:
        return BLOCKED if self.blocked else self.out or ""


class MergedRound:
    """The form laid over the round as it stands: what it changes, what clashes, what is wrong."""

    def __init__(self, card: Scorecard, one: Round, form: RoundForm) -> None:
        self.card, self.round, self.form = card, one, form
        self.problems: dict[str, Reason] = {}
        self.clashes: list[Clash] = []
        self.hands = {player: hand_of(cell) for player, cell in one.cells.items() if cell.state != ABSENT}
        self.data: dict[str, Any] = {}
        self._merge_hands()
        self._merge_ending()
        self._merge_opening()
        self._merge_on_double()
        self._merge_moving_on()

    def refuse(self) -> None:
        """Raises FormProblems or HandsMissing."""
        ended = self._ending()
        if not ended and not self.form.keep_partial and not self.clashes:
            self.problems.setdefault("ended", Reason("ended-unknown"))
        totals = {player: value_of(hand, self.card.rules) for player, hand in self.hands.items()}
        if ended in totals:
            totals[ended] = 0
        self.problems.update(refusals(self.card, self.round, totals))
        if self.problems:
            raise FormProblems(self.problems)
        if self._missing() and not (self.form.keep_partial or self.form.leave_missing or self.clashes):
            raise HandsMissing(self._missing())

    def _merge_hands(self) -> None:
        touched = {player: one for player, one in self.form.hands.items() if one.is_touched and player in self.hands}
        for player, one in touched.items():
            meant = parsed(one, self.card.rules, self.card.names[player])
            if isinstance(meant, Reason):
                self.problems[f"hand-{player}"] = meant
            elif meant != self.hands[player]:
                self._merge_hand(player, one, meant)

    def _merge_hand(self, player: str, one: HandForm, meant: Hand) -> None:
        cell = self.round.cells[player]
        if player == self.form.ended and value_of(meant, self.card.rules):
            self.problems[f"hand-{player}"] = Reason("out-holds-tiles", {"name": self.card.names[player]})
        elif self.hands[player].is_known and not _saw(one, cell):
            self.clashes.append(Clash(f"hand-{player}", described(meant), described(self.hands[player]), "", None))
        else:
            self.hands[player] = meant
            self.data.setdefault("hands", {})[player] = as_data(one, meant)

    def _merge_ending(self) -> None:
        wanted, now = self.form.ended, ended_of(self.round)
        if wanted in ("", now) or wanted == self.form.ended_was:
            return
        if wanted not in (BLOCKED, *self.hands):
            self.problems["ended"] = Reason("ended-unknown")
        elif now and now != self.form.ended_was:
            self.clashes.append(Clash("ended", wanted, now, "", None))
        else:
            self.data["ended"] = {"blocked": True} if wanted == BLOCKED else {"out": wanted}
            self._free_hands(now, wanted)

    def _free_hands(self, before: str, now: str) -> None:
        """Who goes out holds nothing; who did not go out after all has a hand that nobody has counted yet."""
        hands = self.data.get("hands", {})
        if now in self.hands and value_of(self.hands[now], self.card.rules):
            self.data["hands"] = hands = {**hands, now: {"points": 0}}
        if before in self.hands and before not in hands and not value_of(self.hands[before], self.card.rules):
            self.hands[before] = Hand()
            self.data["hands"] = {**hands, before: {}}

    def _merge_opening(self) -> None:
        wanted = self.form.double or self.round.opening
        if wanted and not (wanted.is_double and wanted.high <= self.card.rules.set_max):
            self.problems["double"] = Reason(
                "not-a-double-of-set", {"tile": wanted, "set_max": self.card.rules.set_max}
            )
            return
        if wanted and wanted != self.round.double and (self.form.double or self._ending()):
            self.data["double"] = str(wanted)
            self._note_skipped(wanted)
        if self.form.finder and self.form.finder != self.round.finder and self.form.finder in self.hands:
            self.data["finder"] = self.form.finder

    def _note_skipped(self, opened: Tile) -> None:
        planned = self.round.planned
        if planned and planned != opened and self.card.rules.starter_method == "skip_pool":
            self.data["skipped"] = str(planned)

    def _merge_on_double(self) -> None:
        """Only where the table has a rule for going out on a double does the form ask; None leaves it as it is."""
        if self.form.on_double is not None and self.form.on_double != self.round.on_double:
            self.data["on_double"] = self.form.on_double

    def _merge_moving_on(self) -> None:
        """A round that the table has left stays left, whatever is corrected in it."""
        leaves = self.form.leave_missing or (self.round.done and bool(self.data))
        if leaves and self._missing() and not self.round.moved_on:
            self.data["moved_on"] = True

    def _ending(self) -> str:
        ended = self.data.get("ended")
        if ended is None:
            return ended_of(self.round)
        return BLOCKED if ended.get("blocked") else str(ended["out"])

    def _missing(self) -> Sequence[str]:
        ended = self._ending()
        return [player for player, hand in self.hands.items() if not hand.is_known and player != ended]


def _saw(one: HandForm, cell: Cell) -> bool:
    """Whether the page showed this hand as it stands, so that typing over it was meant."""
    try:
        seen = HandForm(text=one.was, tiles=one.tiles_was, missed=one.missed_was).hand()
    except ValueError:
        return False
    return seen in (hand_of(cell), Hand(points=cell.entered))


def ended_of(one: Round) -> str:
    return BLOCKED if one.blocked else one.out or ""
