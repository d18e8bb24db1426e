"""A table in the middle of an evening: Asha keeps score, Bijay plays, Meera is a stranger."""

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tableside.rules.tiles import Tile
from tableside.scoring.history import Change
from tableside.scoring.scorecard import MISSED, Cell, Scorecard
from tableside.services import games, rounds, scorecards, sharing
from tableside.services.access import PLAYER, SCORE, Access, access
from tableside.services.games import GameRef, NewGame
from tableside.services.hand_forms import HandForm, shown_text, shown_tiles
from tableside.services.installation import Installation
from tableside.services.phones import new_phone
from tableside.services.round_merge import RoundForm, ended_of

ASHA, BIJAY, CYRA, DEV = "p1", "p2", "p3", "p4"
NAMES = ("Asha", "Bijay", "Cyra", "Dev")
BLOCKED = "blocked"

_KEYS = (f"key-{number}" for number in itertools.count())


def new_key() -> str:
    """As every page that is made has one of its own."""
    return next(_KEYS)


@dataclass(frozen=True)
class Page:
    """A round's form as one phone shows it; what stands in it stays, whatever others do meanwhile."""

    number: int
    key: str
    hands: Mapping[str, HandForm]
    ended: str
    double: Tile | None
    finder: str

    def filled(self, ended: str = "", hands: Mapping[str, str] | None = None, **more: Any) -> RoundForm:
        """`page.filled(ASHA, {BIJAY: "23"})`; tiles are typed with their dashes, "missed" is the box for it."""
        said = ended or self.ended
        typed = {player: _typed(self.hands[player], text) for player, text in (hands or {}).items()}
        form = RoundForm(
            self.number,
            self.key,
            {**self.hands, **typed},
            out=said if said not in ("", BLOCKED) else None,
            blocked=said == BLOCKED,
            ended_was=self.ended,
            double=self.double,
            double_was=self.double,
            finder=self.finder or None,
            finder_was=self.finder,
        )
        return replace(form, **more)


class Table:
    """One game and the phones around it."""

    def __init__(
        self, installation: Installation, names: Sequence[str] = NAMES, preset: str = "cross", **options: Any
    ) -> None:
        self.installation = installation
        self.phone, _token = new_phone(installation)
        self.game: GameRef = games.start_game(installation, NewGame(names, preset, options, key=new_key()), self.phone)

    @property
    def asha(self) -> Access:
        return self.seen_by(self.phone)

    @property
    def meera(self) -> Access:
        return self.seen_by(new_phone(self.installation)[0])

    @property
    def bijay(self) -> Access:
        """He has opened the link by which he enters his own hand."""
        return self.with_link(PLAYER, BIJAY)

    def another_scorekeeper(self) -> Access:
        return self.with_link(SCORE)

    def with_link(self, role: str, player: str = "") -> Access:
        """A new phone that came by a scoring link or a player's link."""
        shared = sharing.links_of(self.installation, self.asha)
        token = (shared.players or {})[player] if role == PLAYER else shared.score
        phone, _token = new_phone(self.installation)
        sharing.open_link(self.installation, token, phone, role)
        return self.seen_by(phone)

    def seen_by(self, phone: int) -> Access:
        return access(self.installation, self.game.game, phone)

    @property
    def card(self) -> Scorecard:
        return scorecards.scorecard(self.installation, self.game.game)

    @property
    def version(self) -> int:
        return scorecards.version(self.installation, self.game.game)

    @property
    def totals(self) -> dict[str, int]:
        return {one.player: one.total for one in self.card.standings}

    def history(self, number: int | None = None, player: str | None = None) -> tuple[Change, ...]:
        return scorecards.game_history(self.installation, self.game.game, number, player)

    def scored(self, number: int) -> dict[str, int | None]:
        one = self.card.round(number)
        assert one
        return {player: cell.scored for player, cell in one.cells.items()}

    def page(self, number: int | None = None) -> Page:
        """The form of a round, of the current one unless another is meant, made now."""
        card = self.card
        one = card.round(number) if number else card.current
        assert one
        hands = {player: _shown(cell) for player, cell in one.cells.items() if cell.state != "absent"}
        return Page(one.number, new_key(), hands, ended_of(one), one.opening, one.finder or "")

    def save(self, ended: str, hands: Mapping[str, str] | None = None, **more: Any) -> int:
        """Asha fills the current round in and saves it; gives the version."""
        form = self.page().filled(ended, hands, **more)
        return rounds.save_round(self.installation, self.asha, form).version

    def correct(self, number: int, player: str, text: str) -> int:
        """Asha taps a cell and types."""
        form = _typed(self.page(number).hands[player], text)
        return rounds.save_hand(self.installation, self.asha, (number, player), form, new_key()).version


def _shown(cell: Cell) -> HandForm:
    text, tiles, missed = shown_text(cell), shown_tiles(cell), cell.state == MISSED
    return HandForm(text, text, tiles, tiles, missed, missed)


def _typed(shown: HandForm, text: str) -> HandForm:
    if text == "missed":
        return replace(shown, missed=True)
    return replace(shown, tiles=text) if re.search(r"\d-\d", text) else replace(shown, text=text)
