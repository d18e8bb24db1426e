"""Places: the lowest total wins, the tie-break orders every place, and each place says why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tableside.rules.reason import Reason
from tableside.rules.ruleset import RuleSet
from tableside.scoring.place_reasons import why_last, why_placed
from tableside.scoring.tie_break import Record, sort_key


@dataclass(frozen=True)
class RoundResult:
    """What one round gave; who is not in `points` missed it. `out` counts only where it is known."""

    points: Mapping[str, int]
    out: str | None = None
    out_known: bool = True


@dataclass(frozen=True)
class Standing:
    """A player's place and what it stands on; one who left is listed, but not eligible to win."""

    player: str
    place: int
    total: int
    zero_rounds: int
    lowest_round: int | None
    rounds_played: int
    why: Reason
    eligible: bool = True


def standings(
    players: Sequence[str],
    rounds: Sequence[RoundResult],
    rules: RuleSet,
    start_points: Mapping[str, int] | None = None,
    ineligible: frozenset[str] = frozenset(),
) -> tuple[Standing, ...]:
    """Everybody's standing by place, equal places in the order given; those not eligible come last."""
    starts = start_points or {}
    records = [_record(player, rounds, starts.get(player, 0)) for player in players]
    records.sort(key=lambda one: sort_key(one, rules))
    stayed = [one for one in records if one.player not in ineligible]
    gone = [one for one in records if one.player in ineligible]
    out_known = all(one.out_known for one in rounds)
    return (
        *(_standing(one, _place(one, stayed, rules), why_placed(one, stayed, rules, out_known)) for one in stayed),
        *(_standing(one, len(stayed) + _place(one, gone, rules), why_last(one), eligible=False) for one in gone),
    )


def winners(placed: Sequence[Standing]) -> tuple[str, ...]:
    """Those in first place; several if they share it."""
    return tuple(one.player for one in placed if one.eligible and one.place == 1)


def decided_by(placed: Sequence[Standing]) -> str:
    """What separates first place from the next: "total", "zero_rounds", "lowest_round" or "shared"."""
    contenders = [one for one in placed if one.eligible]
    if len(contenders) < 2 or contenders[0].total != contenders[1].total:
        return "total"
    first, second = contenders[:2]
    if first.place == second.place:
        return "shared"
    return "lowest_round" if first.zero_rounds == second.zero_rounds else "zero_rounds"


def _record(player: str, rounds: Sequence[RoundResult], start: int) -> Record:
    played = [one for one in rounds if player in one.points]
    points = [one.points[player] for one in played]
    return Record(
        player=player,
        total=start + sum(points),
        zero_rounds=sum(_is_zero_round(one, player) for one in played),
        scores=tuple(sorted(scored for scored in points if scored > 0)),
        rounds_played=len(played),
    )


def _is_zero_round(one: RoundResult, player: str) -> bool:
    """Going out is what counts (E18); scoring 0 stands for it only where nobody noted who went out."""
    return one.out == player if one.out_known else one.points[player] == 0


def _place(one: Record, among: Sequence[Record], rules: RuleSet) -> int:
    """Shared places skip the next numbers: 1, 1, 3."""
    return 1 + sum(sort_key(other, rules) < sort_key(one, rules) for other in among)


def _standing(one: Record, place: int, why: Reason, *, eligible: bool = True) -> Standing:
    return Standing(
        player=one.player,
        place=place,
        total=one.total,
        zero_rounds=one.zero_rounds,
        lowest_round=one.lowest_round,
        rounds_played=one.rounds_played,
        why=why,
        eligible=eligible,
    )
