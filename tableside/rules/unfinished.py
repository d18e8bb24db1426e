"""What stands in the way of everything else, as reasons that a verdict can give."""

from tableside.rules.duties import duties, is_dead
from tableside.rules.layout import Obligation
from tableside.rules.position import Position
from tableside.rules.reason import Reason


def unfinished(position: Position, player: str) -> tuple[Reason, ...]:
    """Each double that this player must help to finish before anything else is laid."""
    return tuple(Reason(code_of(position, due), duty_values(due)) for due in duties(position, player))


def code_of(position: Position, due: Obligation) -> str:
    """The ruling that forbids a tile elsewhere."""
    if due.is_opening:
        hangs_on_choice = position.layout is not None and position.layout.arms >= position.table.usual_arms
        return "opening.elsewhere-chosen" if hangs_on_choice else "opening.elsewhere"
    if is_dead(position, due):
        return "foot.dead-elsewhere"
    return "foot.elsewhere" if position.table.toes > 1 else "foot.uncovered"


def duty_values(due: Obligation) -> dict[str, object]:
    return {"double": due.tile, "number": due.number, "needed": due.needed}
