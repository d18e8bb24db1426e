"""What somebody typed for one hand, and what it comes to."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import parse_tiles, set_size
from tableside.scoring.hand import hand_value
from tableside.scoring.number import parse_points
from tableside.scoring.scorecard import COUNTED, MISSED, Cell
from tableside.scoring.sheet import Hand, format_hand


@dataclass(frozen=True)
class HandForm:
    """The fields of one hand and what stood in them when the page was made (`…_was`)."""

    text: str = ""
    was: str = ""
    tiles: str = ""
    tiles_was: str = ""
    missed: bool = False
    missed_was: bool = False

    @property
    def worked_out(self) -> str:
        """A sum and what it comes to, for a field too short to show it; empty where there is none to be read."""
        try:
            return f"{self.text.strip()} = {parse_points(self.text)}" if "+" in self.text else ""
        except RulesError:
            return ""

    @property
    def is_touched(self) -> bool:
        return not self.says(HandForm(self.was, "", self.tiles_was, "", self.missed_was))

    def says(self, other: "HandForm") -> bool:
        """Say whether the fields hold what they hold in another form, whatever stood in them before."""
        mine, theirs = ((one.text.strip(), one.tiles.split(), one.missed) for one in (self, other))
        return mine == theirs

    def hand(self) -> Hand:
        """What was meant: sat out, or tiles if they were changed, or else points. Raises RulesError."""
        if self.missed:
            return Hand(missed=True)
        if self.tiles.split() and self._tiles_decide:
            return Hand(tiles=parse_tiles(self.tiles))
        return Hand(points=parse_points(self.text))

    def points_beside_tiles(self) -> int | None:
        """Points that were typed although the tiles decide. Raises RulesError."""
        typed = self.text.strip() != self.was.strip()
        return parse_points(self.text) if typed and self.tiles.split() and self._tiles_decide else None

    @property
    def _tiles_decide(self) -> bool:
        """A total typed over tiles that were left alone counts more than the tiles."""
        return self.tiles.split() != self.tiles_was.split() or self.text.strip() == self.was.strip()


def shown_text(cell: Cell) -> str:
    """What the field of points shows for a cell."""
    return "" if cell.entered is None else str(cell.entered)


def shown_tiles(cell: Cell) -> str:
    return " ".join(map(str, cell.tiles))


def hand_of(cell: Cell) -> Hand:
    """The hand that a cell shows."""
    if cell.state == MISSED:
        return Hand(missed=True)
    if cell.tiles:
        return Hand(tiles=cell.tiles)
    return Hand(points=cell.entered if cell.state == COUNTED else None)


def value_of(hand: Hand, rules: RuleSet) -> int | None:
    """Pips of a hand at this table's values, None where it is not known or was sat out."""
    return hand_value(hand.tiles, rules) if hand.tiles is not None else hand.points


def described(hand: Hand) -> str:
    """A hand as a field shows it; a hand sat out is described by the edge."""
    if hand.missed:
        return "missed"
    if hand.tiles is not None:
        return " ".join(map(str, hand.tiles))
    return "" if hand.points is None else str(hand.points)


def as_data(form: HandForm, hand: Hand) -> Mapping[str, Any]:
    """The hand as an entry keeps it, with the sum as it was typed."""
    typed = {"typed": form.text.strip()} if hand.points is not None and "+" in form.text else {}
    return {**format_hand(hand), **typed}


def parsed(form: HandForm, rules: RuleSet, name: str) -> Hand | Reason:
    """The hand, or why it cannot be read or cannot be in this set."""
    try:
        hand, beside = form.hand(), form.points_beside_tiles()
    except RulesError as error:
        return Reason(error.code, error.values)
    tiles, value = hand.tiles or (), value_of(hand, rules)
    if tiles and beside not in (None, value):
        return Reason("points-unlike-tiles", {"name": name, "points": beside, "value": value})
    if len(tiles) > set_size(rules.set_max):
        return Reason("tiles-too-many", {"tiles": len(tiles), "most": set_size(rules.set_max)})
    strange = [tile for tile in tiles if tile.high > rules.set_max]
    values = {"tile": strange[0] if strange else None, "set_max": rules.set_max, "player": name}
    return Reason("tile-above-set", values) if strange else hand
