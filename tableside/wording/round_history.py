"""What happened to a round and to the hands in it, in whole sentences."""

from collections.abc import Iterator, Mapping
from typing import Any

from tableside.rules.ruleset import RuleSet
from tableside.scoring.entries import Kind
from tableside.scoring.hand import hand_value
from tableside.scoring.history import Change, HandChange
from tableside.scoring.sheet import Hand
from tableside.wording.lists import side_by_side
from tableside.wording.past import Past
from tableside.wording.translate import gettext as _
from tableside.wording.translate import in_current_digits


def round_sentences(change: Change, past: Past) -> tuple[str, ...]:
    """`Ana went out in round 3.`, `Counted in round 3: Bo 23, Cy 41.`"""
    number = past.round(change.data["round"])
    said = (*_ending(change.data, number, past), *_hands(change, number, past), *_opening(change.data, number, past))
    if change.data.get("moved_on"):
        said = (*said, _("The table went on from round %(round)s without the missing hands.", round=number))
    if past.is_off(change.data["round"]) and not change.undone:
        said = (*said, _("This round has been taken off the card since."))
    return said or (_("Round %(round)s was saved as it was.", round=number),)


def flag_sentences(change: Change, past: Past) -> tuple[str, ...]:
    """`Bo’s hand in round 3 was doubted: it should be 14.`"""
    values = {**_where(change, past), "points": change.data["points"]}
    note = change.data["note"]
    if values["points"] is None:
        return (_("%(player)s’s hand in round %(round)s was doubted: “%(note)s”", **values, note=note),)
    doubt = _("%(player)s’s hand in round %(round)s was doubted: it should be %(points)s.", **values)
    return (doubt, _("“%(note)s”", note=note)) if note else (doubt,)


def settled_sentence(change: Change, past: Past) -> str:
    values = {**_where(change, past), "points": change.data.get("points")}
    if change.data["accepted"]:
        return _("The doubt was right: %(player)s has %(points)s in round %(round)s.", **values)
    return _("The doubt about %(player)s’s hand in round %(round)s was set aside.", **values)


def picture_sentence(change: Change, past: Past) -> str:
    """`A picture of Bo’s hand in round 3 was kept.`"""
    if change.kind is Kind.PHOTO_KEPT:
        return _("A picture of %(player)s’s hand in round %(round)s was kept.", **_where(change, past))
    return _("A picture of %(player)s’s hand in round %(round)s was deleted.", **_where(change, past))


def cell_sentences(change: Change, past: Past, round_number: int, player: str) -> tuple[str, ...]:
    """What this change meant for one hand; nothing where it left the hand alone."""
    if change.kind is Kind.SCORE_FLAGGED:
        return flag_sentences(change, past)
    if change.kind is Kind.PHOTO_KEPT:
        return (_("A picture was kept."),)
    if change.kind is Kind.PHOTO_REMOVED:
        return (_("A picture was deleted."),)
    hands = [hand for hand in change.hands if (hand.round, hand.player) == (round_number, player)]
    said = tuple(_of_one(hand, past.card.rules, change.kind) for hand in hands)
    if change.kind is Kind.FLAG_SETTLED:
        return (settled_sentence(change, past), *said)
    return said


def hand_words(hand: Hand, rules: RuleSet) -> str:
    """A hand as the history names it: `23`, `16 (6-4 3-3)`, `sat out`."""
    if hand.missed:
        return _("sat out")
    if hand.tiles:
        tiles = " ".join(map(in_current_digits, hand.tiles))
        return _("%(total)s (%(tiles)s)", total=hand_value(hand.tiles, rules), tiles=tiles)
    if hand.tiles is not None:
        return in_current_digits(0)
    return _("not known") if hand.points is None else in_current_digits(hand.points)


def _ending(data: Mapping[str, Any], number: str, past: Past) -> Iterator[str]:
    if "ended" not in data:
        yield from _on_double(data, number)
        return
    ended = data["ended"] or {}
    if ended.get("blocked"):
        yield _("Round %(round)s was blocked: nobody went out.", round=number)
    elif ended.get("out") and data.get("on_double"):
        yield _("%(player)s went out on a double in round %(round)s.", player=past.name(ended["out"]), round=number)
    elif ended.get("out"):
        yield _("%(player)s went out in round %(round)s.", player=past.name(ended["out"]), round=number)
    else:
        yield _("How round %(round)s ended is open again.", round=number)


def _on_double(data: Mapping[str, Any], number: str) -> Iterator[str]:
    if data.get("on_double"):
        yield _("The last tile of round %(round)s was a double.", round=number)
    elif "on_double" in data:
        yield _("The last tile of round %(round)s was no double after all.", round=number)


def _hands(change: Change, number: str, past: Past) -> Iterator[str]:
    new = [hand for hand in change.hands if not hand.before.is_known and hand.after.is_known]
    counted = [_counted(hand, past) for hand in new if not hand.after.missed and not _is_out(hand, change.data)]
    if counted:
        yield _("Counted in round %(round)s: %(hands)s.", round=number, hands=side_by_side(counted))
    for hand in new:
        if hand.after.missed:
            yield _("%(player)s sat round %(round)s out.", player=past.name(hand.player), round=number)
    for hand in change.hands:
        if hand.before.is_known:
            yield _changed(hand, number, past)


def _counted(hand: HandChange, past: Past) -> str:
    values = {"player": past.name(hand.player), "hand": hand_words(hand.after, past.card.rules)}
    return _("%(player)s %(hand)s", **values)


def _is_out(hand: HandChange, data: Mapping[str, Any]) -> bool:
    """Whoever went out has nothing left: that need not be said twice."""
    return (data.get("ended") or {}).get("out") == hand.player and not hand.after.points and not hand.after.tiles


def _changed(hand: HandChange, number: str, past: Past) -> str:
    rules = past.card.rules
    values = {"player": past.name(hand.player), "round": number, "before": hand_words(hand.before, rules)}
    if not hand.after.is_known:
        return _("%(player)s’s hand in round %(round)s, %(before)s, was taken out again.", **values)
    after = hand_words(hand.after, rules)
    return _("%(player)s’s hand in round %(round)s was changed from %(before)s to %(after)s.", **values, after=after)


def _of_one(hand: HandChange, rules: RuleSet, kind: Kind) -> str:
    before, after = hand_words(hand.before, rules), hand_words(hand.after, rules)
    if kind is Kind.UNDONE:
        return _("A change was taken back: again %(hand)s.", hand=after)
    if kind is Kind.REDONE:
        return _("A change was brought back: again %(hand)s.", hand=after)
    if not hand.before.is_known:
        return _("Entered: %(hand)s.", hand=after)
    if not hand.after.is_known:
        return _("%(hand)s was taken out again.", hand=before)
    return _("Changed from %(before)s to %(after)s.", before=before, after=after)


def _opening(data: Mapping[str, Any], number: str, past: Past) -> Iterator[str]:
    if data.get("double"):
        yield _("Round %(round)s opened on %(double)s.", round=number, double=in_current_digits(data["double"]))
    if data.get("finder"):
        values = {"player": past.name(data["finder"]), "round": number}
        yield _("%(player)s found the double of round %(round)s.", **values)
    if data.get("skipped"):
        yield _("%(double)s was passed over and comes back in a later round.", double=data["skipped"])


def _where(change: Change, past: Past) -> dict[str, Any]:
    return {"player": past.name(change.data["player"]), "round": past.round(change.data["round"])}
