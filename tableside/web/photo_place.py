"""Where tiles are counted: for a hand of a game, or by some table's rules without any game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from flask import url_for
from werkzeug.datastructures import MultiDict

from tableside.rules.errors import RulesError
from tableside.rules.ruleset import PRESETS, RuleSet, make_ruleset
from tableside.rules.tiles import Tile, format_tiles, parse_tiles
from tableside.services.errors import Clash, NotAllowed
from tableside.services.hand_forms import HandForm
from tableside.services.photo_checks import elsewhere, other_hands
from tableside.web.hand_view import HandView, hand_view
from tableside.web.new_game import USUAL_PRESET
from tableside.web.round_form import against
from tableside.web.table import Table, open_table
from tableside.wording.service_errors import reason_sentence


@dataclass(frozen=True)
class Place:
    """The rules by which tiles count and, within a game, the hand that they are for with what it held when the page was
    made; `others` are the tiles of the other hands, as far as they are known."""

    rules: RuleSet
    shown: HandView | None = None
    form: HandForm = field(default_factory=HandForm)
    others: Mapping[str, Sequence[Tile]] = field(default_factory=dict)

    @property
    def table(self) -> Table | None:
        return self.shown.table if self.shown else None

    @property
    def where(self) -> tuple[int, str]:
        assert self.shown
        return self.shown.round.number, self.shown.player.id

    @property
    def url(self) -> str:
        if self.shown is None:
            return url_for("photos.show")
        number, player = self.where
        return url_for("photos.show_of_hand", view=self.shown.table.view, number=number, player=player)

    def holding(self, tiles: Sequence[Tile]) -> HandForm:
        """The hand's form with these tiles in it."""
        was = self.form
        return HandForm(was.was, was.was, format_tiles(tiles), was.tiles_was, missed_was=was.missed_was)

    def against(self, clash: Clash) -> HandForm:
        """Taken again as it is, my hand now means: I have seen theirs."""
        return against(self.form, clash)

    def elsewhere(self, tiles: Sequence[Tile]) -> list[str]:
        """What is odd about these tiles in this hand, in words."""
        if self.shown is None:
            return []
        card, player = self.shown.table.card, self.shown.player.id
        return [reason_sentence(one) for one in elsewhere(card, self.shown.round, player, tiles, self.others)]


def place_of_hand(view: str, number: int, player: str, sent: MultiDict[str, str] | None = None) -> Place:
    """Raises NotFound, and NotAllowed for whoever may not enter this hand."""
    shown = hand_view(open_table(view), number, player)
    if not shown.may_enter:
        raise NotAllowed
    rules = shown.table.card.rules
    known = other_hands(shown.round, player)
    if sent is None:
        return Place(rules, shown, shown.form, known)
    was = HandForm(
        was=sent.get("was", ""), tiles_was=sent.get("tiles_was", ""), missed_was=sent.get("missed_was") == "1"
    )
    beside = {other: _tiles(sent[f"beside-{other}"]) for other in shown.round.cells if f"beside-{other}" in sent}
    return Place(rules, shown, was, {**known, **beside})


def place_without_game(asked: Mapping[str, str]) -> Place:
    """By a preset, a set and the price of the double-blank; what cannot be is left as it usually is."""
    preset = asked.get("preset", USUAL_PRESET)
    usual = PRESETS[preset if preset in PRESETS else USUAL_PRESET]
    options = {name: int(asked[name]) for name in ("set_max", "double_blank") if _is_number(asked.get(name, ""))}
    try:
        return Place(make_ruleset(usual.preset, options))
    except RulesError:
        return Place(usual)


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 5


def _tiles(text: str) -> tuple[Tile, ...]:
    try:
        return parse_tiles(text)
    except RulesError:
        return ()
