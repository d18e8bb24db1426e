"""The history is told in whole sentences, newest and oldest alike."""

from datetime import UTC, datetime
from typing import Any

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.history import history, of_cell
from tableside.wording.history import _SENTENCES, Told, change_sentence, told

AT = datetime(2026, 11, 29, 20, 15, tzinfo=UTC)
START = {
    "title": "",
    "rules": {"preset": "trains", "options": {}},
    "players": [{"id": "p1", "name": "Asha"}, {"id": "p2", "name": "Bijay"}, {"id": "p3", "name": "Cy"}],
    "previous": None,
}
ROUND_1 = {
    "round": 1,
    "hands": {"p1": {"points": 0}, "p2": {"points": 41}, "p3": {"tiles": ["6-4", "3-3"]}},
    "ended": {"out": "p1"},
    "double": "9-9",
}


def entries(*said: tuple[Kind, dict[str, Any]]) -> list[Entry]:
    listed = ((Kind.GAME_STARTED, START), *said)
    return [Entry(number, kind, data, "score:1", AT) for number, (kind, data) in enumerate(listed, 1)]


def tell(*said: tuple[Kind, dict[str, Any]]) -> list[Told]:
    """What is told of these entries, after the beginning."""
    listed = entries(*said)
    return list(told(history(listed), fold(listed)))[1:]


def last(*said: tuple[Kind, dict[str, Any]]) -> str:
    return " ".join(tell(*said)[-1].sentences)


def test_a_round_says_who_went_out_and_what_was_counted() -> None:
    (one,) = tell((Kind.ROUND_SET, ROUND_1))
    assert one.sentences == (
        "Asha went out in round 1.",
        "Counted in round 1: Bijay 41, Cy 16 (6-4 3-3).",
        "Round 1 opened on 9-9.",
    )
    assert one.turns
    assert not one.undone


def test_the_beginning_names_everybody_and_cannot_be_taken_back() -> None:
    listed = entries()
    (one,) = told(history(listed), fold(listed))
    assert one.sentences == ("The game began with Asha, Bijay, and Cy.",)
    assert not one.turns


def test_a_blocked_round_says_so() -> None:
    assert last((Kind.ROUND_SET, {"round": 1, "ended": {"blocked": True}})) == ("Round 1 was blocked: nobody went out.")


def test_a_last_tile_that_was_a_double_is_told() -> None:
    said = tell(
        (Kind.ROUND_SET, {"round": 1, "ended": {"out": "p1"}, "on_double": True}),
        (Kind.ROUND_SET, {"round": 1, "on_double": False}),
        (Kind.ROUND_SET, {"round": 1, "on_double": True}),
    )
    assert [one.sentences[0] for one in said] == [
        "Asha went out on a double in round 1.",
        "The last tile of round 1 was no double after all.",
        "The last tile of round 1 was a double.",
    ]


def test_an_ending_taken_out_again_is_open() -> None:
    assert last((Kind.ROUND_SET, {"round": 1, "ended": None})) == "How round 1 ended is open again."


def test_a_correction_says_from_what_to_what() -> None:
    corrected = {"round": 1, "hands": {"p2": {"points": 14}}}
    assert last((Kind.ROUND_SET, ROUND_1), (Kind.ROUND_SET, corrected)) == (
        "Bijay’s hand in round 1 was changed from 41 to 14."
    )


def test_a_hand_taken_out_again_is_not_known() -> None:
    emptied = {"round": 1, "hands": {"p2": {}}}
    assert last((Kind.ROUND_SET, ROUND_1), (Kind.ROUND_SET, emptied)) == (
        "Bijay’s hand in round 1, 41, was taken out again."
    )


def test_a_round_sat_out_a_finder_and_a_double_passed_over_are_told() -> None:
    said = {"round": 1, "hands": {"p2": {"missed": True}}, "finder": "p3", "skipped": "8-8", "moved_on": True}
    assert tell((Kind.ROUND_SET, said))[0].sentences == (
        "Bijay sat round 1 out.",
        "Cy found the double of round 1.",
        "8-8 was passed over and comes back in a later round.",
        "The table went on from round 1 without the missing hands.",
    )


def test_a_round_saved_without_a_change_says_so() -> None:
    assert last((Kind.ROUND_SET, {"round": 1})) == "Round 1 was saved as it was."


def test_a_round_taken_off_keeps_the_number_it_would_have() -> None:
    listed = tell((Kind.ROUND_SET, ROUND_1), (Kind.ROUND_REMOVED, {"round": 1}))
    assert listed[1].sentences == ("Round 1 was taken off the card.",)
    assert listed[0].sentences[-1] == "This round has been taken off the card since."


def test_players_come_leave_and_come_back() -> None:
    joined = {"player": "p4", "name": "Devi", "round": 2, "start": 41}
    said = tell(
        (Kind.ROUND_SET, ROUND_1),
        (Kind.PLAYER_JOINED, joined),
        (Kind.PLAYER_LEFT, {"player": "p4", "after": 1}),
        (Kind.PLAYER_LEFT, {"player": "p2", "after": 0}),
        (Kind.PLAYER_RETURNED, {"player": "p4", "round": 2}),
    )
    assert [one.sentences[0] for one in said[1:]] == [
        "Devi joined in round 2, starting with 41.",
        "Devi left after round 1.",
        "Bijay left before the first round.",
        "Devi came back in round 2.",
    ]


def test_a_new_name_says_the_one_before() -> None:
    said = tell(
        (Kind.PLAYER_RENAMED, {"player": "p2", "name": "Bijoy"}),
        (Kind.PLAYER_REPLACED, {"player": "p2", "name": "Meera"}),
    )
    assert [one.sentences[0] for one in said] == [
        "The name Bijay was corrected to Bijoy.",
        "Meera took the seat of Bijoy; the hands stayed with the seat.",
    ]


def test_somebody_whose_joining_was_taken_back_keeps_the_name_in_the_history() -> None:
    joined = {"player": "p4", "name": "Devi", "round": 1, "start": 0}
    said = tell(
        (Kind.PLAYER_JOINED, joined),
        (Kind.PLAYER_LEFT, {"player": "p4", "after": 0}),
        (Kind.UNDONE, {"entry": 2}),
    )
    assert said[1].sentences == ("Devi left before the first round.",)
    assert said[0].undone


def test_seats_and_swapped_hands_are_told() -> None:
    said = tell(
        (Kind.ROUND_SET, ROUND_1),
        (Kind.SEATS_SET, {"order": ["p3", "p1", "p2"]}),
        (Kind.HANDS_SWAPPED, {"one": "p2", "other": "p3", "rounds": [1]}),
        (Kind.HANDS_SWAPPED, {"one": "p2", "other": "p3", "rounds": [1, 2]}),
    )
    assert [one.sentences[0] for one in said[1:]] == [
        "New order of the seats: Cy, Asha, and Bijay.",
        "Bijay and Cy were given each other’s hand in round 1.",
        "Bijay and Cy were given each other’s hands in rounds 1 and 2.",
    ]


def test_a_doubt_is_told_with_its_note_and_its_end() -> None:
    where = {"round": 1, "player": "p2"}
    said = tell(
        (Kind.ROUND_SET, ROUND_1),
        (Kind.SCORE_FLAGGED, {**where, "points": 14, "note": "I counted twice"}),
        (Kind.FLAG_SETTLED, {**where, "flag": 3, "accepted": True, "points": 14}),
        (Kind.SCORE_FLAGGED, {**where, "points": None, "note": "Look again"}),
        (Kind.FLAG_SETTLED, {**where, "flag": 5, "accepted": False, "points": None}),
    )
    assert [one.sentences for one in said[1:]] == [
        ("Bijay’s hand in round 1 was doubted: it should be 14.", "“I counted twice”"),
        ("The doubt was right: Bijay has 14 in round 1.",),
        ("Bijay’s hand in round 1 was doubted: “Look again”",),
        ("The doubt about Bijay’s hand in round 1 was set aside.",),
    ]
    assert [one.turns for one in said[1:]] == [False, True, False, True]


def test_a_settled_rule_is_told_in_the_words_of_its_question() -> None:
    assert last((Kind.RULE_KEPT, {"name": "double_blank", "value": 50})) == (
        "The table settled a rule. What does the double-blank in a hand count? 50 points."
    )


def test_taking_back_and_bringing_back_say_what() -> None:
    closed: tuple[Kind, dict[str, Any]] = (Kind.GAME_CLOSED, {})
    said = tell(closed, (Kind.UNDONE, {"entry": 2}), (Kind.REDONE, {"entry": 2}), (Kind.GAME_REOPENED, {}))
    assert [one.sentences[0] for one in said] == [
        "The game was ended.",
        "Taken back: “The game was ended.”",
        "Brought back: “The game was ended.”",
        "The game was opened again.",
    ]


def test_one_hand_has_a_history_of_its_own() -> None:
    listed = entries(
        (Kind.ROUND_SET, ROUND_1),
        (Kind.ROUND_SET, {"round": 1, "hands": {"p2": {"points": 14}, "p3": {"points": 9}}}),
        (Kind.UNDONE, {"entry": 3}),
        (Kind.REDONE, {"entry": 3}),
        (Kind.ROUND_SET, {"round": 1, "hands": {"p2": {}}}),
    )
    card = fold(listed)
    assert [change_sentence(one, card, 1, "p2") for one in of_cell(history(listed), 1, "p2")] == [
        "Entered: 41.",
        "Changed from 41 to 14.",
        "A change was taken back: again 41.",
        "A change was brought back: again 14.",
        "14 was taken out again.",
    ]


def test_every_kind_of_entry_has_a_sentence() -> None:
    assert set(_SENTENCES) | {Kind.ROUND_SET, Kind.SCORE_FLAGGED} == set(Kind)
