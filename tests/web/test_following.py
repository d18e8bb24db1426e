"""A round followed tile by tile: laid where it fits, refused with the clause, taken back, seen by everybody."""

import re

import pytest
from flask import Flask

from tableside.services.follow import followed
from tableside.services.follow_moves import Followed
from tests.web.evening import Evening, Phone
from tests.web.said import said


@pytest.fixture
def cross(app: Flask) -> Evening:
    return Evening(app, ("Asha", "Bijay", "Cy", "Dora"), preset="cross")


def now(evening: Evening) -> Followed:
    found = followed(evening.installation, evening.game)
    assert found
    return found


def begin(phone: Phone, **more: str) -> None:
    phone.post("layout/moves", {"kind": "begin", "starter": "p1", **more})


def lay(phone: Phone, *plays: str) -> None:
    for play in plays:
        phone.post("layout/moves", {"lay": play})


def test_it_begins_with_the_double_and_counts_hands_and_yard(cross: Evening) -> None:
    begin(cross.asha)
    page = said(cross.meera.get("layout"))
    assert "It is Bijay’s turn." in page
    assert "27 tiles in the yard." in page
    assert "9-9 needs 4 more arms." in page
    assert dict(now(cross).position.counts) == {"Asha": 6, "Bijay": 7, "Cy": 7, "Dora": 7}


def test_a_tile_with_one_place_goes_there_at_once(cross: Evening) -> None:
    begin(cross.asha)
    assert 'name="lay" value="9-4@9-9"' in said(cross.asha.get("layout"))
    answer = cross.asha.post("layout/moves", {"lay": "9-4@9-9"})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{cross.view}/layout")
    assert "It is Cy’s turn." in said(cross.meera.get("layout"))


def test_a_tile_with_several_places_lights_them_up(cross: Evening) -> None:
    begin(cross.asha)
    lay(cross.asha, "9-4@9-9", "9-6@9-9", "9-2@9-9", "9-0@9-9")
    page = said(cross.asha.post("layout/moves", {"tile": "4-2"}))
    assert page.count('class="place"') == 2
    assert 'name="onto" value="9-4"' in page
    assert 'name="onto" value="9-2"' in page


def test_only_the_number_of_an_open_foot_may_be_played(cross: Evening) -> None:
    begin(cross.asha)
    lay(cross.asha, "9-4@9-9", "9-6@9-9", "9-2@9-9", "9-0@9-9", "6-6@9-6")
    page = said(cross.meera.get("layout"))
    assert "Only 6 may be played now. Still out: 8-6, 7-6, 6-5, 6-4, 6-3, 6-2, 6-1, and 6-0." in page


def test_an_illegal_move_is_answered_with_the_clause(cross: Evening) -> None:
    begin(cross.asha)
    lay(cross.asha, "9-4@9-9", "9-6@9-9", "9-2@9-9", "9-0@9-9", "6-6@9-6")
    page = said(cross.asha.post("layout/moves", {"kind": "lay", "tile": "4-3", "onto": "9-4"}))
    assert "6-6 is an unfinished chicken foot" in page
    assert "rules#foot.complete-first" in page
    assert len(now(cross).layout.nodes) == 6


def test_what_was_done_all_the_same_is_taken_as_laid(cross: Evening) -> None:
    begin(cross.asha)
    cross.asha.post("layout/moves", {"kind": "lay", "tile": "9-4", "onto": "9-9"})
    wrong = {"kind": "lay", "tile": "5-3", "onto": "9-4", "force": "1"}
    cross.asha.post("layout/moves", wrong)
    assert len(now(cross).layout.nodes) == 3
    assert now(cross).position.irregular == {1}


def test_drawing_and_passing_go_round(cross: Evening) -> None:
    begin(cross.asha)
    cross.asha.post("layout/moves", {"kind": "draw"})
    assert "Bijay has drawn a tile." in said(cross.meera.get("layout"))
    assert "One tile a turn is all that may be drawn." in said(
        cross.asha.post("layout/moves", {"kind": "draw", "key": "b"})
    )
    cross.asha.post("layout/moves", {"kind": "pass"})
    page = said(cross.meera.get("layout"))
    assert "It is Cy’s turn." in page
    assert "26 tiles in the yard." in page


def test_nobody_passes_before_drawing(cross: Evening) -> None:
    begin(cross.asha)
    assert "has to draw one before passing" in said(cross.asha.post("layout/moves", {"kind": "pass"}))


def test_it_is_taken_back_and_brought_back(cross: Evening) -> None:
    begin(cross.asha)
    lay(cross.asha, "9-4@9-9")
    last = str(now(cross).undo)
    cross.asha.post("layout/moves", {"kind": "undo", "move": last})
    assert len(now(cross).layout.nodes) == 1
    cross.asha.post("layout/moves", {"kind": "redo", "move": last})
    assert len(now(cross).layout.nodes) == 2


def test_the_same_tap_twice_is_one_move(cross: Evening) -> None:
    begin(cross.asha)
    for _tap in range(2):
        cross.asha.post("layout/moves", {"kind": "draw", "key": "a"})
    assert now(cross).position.yard == 26


def test_a_round_is_joined_in_the_middle(cross: Evening) -> None:
    cross.asha.post("layout/moves", {"kind": "begin", "found": "yes"})
    lay(cross.asha, "9-4@9-9", "9-6@9-9", "9-2@9-9", "9-0@9-9", "6-6@9-6", "6-1@6-6")
    cross.asha.post("layout/moves", {"kind": "lay", "tile": "5-3", "onto": "9-4"})
    assert "Lay out what is on the table." in said(cross.meera.get("layout"))
    cross.asha.post("layout/moves", {"kind": "told", "turn": "p3", "yard": "11"})
    page = said(cross.meera.get("layout"))
    assert "It is Cy’s turn." in page
    assert "6-6 needs 2 more toes." in page
    assert "11 tiles in the yard." in page


@pytest.mark.parametrize(
    ("sent", "fault"),
    [
        ({"kind": "lay", "tile": "9-4", "onto": "9-9"}, "9-4 is there twice"),
        ({"kind": "lay", "tile": "12-4", "onto": "9-9"}, "There is no 12-4"),
        ({"kind": "lay", "tile": "4-3", "onto": "8-8"}, "4-3 is joined to 8-8, which is not on the table."),
        ({"kind": "lay", "tile": "x", "onto": "9-9"}, "“x” is not a tile"),
        ({"kind": "told", "turn": "p1", "yard": "99"}, "“99” cannot be"),
    ],
)
def test_what_cannot_be_is_named(cross: Evening, sent: dict[str, str], fault: str) -> None:
    begin(cross.asha)
    lay(cross.asha, "9-4@9-9")
    assert fault in said(cross.asha.post("layout/moves", sent))
    assert len(now(cross).layout.nodes) == 2


def test_a_player_lays_tiles_and_a_viewer_looks_on(cross: Evening) -> None:
    begin(cross.bijay)
    assert cross.meera.post("layout/moves", {"lay": "9-4@9-9"}).status_code == 403
    page = said(cross.meera.get("layout"))
    assert "You are looking on." in page
    assert "Which tile is laid?" not in page


def test_it_leaves_the_scorecard_alone(cross: Evening) -> None:
    before = cross.card.version
    begin(cross.asha)
    lay(cross.asha, "9-4@9-9")
    assert cross.card.version == before


def test_the_drawing_holds_to_the_content_policy(cross: Evening) -> None:
    begin(cross.asha)
    lay(cross.asha, "9-4@9-9")
    assert "style=" not in said(cross.meera.get("layout"))


def test_a_game_that_is_not_there(cross: Evening) -> None:
    assert cross.meera.get("/g/nothing/layout").status_code == 404
    assert cross.meera.get("/g/nothing/layout/live").status_code == 404


def test_the_end_is_handed_to_the_form_of_the_scores(app: Flask) -> None:
    two = Evening(app, ("Asha", "Bijay"), preset="cross", options={"hand_size": 1, "opening_arms": 1})
    begin(two.asha)
    lay(two.asha, "9-4@9-9")
    page = said(two.meera.get("layout"))
    assert "The round is over" in page
    assert f"/g/{two.view}?ended=p1&amp;finder=p1#round" in page
    form = said(two.asha.get(f"/g/{two.view}?ended=p1&finder=p1"))
    assert re.search(r'name="ended" value="p1"[^>]*checked', form)
    assert "54 tiles are not on the table; together they have 477 pips." in form
    assert 'name="tiles-placed" value="9-9"' in form


def test_it_announces_a_foot_that_is_dead(cross: Evening) -> None:
    cross.asha.post("layout/moves", {"kind": "begin", "found": "yes"})
    lay(cross.asha, "9-6@9-9", "9-4@9-9", "9-2@9-9", "9-0@9-9", "6-4@9-4", "6-2@9-2", "6-0@9-0", "8-6@9-6", "8-4@8-6")
    lay(cross.asha, "7-6@6-4", "7-2@7-6", "6-5@6-2", "5-3@6-5", "6-6@6-0", "6-1@6-6")
    cross.asha.post("layout/moves", {"kind": "told", "turn": "p1", "yard": "20"})
    assert "The foot on 6-6 can never be finished." in said(cross.meera.get("layout"))


def test_the_referee_rules_on_the_table_as_it_lies(cross: Evening) -> None:
    begin(cross.asha)
    lay(cross.asha, "9-4@9-9", "9-6@9-9", "9-2@9-9", "9-0@9-9", "6-6@9-6", "6-1@6-6")
    assert "6-6 needs 2 more toes." in said(cross.meera.get("referee"))
    asked = {"state": "table", "tile": "4-3"}
    assert 'name="end" value="9-4"' in said(cross.meera.post("referee", asked))
    page = said(cross.meera.post("referee", {**asked, "end": "9-4"}))
    assert '<p class="ruling-word">No</p>' in page
    assert "Only 6 may be played now. Still out: 8-6, 7-6, 6-5, 6-4, 6-3, 6-2, and 6-0." in page


def test_a_draw_noted_on_two_phones_at_once_is_one_draw(cross: Evening) -> None:
    begin(cross.asha)
    seen = str(now(cross).version)
    cross.asha.post("layout/moves", {"kind": "draw", "seen": seen, "key": "a"})
    page = said(cross.bijay.post("layout/moves", {"kind": "draw", "seen": seen, "key": "b"}))
    assert "Somebody else was quicker." in page
    assert now(cross).position.yard == 26


def test_what_lies_there_can_be_typed_and_is_written_in_the_same_way(cross: Evening) -> None:
    cross.asha.post("layout/moves", {"kind": "begin", "found": "yes"})
    typed = "9-4@9-9 9-6@9-9 6-6@9-6 6-1@6-6"
    cross.asha.post("layout/moves", {"typed": typed})
    assert typed in cross.asha.get("layout").text
    page = said(cross.asha.post("layout/moves", {"typed": "6-2@6-6 6-1@6-6"}))
    assert "6-1 is there twice" in page
    assert len(now(cross).layout.nodes) == 6


def test_a_round_that_was_not_over_goes_on(app: Flask) -> None:
    two = Evening(app, ("Asha", "Bijay"), preset="cross", options={"hand_size": 1, "opening_arms": 1})
    begin(two.asha)
    assert "The round is over" in said(two.asha.get("layout"))
    two.asha.post("layout/moves", {"kind": "told", "turn": "p2"})
    assert "It is Bijay’s turn." in said(two.asha.get("layout"))
