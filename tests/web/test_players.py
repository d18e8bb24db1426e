"""The players' page: who comes, goes, sits where and is called what, in forms that need no script."""

import pytest

from tests.web.evening import Evening


def change(evening: Evening, act: str, key: str = "key", **fields: str) -> tuple[int, str]:
    """Sends one of the forms as Asha; gives the status and the page that she sees then."""
    answer = evening.asha.post("players", {"act": act, "key": key, **fields}, follow_redirects=False)
    return answer.status_code, answer.text if answer.status_code != 303 else evening.asha.get("players").text


def names(evening: Evening) -> list[str]:
    return [player.name for player in evening.card.players]


def test_everybody_sees_who_plays(evening: Evening) -> None:
    page = evening.meera.get("players").text
    assert [page.count(f"<b>{name}</b>") for name in ("Asha", "Bijay", "Cy")] == [1, 1, 1]
    assert 'name="act"' not in page


def test_what_opens_a_player_is_a_word_and_no_third_arrow(evening: Evening) -> None:
    page = evening.asha.get("players").text
    assert page.count('<span class="player-change">Change</span>') == 3
    assert "player-change" not in evening.meera.get("players").text


def test_somebody_joins_late_and_the_page_says_with_how_much_and_why(evening: Evening) -> None:
    assert "whoever joins now starts like everybody else" in evening.asha.get("players").text
    evening.play(0, 23, 41)
    asked = evening.asha.get("players").text
    assert "plays from round 2 on and starts with 41, the highest total at the table" in asked
    status, page = change(evening, "join", name="Devi")
    assert status == 303
    assert "Joined in round 2 with 41." in page


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "Type a name."),
        ("  ", "Type a name."),
        ("asha", "Somebody is already called asha"),
        ("x" * 41, "A name has at most 40 letters."),
        ("x" * 10_000, "A name has at most 40 letters."),
    ],
    ids=["empty", "blank", "taken", "long", "very long"],
)
def test_a_name_that_will_not_do_is_refused_beside_its_field_and_kept(evening: Evening, name: str, said: str) -> None:
    status, page = change(evening, "join", name=name)
    assert status == 422
    assert f'<p class="problem" id="name-problem">{said}' in page
    assert f'id="name" name="name" value="{name}"' in page
    assert len(names(evening)) == 3


def test_nobody_joins_where_the_table_does_not_allow_it(evening: Evening) -> None:
    strict = Evening(evening.app, options={"late_join": "not_allowed"})
    strict.play(0, 23, 41)
    page = strict.asha.get("players").text
    assert "At this table nobody joins a game that has begun." in page
    assert "Seat this player" not in page
    assert strict.asha.post("players", {"act": "join", "name": "Devi"}).status_code == 422


def test_somebody_leaves_and_comes_back(evening: Evening) -> None:
    evening.play(0, 23, 41)
    status, page = change(evening, "leave", "a", player="p3")
    assert status == 303
    assert "Left after round 1." in page
    assert "Cy is back" in page
    assert "Left after round 1." not in change(evening, "return", "b", player="p3")[1]


def test_a_name_is_corrected_in_this_game_only(evening: Evening) -> None:
    status, _page = change(evening, "rename", player="p2", name="Bijoy")
    assert status == 303
    assert names(evening) == ["Asha", "Bijoy", "Cy"]


def test_another_person_takes_a_seat(evening: Evening) -> None:
    assert change(evening, "replace", player="p2", name="Meera")[0] == 303
    assert "Meera took the seat of Bijay" in evening.asha.get("history").text


def test_a_name_that_somebody_else_has_is_refused_in_its_own_fold(evening: Evening) -> None:
    status, page = change(evening, "rename", player="p2", name="Cy")
    assert status == 422
    assert '<p class="problem" id="name-p2-problem">Somebody is already called Cy' in page
    assert 'id="name-p2" name="name" value="Cy"' in page
    assert 'id="name-p3" name="name" value="Cy"' in page
    assert page.count("<details open>") == 1


def test_seats_go_up_and_down_by_one_tap(evening: Evening) -> None:
    order = {"order": ["p1", "p2", "p3"]}
    answer = evening.asha.post("players", {"act": "seat", "move": "p3-up", "key": "a", **order})
    assert answer.headers["Location"] == f"/g/{evening.view}/players#player-p3"
    assert names(evening) == ["Asha", "Cy", "Bijay"]
    evening.asha.post("players", {"act": "seat", "move": "p1-down", "key": "b", "order": ["p1", "p3", "p2"]})
    assert names(evening) == ["Cy", "Asha", "Bijay"]


def test_the_first_cannot_go_further_up(evening: Evening) -> None:
    evening.asha.post("players", {"act": "seat", "move": "p1-up", "order": ["p1", "p2", "p3"]})
    assert names(evening) == ["Asha", "Bijay", "Cy"]


def test_seats_that_no_longer_match_are_refused(evening: Evening) -> None:
    answer = evening.asha.post("players", {"act": "seat", "move": "p1-down", "order": ["p1", "p2"]})
    assert answer.status_code == 422
    assert '<p class="problem" id="order-problem">Every player needs one seat' in answer.text


def test_hands_are_swapped_in_one_round_or_in_all(evening: Evening) -> None:
    evening.play(0, 23, 41)
    evening.play(0, 5, 6)
    change(evening, "swap", "a", one="p2", other="p3", round="2")
    assert [evening.card.rounds[1].cells[player].entered for player in ("p2", "p3")] == [6, 5]
    assert [evening.card.rounds[0].cells[player].entered for player in ("p2", "p3")] == [23, 41]
    change(evening, "swap", "b", one="p2", other="p3", round="all")
    assert [evening.card.rounds[0].cells[player].entered for player in ("p2", "p3")] == [41, 23]


def test_a_swap_with_oneself_is_refused_and_the_choice_kept(evening: Evening) -> None:
    evening.play(0, 23, 41)
    status, page = change(evening, "swap", one="p3", other="p3", round="all")
    assert status == 422
    assert '<p class="problem" id="other-problem">Choose two different players.' in page
    assert '<option value="all" selected>' in page


def test_the_same_tap_twice_is_one_entry(evening: Evening) -> None:
    for _time in range(2):
        change(evening, "join", "same", name="Devi")
    assert names(evening) == ["Asha", "Bijay", "Cy", "Devi"]


@pytest.mark.parametrize("act", ["join", "leave", "return", "rename", "replace", "seat", "swap"])
def test_viewers_and_players_change_nothing(evening: Evening, act: str) -> None:
    before = evening.card.version
    fields = {"act": act, "player": "p2", "name": "Zoe", "one": "p1", "other": "p2", "round": "all"}
    assert evening.meera.post("players", fields).status_code == 403
    assert evening.bijay.post("players", fields).status_code == 403
    assert evening.card.version == before


def test_an_unknown_player_is_not_there(evening: Evening) -> None:
    assert change(evening, "leave", player="p9")[0] == 404


def test_a_form_that_wants_nothing_known_is_refused(evening: Evening) -> None:
    assert change(evening, "dance")[0] == 400


def test_an_unknown_game_is_not_there(evening: Evening) -> None:
    assert evening.asha.get("/g/nothing/players").status_code == 404


def test_a_deal_that_the_set_cannot_give_any_more_is_said(evening: Evening) -> None:
    """Seven tiles each of 55 are enough for seven."""
    full = Evening(evening.app, [f"P{number}" for number in range(7)], preset="cross")
    assert "7 tiles each, 6 stay in the yard" in full.asha.get().text
    full.asha.post("players", {"act": "join", "name": "Devi", "key": "join"})
    assert "8 players with 7 tiles each need 56 tiles" in full.asha.get().text
