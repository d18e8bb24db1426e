"""Can this deal be, and is it the one the rules have?"""

from dataclasses import replace

from tableside.rules.answers import answer
from tableside.rules.moves import Question
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.tiles import set_size
from tableside.rules.verdict import DECIDE, ILLEGAL, LEGAL, Verdict
from tableside.scoring.deal import deal, largest_hand

_MOST_SEATS = 8
_USUAL_SET = 9


def deal_question(position: Position, question: Question) -> Verdict:
    """Rules on dealing everybody `hand_size` tiles, or as many as the rules say."""
    rules = replace(position.rules, set_max=position.table.set_max)
    players = len(position.players)
    planned = deal(rules, players)
    asked = question.values.get("hand_size")
    hand = asked if isinstance(asked, int) and not isinstance(asked, bool) else planned.hand
    values = {"hand": hand, "players": players, "written": planned.hand, "set_max": rules.set_max}
    left = set_size(rules.set_max) - planned.put_aside - hand * players
    if rules.preset == "trains" and players > _MOST_SEATS and "set_max" not in rules.chosen:
        return answer(position, ILLEGAL, "seats.too-many", values)
    if _is_other_size(position, hand, planned.hand):
        return answer(position, ILLEGAL, "deal.other-size", values, instead=_deal(planned.hand))
    if left < 1:
        return answer(position, ILLEGAL, "deal.too-many", values, instead=_deal(largest_hand(rules, players)))
    return _possible(position, hand, planned.hand, {**values, "left": left})


def _deal(hand: int) -> tuple[Reason, ...]:
    return (Reason("instead.deal", {"hand": hand}),) if hand else ()


def _is_other_size(position: Position, hand: int, written: int) -> bool:
    """Preset A has a size for every number of players on its own set; a table may have chosen one."""
    if "hand_size" in position.rules.chosen:
        return hand != written
    return position.rules.preset == "trains" and position.table.set_max == _USUAL_SET and hand != written


def _possible(position: Position, hand: int, written: int, values: dict[str, object]) -> Verdict:
    if position.table.set_max != _USUAL_SET:
        return answer(position, LEGAL, "deal.other-set", values)
    if hand == written:
        return answer(position, LEGAL, "deal.as-written", values)
    if hand > written and len(position.players) <= 4:
        return answer(position, LEGAL, "deal.more-for-few", values)
    suggestion = Reason("suggest.hand-that-fits", values)
    return answer(position, DECIDE, "deal.no-size", values, suggestion=suggestion, keep=("hand_size", hand))
