"""Misplays and mishaps: mostly the texts say nothing, and the table decides with a usual ruling to lean on."""

from collections.abc import Mapping

from tableside.rules.answers import answer, refusal
from tableside.rules.duties import duties
from tableside.rules.matching import joins
from tableside.rules.moves import Play, Question
from tableside.rules.position import Position
from tableside.rules.question_words import meant
from tableside.rules.reason import Reason
from tableside.rules.replay import before_play
from tableside.rules.ruleset import OPENS_FROM_HAND
from tableside.rules.tiles import Tile
from tableside.rules.verdict import DECIDE, ILLEGAL, NO_PENALTY, NOT_APPLICABLE, REQUIRED, TAKE_BACK, Verdict

_CHOICE = "misplay_rule"


def take_back(position: Position, question: Question) -> Verdict:
    """Does a tile go back to the hand? Only until the next player has laid one."""
    tile = question.values.get("tile") or _just_misplayed(position, question)
    if not isinstance(tile, Tile):
        return overlooked(position, question)
    if tile == position.table.opening:
        return void_round(position, question)
    index = next((index for index, play in enumerate(position.plays) if play.tile == tile), None)
    if index is None:
        player = question.player or position.players[0]
        return refusal(position, (Reason("slip.no-such-play", {"tile": tile}),), player)
    return _of_play(position, index, str(question.values.get("reason", "")))


def _just_misplayed(position: Position, question: Question) -> Tile | None:
    """Where no tile is named: the last one laid, if it was laid wrongly by this player."""
    last = position.last_play
    is_wrong = last is not None and len(position.plays) - 1 in position.irregular
    return last.tile if last is not None and is_wrong and last.player == question.player else None


def _of_play(position: Position, index: int, reason: str) -> Verdict:
    play = position.plays[index]
    values = {"tile": play.tile, "player": play.player, "onto": play.onto}
    fault = _fault(position, index, "turn" in reason)
    if fault is None:
        suggestion = Reason("suggest.laid-is-laid", values)
        return answer(position, DECIDE, "slip.legal-stays", values, suggestion=suggestion)
    if index == len(position.plays) - 1:
        keep = (_CHOICE, "before_next_play")
        suggestion = Reason("suggest.take-back", values)
        return answer(position, TAKE_BACK, f"{fault}-back", values, suggestion=suggestion, keep=keep)
    if _CHOICE in position.rules.chosen:
        return answer(position, ILLEGAL, f"{fault}-stands", values)
    keep = (_CHOICE, "stands_after_next_play")
    suggestion = Reason("suggest.stands", values)
    return answer(position, DECIDE, f"{fault}-stands", values, suggestion=suggestion, keep=keep)


def _fault(position: Position, index: int, blamed: bool) -> str | None:
    """What was wrong with a play, as the beginning of a ruling's code."""
    play = position.plays[index]
    earlier = before_play(position, index)
    assert earlier.layout is not None
    if not joins(play.tile, play.onto, earlier.layout.nodes[play.onto].facing, position.rules.wild):
        return "slip.ends"
    due = duties(earlier, play.player)
    if due and all(each.tile != play.onto for each in due):
        return "slip.duty"
    return "slip.turn" if index in position.irregular or _was_out_of_turn(position, play) or blamed else None


def _was_out_of_turn(position: Position, play: Play) -> bool:
    said = position.facts.other.get("out_of_turn")
    return said is True or said == play.player or (isinstance(said, list | tuple) and play.player in said)


def overlooked(position: Position, question: Question) -> Verdict:
    """A player drew or passed with a tile in hand that fitted, and it came out later."""
    values = {"player": question.player}
    rules = position.rules
    if not rules.must_play_if_able:
        return answer(position, NO_PENALTY, "slip.no-fault", values)
    if rules.strategic_error_penalty:
        return answer(position, REQUIRED, "slip.overlooked-costs", values)
    since = (
        position.last_play is not None
        and position.last_play.player != question.player
        and _moved_on(position, question)
    )
    suggestion = Reason("suggest.overlooked-stands" if since else "suggest.overlooked", values)
    return answer(position, DECIDE, "slip.overlooked", values, suggestion=suggestion)


def _moved_on(position: Position, question: Question) -> bool:
    """Has the next player already laid a tile after the one who overlooked something?"""
    last = position.last_play
    return last is not None and question.player is not None and last.player == position.table.after[question.player]


def void_round(position: Position, _question: Question) -> Verdict:
    """The round was opened with the wrong double, or somebody wants it played again for another reason."""
    values = {"double": position.table.opening}
    if _CHOICE in position.rules.chosen and position.plays:
        return answer(position, ILLEGAL, "slip.wrong-double-stands", values)
    suggestion = Reason("suggest.replay-round", values)
    return answer(position, DECIDE, "slip.wrong-double", values, suggestion=suggestion)


def fix_deal(position: Position, question: Question) -> Verdict:
    """Somebody has a tile too many or too few from the deal."""
    proper = position.facts.other.get("proper_hand")
    count = position.counts.get(question.player or "")
    if isinstance(proper, int) and count == proper:
        return answer(position, NOT_APPLICABLE, "slip.hand-right", {"player": question.player, "hand": count})
    if _put_down_the_double(position, question, proper, count):
        return refusal(position, (Reason("slip.double-laid", {"player": question.player}),), question.player or "")
    if _has_too_few(question, proper, count):
        return _too_few(position, question)
    return _too_many(position, question)


def _put_down_the_double(position: Position, question: Question, proper: object, count: int | None) -> bool:
    """A starter who laid the double from the hand is one tile short, and that is as it should be."""
    from_hand = position.rules.starter_method in OPENS_FROM_HAND and position.layout is not None
    is_one_short = isinstance(proper, int) and count == proper - 1
    return from_hand and is_one_short and question.player == position.table.starter and not position.plays


def _has_too_few(question: Question, proper: object, count: int | None) -> bool:
    if isinstance(proper, int) and count is not None:
        return count < proper
    return meant(question.type) == "fix_underdraw"


def _too_many(position: Position, question: Question) -> Verdict:
    values = {"player": question.player, "neighbour": _right_of(position, question.player)}
    suggestion = Reason("suggest.neighbour-takes", values)
    return answer(position, DECIDE, "slip.too-many", values, suggestion=suggestion)


def _too_few(position: Position, question: Question) -> Verdict:
    values = {"player": question.player}
    has_played = sum(play.player == question.player for play in position.plays)
    suggestion = Reason("suggest.short-stands" if has_played > 1 else "suggest.draw-up", values)
    return answer(position, DECIDE, "slip.too-few", values, suggestion=suggestion)


def _right_of(position: Position, player: str | None) -> str | None:
    """Clockwise goes to the left, so the neighbour on the right is the one before."""
    if player not in position.players:
        return None
    return position.players[position.players.index(str(player)) - 1]


def exposed(position: Position, question: Question) -> Verdict:
    """A tile fell face up."""
    values = {"player": question.player, "tile": question.values.get("tile")}
    return answer(position, DECIDE, "slip.exposed", values, suggestion=Reason("suggest.show-it", values))


def two_drawn(position: Position, question: Question) -> Verdict:
    """Two tiles were taken in place of one."""
    values = {"player": question.player}
    seen = _first(question.values, position.facts.other, "seen", "looked_at")
    code = "suggest.put-one-back" if seen is False else "suggest.keep-both" if seen else "suggest.two-drawn"
    return answer(position, DECIDE, "slip.two-drawn", values, suggestion=Reason(code, values))


def duplicate(position: Position, question: Question) -> Verdict:
    """The set turns out to hold a tile twice, or one that does not belong to it."""
    values = {"tile": question.values.get("tile"), "size": position.table.size, "set_max": position.table.set_max}
    return answer(position, DECIDE, "slip.duplicate", values, suggestion=Reason("suggest.later-copy-out", values))


def _first(values: Mapping[str, object], facts: Mapping[str, object], *names: str) -> object:
    return next((source[name] for name in names for source in (values, facts) if name in source), None)
