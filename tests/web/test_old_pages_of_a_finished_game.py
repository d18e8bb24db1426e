"""The game ended on another phone while this page lay open: what it still sends is answered in a sentence."""

import io

import pytest
from PIL import Image

from tests.web.evening import Evening
from tests.web.photo_forms import HAND
from tests.web.round_forms import save

STAYS = "The game is over: nobody can join or leave it any more."


@pytest.fixture
def ended(evening: Evening) -> Evening:
    evening.play(0, 23, 41)
    evening.asha.post("end", {"key": "end"})
    return evening


@pytest.mark.parametrize("act", ["join", "leave"])
def test_who_plays_stays_and_the_page_says_so_at_its_top(ended: Evening, act: str) -> None:
    before = ended.card.version
    answer = ended.asha.post("players", {"act": act, "player": "p1", "name": "Esha", "key": "late"})
    assert answer.status_code == 422
    assert f'<p class="problem" id="over-problem">{STAYS}</p>' in answer.text
    assert answer.text.index(STAYS) < answer.text.index("<ol")
    assert ended.card.version == before


def test_a_round_that_was_being_typed_is_told_that_the_game_is_over(ended: Evening) -> None:
    answer = save(ended.asha, 2, {"p1": "0", "p2": "23", "p3": "41"}, "p1")
    assert answer.status_code == 404
    assert "<h1>The game is over</h1>" in answer.text
    assert answer.headers["X-Said"].startswith("The%20game%20is%20over.")


@pytest.mark.parametrize(
    ("path", "form"),
    [("layout/moves", {"kind": "draw"}), ("rounds/2/hands/p2", {"hand-p2": "5"}), ("rounds/2/hands/p2/photos", {})],
)
def test_so_are_a_hand_a_move_and_a_photo_for_it(ended: Evening, path: str, form: dict[str, str]) -> None:
    answer = ended.bijay.post(path, form)
    assert answer.status_code == 404
    assert "The game is over" in answer.text


def test_a_player_keeps_no_picture_for_a_hand_that_nobody_enters_any_more(evening: Evening) -> None:
    save(evening.asha, 1, {"p2": "23"}, then="wait")
    evening.asha.post("end", {"key": "end"})
    picture = io.BytesIO()
    Image.new("RGB", (160, 120)).save(picture, "JPEG")
    picture.seek(0)
    form = {"act": "keep", "picture": "160x120/", "kept": (picture, "0.jpg"), "key": "key"}
    assert evening.bijay.post(HAND, form).status_code == 403


def test_a_round_that_never_was_is_no_end_of_a_game(evening: Evening) -> None:
    answer = save(evening.asha, 99, {"p1": "0"}, "p1")
    assert answer.status_code == 404
    assert "The game is over" not in answer.text
