"""A clause of the rulebook: its permanent id, the texts it comes from, the options it hangs on, an example to draw."""

from dataclasses import dataclass

from tableside.rules.layout import Layout
from tableside.rules.moves import Play
from tableside.rules.notation import parse_move
from tableside.rules.position import Position
from tableside.rules.replay import begin_layout, lay_tile
from tableside.rules.ruleset import RuleSet
from tableside.rules.ruling import Source
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, parse_tile, parse_tiles
from tableside.rules.verdict import OPTION

FOUR_ARMS = "9-4@9-9 9-6@9-9 9-2@9-9 9-0@9-9"
SEATS = ("Asha", "Bijay", "Meera", "Dev")


@dataclass(frozen=True)
class Example:
    """What lies on the table, as `9-4@9-9 9-6@9-9`, a hand beside it, and the move that the clause speaks of."""

    plays: str = ""
    hand: str = ""
    move: str = ""
    opening: str = "9-9"

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return parse_tiles(self.hand)

    def position(self, rules: RuleSet) -> Position:
        """The example as a position of four players; whoever is on turn has the hand."""
        table = Table(rules, SEATS, parse_tile(self.opening), rules.set_max, starter=SEATS[0])
        layout = begin_layout(table)
        plays = []
        for at, word in enumerate(self.plays.split()):
            play = parse_move(word, SEATS[at % len(SEATS)])
            assert isinstance(play, Play)
            layout = lay_tile(layout, play, table)
            plays.append(play)
        turn = SEATS[len(plays) % len(SEATS)]
        return Position(table, layout, turn, tuple(plays), {turn: self.tiles} if self.hand else {})

    def layout(self, rules: RuleSet) -> Layout:
        layout = self.position(rules).layout
        assert layout is not None
        return layout


def four_arms(hand: str, move: str = "") -> Example:
    """An opening with its four arms, on which most clauses can be shown."""
    return Example(FOUR_ARMS, hand, move)


@dataclass(frozen=True)
class Clause:
    """`id` never changes once published: links and verdicts name it."""

    id: str
    trains: Source
    cross: Source
    options: tuple[str, ...] = ()
    example: Example = Example()

    @property
    def section(self) -> str:
        return self.id.partition(".")[0]

    def source(self, rules: RuleSet) -> Source:
        """How the clause stands in this game: by the text, or by what the table has chosen."""
        text = self.trains if rules.preset == "trains" else self.cross
        chosen = any(option in rules.chosen for option in self.options)
        return Source(OPTION, text.cites) if chosen else text
