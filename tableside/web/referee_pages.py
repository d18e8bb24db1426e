"""The quick questions, each with what it asks and how it is answered."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from werkzeug.datastructures import MultiDict

from tableside.rules.errors import RulesError
from tableside.rules.tiles import Tile, double, full_set, parse_tile, parse_tiles, tiles_of
from tableside.rules.verdict import Verdict
from tableside.services import referee_questions as ask
from tableside.services.follow_moves import Followed
from tableside.services.referee_mishaps import comes_late, rule_on_mishap, sat_out
from tableside.web.referee_answer import Answer, answered, full_opening, some_tile
from tableside.web.referee_fields import (
    CHIPS,
    FEET,
    MORE,
    TEXT,
    TILES,
    Field,
    QuestionPage,
    yard_field,
    yard_told,
    yes_or_no,
)
from tableside.web.referee_table import Asking
from tableside.web.referee_ties import tie
from tableside.wording.asking import MISHAPS, NO, QUESTIONS, YES, finishing
from tableside.wording.error_sentence import error_sentence
from tableside.wording.translate import gettext as _
from tableside.wording.translate import ngettext

Sent = MultiDict[str, str]


def question_page(asking: Asking, name: str, sent: Sent) -> QuestionPage:
    """The page of a question, answered as far as was told; raises KeyError for a question that there is not."""
    if name in _ATTENDANCE:
        return QuestionPage(name, MISHAPS[name](), answers=[("", asking.answer(_ATTENDANCE[name](asking)))])
    if name in MISHAPS:
        verdict = rule_on_mishap(asking.round, asking.asker, name)
        unnamed = full_opening if name == "extra-arm" else some_tile
        return QuestionPage(name, MISHAPS[name](), answers=[("", asking.answer(verdict, unnamed))])
    page = QuestionPage(name, QUESTIONS[name]())
    try:
        return _PAGES[name](asking, sent, page)
    except RulesError as error:
        return replace(_PAGES[name](asking, MultiDict(), page), problem=error_sentence(error))


def _late(asking: Asking) -> Verdict:
    """With the totals of this game; without one they would have to be known."""
    standings = asking.card.standings if asking.card else ()
    return comes_late(asking.round, asking.asker, {asking.called(one.player): one.total for one in standings})


def _missed(asking: Asking) -> Verdict:
    return sat_out(asking.round, asking.asker)


def _drawn(asking: Asking, _sent: Sent, page: QuestionPage) -> QuestionPage:
    answer = asking.answer(ask.may_keep_drawn(asking.round, asking.asker), some_tile)
    word, tone = {
        "must": (_("Yes, if it fits"), YES),
        "may": (_("No, you may keep it"), NO),
        "never_this_turn": (_("No, not this turn"), NO),
    }[asking.rules.drawn_tile_play]
    again = asking.rules.draw_rule == "until_playable"
    otherwise = _("If it does not fit, draw again.") if again else _("If it does not fit, pass.")
    return replace(page, answers=[("", replace(answer, word=word, tone=tone, also=[otherwise], instead=()))])


def _draw(asking: Asking, sent: Sent, page: QuestionPage) -> QuestionPage:
    reserve, able, yard = asking.round.reserve, sent.get("able", ""), sent.get("yard", _yard(asking))
    fields = [yes_or_no("able", _("Have you a tile that can be laid?"), able), yard_field(reserve, yard)]
    if not (able or sent.get("yard")):
        return replace(page, fields=fields)
    verdict = ask.may_draw(asking.round, asking.asker, able == "yes", yard_told(reserve, yard or MORE))
    return replace(page, fields=fields, answers=[("", asking.answer(verdict))])


def _blocked(asking: Asking, sent: Sent, page: QuestionPage) -> QuestionPage:
    reserve = asking.round.reserve
    passed, yard, gone = sent.get("passed", ""), sent.get("yard", _yard(asking)), sent.get("gone", "")
    numbers = [(str(number), str(number)) for number in range(asking.rules.set_max, -1, -1)]
    fields = [
        yes_or_no("passed", _("Has everybody passed, one after the other?"), passed),
        yard_field(reserve, yard),
        Field(CHIPS, "gone", _("Is one number asked for, and do all its tiles lie on the table?"), numbers, gone),
    ]
    if not (passed or sent.get("yard") or gone):
        return replace(page, fields=fields)
    number = int(gone) if gone in dict(numbers) else None
    verdict = ask.is_blocked(asking.round, asking.asker, passed == "yes", yard_told(reserve, yard), number)
    return replace(page, fields=fields, answers=[("", asking.answer(verdict))])


def _foot(asking: Asking, sent: Sent, page: QuestionPage) -> QuestionPage:
    foot, lying = sent.get("foot", ""), sent.getlist("lying")
    if not foot and asking.now:
        foot, lying = _foot_on_table(asking.now)
    feet = Field(FEET, "foot", _("Which double, and how many toes has it?"), value=foot)
    if not foot:
        return replace(page, fields=[feet])
    number, toes = _foot_told(foot)
    others = [tile for tile in reversed(tiles_of(number, asking.rules.set_max)) if not tile.is_double]
    label = _("Tick those that already lie on the table.")
    ticks = Field(TILES, "lying", label, tiles=others, ticked=lying, many=True)
    answers = _finishing(asking, number, toes, [parse_tile(text) for text in lying])
    chosen = Field(CHIPS, "foot", "", ((foot, _toes_on(number, toes)),), foot)
    return replace(page, fields=[chosen, ticks], answers=answers)


def _finishing(asking: Asking, number: int, toes: int, lying: Sequence[Tile]) -> list[tuple[str, Answer]]:
    can, left = ask.can_finish(asking.round, asking.asker, number, toes, lying)
    why = finishing(can, left, toes, asking.round.toes, double(number))
    first = Answer(_("Yes") if can else _("No"), YES if can else NO, why, clauses=("foot.complete-first",))
    if can:
        return [("", first)]
    then = asking.answer(ask.dead_foot(asking.round, asking.asker, number, asking.round.reserve + 2))
    return [("", replace(first, clauses=("foot.dead",))), (_("And then?"), then)]


def _foot_on_table(now: Followed) -> tuple[str, list[str]]:
    """The foot that is open in the round as it is followed, and the tiles of its number that lie there."""
    for due in now.layout.obligations:
        if not due.is_opening:
            lying = [str(tile) for tile in now.position.on_table if tile.has(due.number) and not tile.is_double]
            return f"foot-{due.number}-{now.position.table.toes - due.needed}", lying
    return "", []


def _yard(asking: Asking) -> str:
    """The tiles left in the yard, where the round is followed."""
    left = asking.now.position.yard if asking.now else None
    if left is None:
        return ""
    return str(left) if left <= max(2, asking.round.reserve) else MORE


def _out(asking: Asking, sent: Sent, page: QuestionPage) -> QuestionPage:
    tiles = sorted(full_set(asking.rules.set_max), reverse=True)
    text = sent.get("tile", "")
    field = Field(TILES, "tile", _("Which is your last tile?"), tiles=tiles, ticked=[text])
    if not text:
        return replace(page, fields=[field])
    tile = _of_set(asking, parse_tile(text))
    answers = [("", asking.answer(ask.may_go_out(asking.round, asking.asker, tile)))]
    if tile.is_double:
        answers.append((_("What does it cost?"), asking.answer(ask.cost_of_double(asking.round, asking.asker))))
    return replace(page, fields=[field], answers=answers)


def _starts(asking: Asking, sent: Sent, page: QuestionPage) -> QuestionPage:
    names = [player.name for player in asking.card.at_table] if asking.card else list(asking.names[1:])
    finder = sent.get("finder", _finder(asking))
    who = _("Who has %(double)s?", double=asking.opening)
    field = Field(CHIPS, "finder", who, [(one, one) for one in names], finder)
    told = _before(asking) if asking.card else {}
    seated = replace(asking.round, players=tuple(names))
    verdict = ask.who_starts(seated, finder if finder in names else None, told)
    return replace(page, fields=[field], answers=[("", asking.answer(verdict))])


def _finder(asking: Asking) -> str:
    """Who has found the double, if somebody has tapped it in the round's form."""
    one = asking.card.current if asking.card else None
    return asking.card.names.get(one.finder or "", "") if asking.card and one else ""


def _before(asking: Asking) -> Mapping[str, object]:
    """Who opened and who won the round before."""
    assert asking.card
    last = asking.card.rounds[-1] if asking.card.rounds else None
    told = {"last_starter": last.finder, "last_winner": last.out} if last else {}
    return {name: asking.card.names[player] for name, player in told.items() if player and player in asking.card.names}


def _hand(asking: Asking, sent: Sent, page: QuestionPage) -> QuestionPage:
    typed, ticked = sent.get("typed", ""), sent.getlist("tiles")
    tiles = sorted(full_set(asking.rules.set_max), reverse=True)
    fields = [
        Field(TEXT, "typed", _("Type the tiles, such as 6-4 9-9"), value=typed),
        Field(TILES, "tiles", _("Or tap them"), tiles=tiles, ticked=ticked, many=True),
    ]
    hand = tuple(dict.fromkeys(_of_set(asking, tile) for tile in (*parse_tiles(typed), *map(parse_tile, ticked))))
    if not hand:
        return replace(page, fields=fields)
    verdict = ask.worth(asking.round, asking.asker, hand)
    points = next(iter((verdict.value or {}).values()), 0)
    word = ngettext("%(num)s point", "%(num)s points", points)
    held = ngettext("%(num)s tile in hand.", "%(num)s tiles in hand.", len(hand))
    answer = replace(answered(verdict), word=word, tone=YES, why=held)
    return replace(page, fields=fields, answers=[("", answer)])


def _of_set(asking: Asking, tile: Tile) -> Tile:
    if tile.high > asking.rules.set_max:
        raise RulesError("sketch-tile", tile=tile, set_max=asking.rules.set_max)
    return tile


def _foot_told(text: str) -> tuple[int, int]:
    parts = text.removeprefix("foot-").split("-")
    if len(parts) != 2 or not all(part.isdecimal() and len(part) < 3 for part in parts):
        raise RulesError("sketch-unreadable", text=text)
    return int(parts[0]), int(parts[1])


def _toes_on(number: int, toes: int) -> str:
    return ngettext("%(double)s, %(num)s toe", "%(double)s, %(num)s toes", toes, double=double(number))


_ATTENDANCE: Mapping[str, Callable[[Asking], Verdict]] = {"late": _late, "missed": _missed}

_PAGES: Mapping[str, Callable[[Asking, Sent, QuestionPage], QuestionPage]] = {
    "drawn": _drawn,
    "draw": _draw,
    "blocked": _blocked,
    "foot": _foot,
    "out": _out,
    "starts": _starts,
    "hand": _hand,
    "tie": tie,
}
