"""Names belong to the game in which they were given."""

from tableside.scoring.entries import Kind
from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening


def test_a_new_spelling_holds_in_this_game_alone() -> None:
    evening, other = Evening(), Evening()
    evening.rename(BIJAY, "Bijoy")
    assert evening.card.names[BIJAY] == "Bijoy"
    assert other.card.names[BIJAY] == "Bijay"


def test_the_reasons_for_places_speak_of_the_new_name() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.rename(ASHA, "<b>")
    bijay = evening.card.standing(BIJAY)
    assert bijay
    assert bijay.why.values["ahead"] == ("<b>",)


def test_the_hands_stay_with_the_seat_of_somebody_replaced() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.write(Kind.PLAYER_REPLACED, {"player": CYRA, "name": "Meera"})
    assert evening.card.names[CYRA] == "Meera"
    assert evening.totals[CYRA] == 7


def test_an_undone_spelling_is_the_old_one() -> None:
    evening = Evening()
    evening.undo(evening.rename(BIJAY, "Bijoy"))
    assert evening.card.names[BIJAY] == "Bijay"


def test_seats_follow_the_new_order_and_who_joined_since_sits_at_its_end() -> None:
    evening = Evening()
    evening.join("p4", "Dev", 1)
    evening.write(Kind.SEATS_SET, {"order": [CYRA, "p9", ASHA, BIJAY]})
    assert [(player.id, player.seat) for player in evening.card.players] == [
        (CYRA, 0),
        (ASHA, 1),
        (BIJAY, 2),
        ("p4", 3),
    ]
