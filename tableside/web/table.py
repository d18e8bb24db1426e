"""The table behind a view link: which game, what this phone may do there, and its card."""

from dataclasses import dataclass

from tableside.scoring.scorecard import Player, Round, Scorecard
from tableside.services.access import Access, access
from tableside.services.errors import GameOver, NotFound
from tableside.services.scorecards import scorecard
from tableside.services.sharing import find_by_view
from tableside.web.here import installation, phone


@dataclass(frozen=True)
class Table:
    """One game as the phone that asks sees it."""

    view: str
    who: Access
    card: Scorecard

    @property
    def plays(self) -> bool:
        """Whether the player whose link this phone has sits at the table now."""
        return any(player.id == self.who.player for player in self.card.at_table) and not self.card.over

    def round(self, number: int) -> Round:
        """Raises NotFound, or GameOver where an old page may mean the round that was to come."""
        found = self.card.round(number)
        if found is None:
            raise GameOver if self.card.over else NotFound
        return found

    def player(self, player: str) -> Player:
        """Raises NotFound."""
        found = self.card.player(player)
        if found is None:
            raise NotFound
        return found


def open_table(view: str) -> Table:
    """Raises LinkUnknown or LinkReplaced."""
    here = installation()
    with here.database.reading():
        game = find_by_view(here, view)
        return Table(view, access(here, game, phone()), scorecard(here, game))
