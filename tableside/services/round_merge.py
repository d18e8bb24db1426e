"""A form laid over a round that others may have written in meanwhile."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile
from tableside.scoring.scorecard import ABSENT, MISSING, Cell, Round, Scorecard
from tableside.scoring.sheet import Hand
from tableside.services.errors import Clash, FormProblems, HandsMissing
from tableside.services.hand_forms import HandForm, as_data, described, hand_of, parsed, value_of
from tableside.services.round_checks import is_locked, refusals

BLOCKED = "blocked"


@dataclass(frozen=True)
class RoundForm:
    """A round as the form sends it, and what stood in it when the page was made: `ended_was` ("", "blocked" or a
    player), `double_was`, `finder_was`. What was left as it stood changes nothing."""

    round: int
    key: str
    hands: Mapping[str, HandForm] = field(default_factory=dict)
    out: str | None = None
    blocked: bool = False
    ended_was: str = ""
    double: Tile | None = None
    double_was: Tile | None = None
    finder: str | None = None
    finder_was: str = ""
    on_double: bool | None = None
    leave_missing: bool = False
    keep_partial: bool = False

    @property
    def ended(self) -> str:
        return BLOCKED if self.blocked else self.out or ""

    @property
    def new_double(self) -> Tile | None:
        return None if self.double == self.double_was else self.double


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
        self._merge_finder()
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
        opened = replace(self.round, double=self.form.new_double or self.round.double)
        self.problems.update(refusals(self.card, opened, totals))
        if self._changes_what_is_locked():
            self.problems["round"] = Reason("scores-locked")
        if self.problems:
            raise FormProblems(self.problems)
        if self._missing() and not (self.form.keep_partial or self.form.leave_missing or self.clashes):
            raise HandsMissing(self._missing())

    def _merge_hands(self) -> None:
        names = self.card.names
        touched = {player: one for player, one in self.form.hands.items() if one.is_touched and player in names}
        for player, one in touched.items():
            meant = parsed(one, self.card.rules, names[player])
            if player not in self.hands:
                self.problems["round"] = Reason("hand-absent", {"name": names[player]})
            elif isinstance(meant, Reason):
                self.problems[f"hand-{player}"] = meant
            elif meant != self.hands[player]:
                self._merge_hand(player, one, meant)

    def _merge_hand(self, player: str, one: HandForm, meant: Hand) -> None:
        now = self.hands[player]
        if player == self.form.ended and self._holds_something(meant):
            self.problems[f"hand-{player}"] = Reason("out-holds-tiles", {"name": self.card.names[player]})
        elif not now.is_known or _saw(one, self.round.cells[player]):
            self.hands[player] = meant
            self.data.setdefault("hands", {})[player] = as_data(one, meant)
        elif not self._is_the_same_told_otherwise(meant, now):
            self._clash_over_hand(player, meant)

    def _clash_over_hand(self, player: str, meant: Hand) -> None:
        field = f"hand-{player}"
        if field not in [clash.field for clash in self.clashes]:
            self.clashes.append(Clash(field, described(meant), described(self.hands[player]), "", None))

    def _holds_unseen(self, player: str) -> bool:
        """Somebody said meanwhile what the player holds who, by this form, went out."""
        form = self.form.hands.get(player)
        if form is None or player not in self.hands:
            return False
        return self._holds_something(self.hands[player]) and not _saw(form, self.round.cells[player])

    def _is_the_same_told_otherwise(self, meant: Hand, now: Hand) -> bool:
        """Tiles and their total, entered by two people, do not contradict each other."""
        values = {value_of(hand, self.card.rules) for hand in (meant, now)}
        return len(values) == 1 and None not in values

    def _holds_something(self, hand: Hand) -> bool:
        return hand.missed or bool(value_of(hand, self.card.rules))

    def _merge_ending(self) -> None:
        wanted, now = self.form.ended, ended_of(self.round)
        if wanted in ("", now) or wanted == self.form.ended_was:
            return
        if wanted not in (BLOCKED, *self.hands):
            self.problems["ended"] = Reason("ended-unknown")
        elif now and now != self.form.ended_was:
            self.clashes.append(Clash("ended", wanted, now, "", None))
        elif self._holds_unseen(wanted):
            self._clash_over_hand(wanted, Hand(points=0))
        else:
            self.data["ended"] = {"blocked": True} if wanted == BLOCKED else {"out": wanted}
            self._free_hands(now, wanted)

    def _free_hands(self, before: str, now: str) -> None:
        """Who goes out holds nothing; who did not go out after all has a hand that nobody has counted yet."""
        hands = self.data.get("hands", {})
        if now in self.hands and self._holds_something(self.hands[now]):
            self.data["hands"] = hands = {**hands, now: {"points": 0}}
        if before in self.hands and before not in hands and not self._holds_something(self.hands[before]):
            self.hands[before] = Hand()
            self.data["hands"] = {**hands, before: {}}

    def _merge_opening(self) -> None:
        wanted, now, was = self.form.new_double, self.round.double, self.form.double_was
        if wanted and not (wanted.is_double and wanted.high <= self.card.rules.set_max):
            values = {"tile": wanted, "set_max": self.card.rules.set_max}
            self.problems["double"] = Reason("not-a-double-of-set", values)
        elif wanted and now and was and now not in (wanted, was):
            self.clashes.append(Clash("double", str(wanted), str(now), "", None))
        else:
            self._open_on(wanted or (self._shown_double if self._ending() and not now else None))

    @property
    def _shown_double(self) -> Tile | None:
        """Nobody said otherwise: it opened on what stood in the form."""
        return self.form.double or self.round.opening

    def _merge_finder(self) -> None:
        finder = self.form.finder or None
        if finder in (self.form.finder_was or None, self.round.finder):
            return
        if finder is None or finder in self.hands:
            self.data["finder"] = finder

    def _open_on(self, double: Tile | None) -> None:
        if double and double != self.round.double:
            self.data["double"] = str(double)
            self._note_skipped(double)

    def _note_skipped(self, opened: Tile) -> None:
        planned = self.round.planned
        if planned and planned != opened and self.card.rules.starter_method == "skip_pool":
            self.data["skipped"] = str(planned)

    def _merge_on_double(self) -> None:
        """Only where the table has a rule for going out on a double does the form ask; None leaves it as it is."""
        if self.form.on_double is not None and self.form.on_double != self.round.on_double:
            self.data["on_double"] = self.form.on_double

    def _changes_what_is_locked(self) -> bool:
        """A hand that was missing may always be added."""
        known = [player for player in self.data.get("hands", {}) if self.round.cells[player].state != MISSING]
        return is_locked(self.card, self.round) and bool(known or self.data.keys() & {"ended", "on_double"})

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
    total = () if cell.entered is None else (Hand(points=cell.entered),)
    return seen in (hand_of(cell), *total)


def ended_of(one: Round) -> str:
    return BLOCKED if one.blocked else one.out or ""
