"""The questions that tables ask most, each answered after a tap or two."""

import pytest
from flask import Flask

from tableside.wording.asking import MISHAPS, QUESTIONS
from tests.web.evening import Evening
from tests.web.said import said


def word(page: str) -> str:
    """The big word of the first answer."""
    return page.partition('<p class="ruling-word">')[2].partition("</p>")[0]


@pytest.fixture
def trains(app: Flask) -> Evening:
    return Evening(app, ("Asha", "Bijay", "Cy", "Dora"), preset="trains")


@pytest.fixture
def cross(app: Flask) -> Evening:
    return Evening(app, ("Asha", "Bijay", "Cy", "Dora"), preset="cross")


def test_a_drawn_tile_must_be_played_or_may_be_kept(trains: Evening, cross: Evening) -> None:
    assert word(said(trains.meera.get("referee/drawn"))) == "Yes, if it fits"
    assert word(said(cross.meera.get("referee/drawn"))) == "No, you may keep it"


def test_drawing_is_for_those_who_cannot_play(cross: Evening) -> None:
    assert word(said(cross.meera.post("referee/draw", {"able": "yes", "yard": "more"}))) == "No"
    assert word(said(cross.meera.post("referee/draw", {"able": "no"}))) == "Yes, it has to be"


def test_the_undrawn_remainder_is_not_drawn(trains: Evening, cross: Evening) -> None:
    last = {"able": "no", "yard": "1"}
    assert word(said(trains.meera.post("referee/draw", last))) == "No"
    assert word(said(cross.meera.post("referee/draw", last))) == "Yes, it has to be"


def test_a_round_is_blocked_when_all_have_passed_and_nothing_is_left(cross: Evening) -> None:
    assert word(said(cross.meera.post("referee/blocked", {"passed": "yes", "yard": "0"}))) == "The round is over"
    assert word(said(cross.meera.post("referee/blocked", {"passed": "yes", "yard": "2"}))) == "Play on"


def test_a_block_that_hangs_on_hidden_hands_says_what_would_have_to_be_known(cross: Evening) -> None:
    page = said(cross.meera.post("referee/blocked", {"passed": "no", "yard": "0"}))
    assert word(page) == "That depends"
    assert "To say more, I would have to know what this player holds" in page


def test_a_foot_is_counted_out(cross: Evening) -> None:
    lying = [f"6-{low}" for low in range(6)]
    assert word(said(cross.meera.post("referee/foot", {"foot": "foot-6-1", "lying": lying}))) == "Yes"
    lying += ["7-6", "8-6"]
    page = said(cross.meera.post("referee/foot", {"foot": "foot-6-1", "lying": lying}))
    assert word(page) == "No"
    assert "Toes missing on 6-6: 2. Tiles of its number that are left: only 1." in page
    assert "Your rules do not say" in page


def test_going_out_on_a_double_has_its_price(app: Flask) -> None:
    table = Evening(app, preset="cross", options={"go_out_on_double": "penalty_50"})
    page = said(table.meera.post("referee/out", {"tile": "4-4"}))
    assert word(page) == "Yes"
    assert "At your table going out on a double costs this player 50 points." in page


def test_a_banned_double_cannot_be_the_last_tile(app: Flask) -> None:
    table = Evening(app, preset="cross", options={"go_out_on_double": "banned"})
    assert word(said(table.meera.post("referee/out", {"tile": "4-4"}))) == "No"
    assert word(said(table.meera.post("referee/out", {"tile": "5-4"}))) == "Yes"


def test_the_finder_starts(cross: Evening) -> None:
    assert word(said(cross.meera.post("referee/starts", {"finder": "Bijay"}))) == "Bijay"
    assert word(said(cross.meera.get("referee/starts"))) == "That depends"


def test_the_start_goes_round_where_the_table_wants_that(app: Flask) -> None:
    table = Evening(app, preset="cross", options={"starter_method": "winner_starts"})
    table.play(12, 0, 9, out=1)
    assert word(said(table.meera.get("referee/starts"))) == "Bijay"


def test_a_hand_is_counted_by_the_rules_of_the_table(cross: Evening, trains: Evening) -> None:
    hand = {"typed": "9-4", "tiles": ["0-0"]}
    assert word(said(cross.meera.post("referee/hand", hand))) == "63 points"
    assert word(said(trains.meera.post("referee/hand", hand))) == "13 points"


def test_a_hand_stays_on_the_phone_that_asks(cross: Evening) -> None:
    before = cross.card
    cross.asha.post("referee/hand", {"typed": "9-4 9-9"})
    assert cross.card == before
    assert "9-4 9-9" not in said(cross.bijay.get("referee/hand"))


def test_a_tile_that_cannot_be_read_is_named(cross: Evening) -> None:
    assert "“9x4” is not a tile" in said(cross.meera.post("referee/hand", {"typed": "9x4"}))
    assert "There is no 12-4" in said(cross.meera.post("referee/hand", {"typed": "12-4"}))


def test_a_tie_on_the_card_is_broken_by_who_went_out_more(cross: Evening) -> None:
    cross.play(0, 12, 30, 40)
    cross.play(0, 5, 30, 40)
    cross.play(17, 0, 30, 40, out=1)
    page = said(cross.meera.get("referee/tie"))
    assert word(page) == "Asha"
    assert "Asha went out twice" in page


def test_a_tie_outside_a_game_is_told(cross: Evening) -> None:
    told = {"preset": "cross", "zeros-1": "2", "zeros-2": "3"}
    assert word(said(cross.meera.post("/referee/tie", told))) == "the second"


@pytest.mark.parametrize("question", [*QUESTIONS, *MISHAPS])
@pytest.mark.parametrize("preset", ["cross", "trains"])
def test_every_question_can_be_asked_with_and_without_a_game(cross: Evening, question: str, preset: str) -> None:
    assert cross.meera.get(f"referee/{question}").status_code == 200
    assert cross.meera.get(f"/referee/{question}?preset={preset}").status_code == 200


def test_a_silent_rule_comes_with_the_usual_ruling(cross: Evening) -> None:
    page = said(cross.meera.get("referee/exposed"))
    assert word(page) == "Your rules do not say"
    assert "Show it to everybody and play on." in page


def test_there_is_no_other_question(cross: Evening) -> None:
    assert cross.meera.get("referee/weather").status_code == 404


def test_what_a_followed_round_knows_need_not_be_told(cross: Evening) -> None:
    cross.asha.post("layout/moves", {"kind": "begin", "starter": "p1"})
    for play in ("9-4@9-9", "9-6@9-9", "9-2@9-9", "9-0@9-9", "6-6@9-6", "6-1@6-6"):
        cross.asha.post("layout/moves", {"lay": play})
    left = "Toes missing on 6-6: 2. Tiles of its number that may be out: 7."
    assert left in said(cross.meera.get("referee/foot"))
    assert 'value="more" checked' in said(cross.meera.get("referee/draw"))


def test_who_joins_late_starts_with_the_highest_total(cross: Evening) -> None:
    cross.play(0, 12, 30, 40)
    page = said(cross.meera.get("referee/late"))
    assert word(page) == "Your rules do not say"
    assert "This player joins at the start of a round with 40." in page
    assert word(said(cross.meera.get("/referee/late"))) == "Your rules do not say"


def test_a_round_sat_out_counts_as_its_highest(cross: Evening) -> None:
    cross.play(0, 12, 30, 40)
    assert "This player gets the highest score of that round." in said(cross.meera.get("referee/missed"))
