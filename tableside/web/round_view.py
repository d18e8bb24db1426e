"""A round's form: what the card knows, with what was typed laid over it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import Tile
from tableside.scoring.deal import Deal, deal, deal_problem
from tableside.scoring.schedule import if_nobody_holds, who_opens
from tableside.scoring.scorecard import ABSENT, MISSED, Player, Round
from tableside.services.errors import Clash
from tableside.services.hand_forms import HandForm, shown_text, shown_tiles
from tableside.services.round_merge import RoundForm, ended_of
from tableside.web.table import Table
from tableside.web.turning import taken_back
from tableside.wording.card import round_title
from tableside.wording.schedule import deal_sentence, nobody_holds_sentence, reserve_sentence
from tableside.wording.service_errors import reason_sentence


@dataclass(frozen=True)
class HandRow:
    """One player's line in the form."""

    player: Player
    form: HandForm

    @property
    def field(self) -> str:
        return f"hand-{self.player.id}"


@dataclass(frozen=True)
class RoundView:
    """Everything that the round's form shows."""

    round: Round
    title: str
    hands: Sequence[HandRow]
    deal: str
    reserve: str | None
    nobody_holds: str
    ended: str
    ended_was: str
    finder: str
    double: str
    double_was: str
    problems: Mapping[str, str] = field(default_factory=dict)
    missing: Sequence[str] = ()
    clashes: Mapping[str, Clash] = field(default_factory=dict)
    known: Sequence[str] = ()
    placed: str = ""

    @property
    def opening(self) -> Tile | None:
        return self.round.opening


def new_round(table: Table) -> RoundView | None:
    """The form of the round now being played; None for those who only look, and after the last one."""
    if table.card.current is None or not table.who.may_score:
        return None
    return round_view(table, table.card.current, taken_back(table, table.card.current))


def round_view(table: Table, one: Round, sent: RoundForm | None = None) -> RoundView:
    """A round as the card has it, or as the form was sent."""
    card = table.card
    seated = [player for player in card.players if one.cells[player.id].state != ABSENT]
    planned = deal(card.rules, len(seated))
    return RoundView(
        round=one,
        title=round_title(card, one),
        hands=[HandRow(player, _hand(one, player.id, sent)) for player in seated],
        deal=_deal_words(card.rules, planned),
        reserve=reserve_sentence(planned),
        nobody_holds=nobody_holds_sentence(if_nobody_holds(card.rules)),
        ended=sent.ended if sent else ended_of(one),
        ended_was=ended_of(one),
        finder=(sent.finder if sent else one.finder or _opens(table, [player.id for player in seated])) or "",
        double=str((sent.double if sent else None) or one.opening or ""),
        double_was=str(one.opening or ""),
    )


def _deal_words(rules: RuleSet, planned: Deal) -> str:
    """Late joiners may be more than the set can deal to: then it says what would do."""
    problem = deal_problem(rules, planned.players)
    return reason_sentence(problem) if problem else deal_sentence(planned)


def _opens(table: Table, seats: Sequence[str]) -> str | None:
    """Who opens where that follows from the round before."""
    before = table.card.rounds[-1] if table.card.rounds else None
    return who_opens(table.card.rules, seats, None, before.finder if before else None, before.out if before else None)


def _hand(one: Round, player: str, sent: RoundForm | None) -> HandForm:
    """What was typed stays typed; where nothing was, or the card says the same by now, the card speaks."""
    cell = one.cells[player]
    text, tiles, missed = shown_text(cell), shown_tiles(cell), cell.state == MISSED
    shown = HandForm(text, text, tiles, tiles, missed, missed)
    typed = sent.hands.get(player) if sent else None
    return typed if typed and typed.is_touched and not typed.says(shown) else shown
