"""What is impossible about a round, and what is only odd."""

from collections.abc import Iterator, Mapping

from tableside.rules.reason import Reason
from tableside.scoring.hand import hand_problems, total_oddities, total_problems
from tableside.scoring.naming import with_names
from tableside.scoring.schedule import doubles, planned_rounds
from tableside.scoring.scorecard import ABSENT, COUNTED, Round, Scorecard


def refusals(card: Scorecard, one: Round, totals: Mapping[str, int | None]) -> Mapping[str, Reason]:
    """Totals that this set cannot give, by field."""
    found = total_problems(totals, card.rules, one.opening)
    return {_field(reason): with_names(reason, card.names) for reason in found}


def warnings(card: Scorecard, one: Round) -> tuple[Reason, ...]:
    """What a table should look at again; nothing of it is refused."""
    cells = {player: cell for player, cell in one.cells.items() if cell.state != ABSENT}
    totals = {player: cell.entered for player, cell in cells.items()}
    tiles = {player: cell.tiles for player, cell in cells.items() if cell.state == COUNTED and cell.tiles}
    found = (
        *hand_problems(tiles, one.opening, card.rules),
        *(total_oddities(totals, one.out, card.rules, one.opening) if one.recorded else ()),
        *_opened_before(card, one),
    )
    return tuple(with_names(reason, card.names) for reason in found)


def is_locked(card: Scorecard, one: Round) -> bool:
    """Some tables change no score once the next round has been scored."""
    if card.rules.score_correction != "locked_after_round":
        return False
    return any(other.recorded and other.ordinal > one.ordinal for other in card.rounds)


def _opened_before(card: Scorecard, one: Round) -> Iterator[Reason]:
    if one.double is None or len(set(doubles(card.rules))) != planned_rounds(card.rules):
        return  # a schedule in which doubles come again
    for other in card.rounds:
        if other.double == one.double and other.ordinal < one.ordinal:
            yield Reason("double-opened-before", {"double": one.double, "round": other.ordinal})


def _field(reason: Reason) -> str:
    player = reason.values.get("player")
    return f"hand-{player}" if player else "round"
