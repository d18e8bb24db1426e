"""The end of a game: the page, the text, the picture, the paper, and the buttons that end it or begin another."""

import io

import pytest
from PIL import Image

from tests.web.evening import Evening


def ended(evening: Evening) -> Evening:
    evening.play(0, 23, 41)
    evening.play(9, 0, 12, out=1)
    evening.asha.post("end", {"key": "end"})
    return evening


def test_it_says_who_won_and_explains_every_place(evening: Evening) -> None:
    page = ended(evening).meera.get("result").text
    assert '<h1 id="result-title">Asha wins with 9.</h1>' in page
    assert "Bijay has 23, 14 points more than Asha." in page
    assert "Cy has 53, 30 points more than Bijay." in page
    assert "Went out in 1 round, lowest round above zero: 9" in page
    assert "still being played" not in page


def test_nobody_is_told_by_a_zero_on_the_result_and_on_the_card(evening: Evening) -> None:
    ended(evening)
    for path in ("result", ""):
        page = evening.meera.get(path).text
        assert "Never went out, lowest round above zero: 12" in page
        assert "in 0 rounds" not in page


def test_a_tie_says_what_decided_it(evening: Evening) -> None:
    evening.play(0, 10, 50)
    evening.play(0, 10, 50)
    evening.play(20, 0, 50, out=1)
    page = evening.meera.get("result").text
    assert "Asha leads with 20." in page
    assert '<p class="result-why">Asha and Bijay both have 20; Asha went out twice, Bijay once.</p>' in page


def test_a_shared_victory_names_both(evening: Evening) -> None:
    evening.play(7, 7, 9, out=-1)
    page = evening.asha.get("result").text
    assert "Asha and Bijay lead with 7." in page
    evening.asha.post("end")
    page = evening.asha.get("result").text
    assert "Asha and Bijay share the victory with 7." in page
    assert page.count('<span class="visually-hidden">Place 1</span>') == 2
    assert '<span class="visually-hidden">Place 3</span>' in page


def test_before_the_end_it_tells_who_leads(evening: Evening) -> None:
    evening.play(0, 23, 41)
    page = evening.asha.get("result").text
    assert "Asha leads with 0." in page
    assert "still being played" in page
    assert "End the game here" in page


def test_ending_early_is_asked_first_in_plain_words(evening: Evening) -> None:
    evening.play(0, 23, 41)
    for page in (evening.asha.get().text, evening.asha.get("result").text):
        asked = page[page.index('<details class="ending">') :]
        assert "9 rounds are left. End the game here?" in asked
        assert f'action="/g/{evening.view}/end"' in asked
        assert page.count(f'action="/g/{evening.view}/end"') == 1


def test_the_picture_is_in_sight_with_its_room_kept_free(evening: Evening) -> None:
    page = ended(evening).meera.get("result").text
    assert 'width="1080" height="1080"' in page
    assert 'loading="lazy"' in page
    assert "See the picture" not in page


def test_before_the_first_round_there_is_nothing_to_send(evening: Evening) -> None:
    page = evening.asha.get("result").text
    assert "No round has been scored yet." in page
    assert "Send it to the others" not in page


def test_a_game_ended_before_its_first_round_has_no_winner(evening: Evening) -> None:
    evening.asha.post("end")
    page = evening.asha.get("result").text
    assert "The game has ended before a round was scored." in page
    assert evening.asha.get("result.png").status_code == 200


def test_the_text_can_be_pasted_into_a_chat(evening: Evening) -> None:
    answer = ended(evening).meera.get("result.txt")
    assert answer.mimetype == "text/plain"
    lines = answer.text.splitlines()
    assert lines[:5] == ["Asha wins with 9.", "", "1. Asha: 9", "2. Bijay: 23", "3. Cy: 53"]
    assert lines[-1].startswith("Chicken Foot")
    assert lines[-1].endswith("stopped after 2 of 10 rounds")
    assert answer.text.strip() in evening.meera.get("result").text


def test_the_picture_is_one_that_chats_show(evening: Evening) -> None:
    answer = ended(evening).meera.get("result.png")
    assert answer.mimetype == "image/png"
    assert len(answer.data) < 300_000
    picture = Image.open(io.BytesIO(answer.data))
    assert picture.size == (1080, 1080)


def test_the_paper_has_every_round_and_marks_who_went_out(evening: Evening) -> None:
    page = ended(evening).meera.get("print").text
    assert '<th scope="row">1 (9-9)</th><td class="number">0 ●</td><td class="number">23</td>' in page
    assert '<th scope="row">Total</th><td class="number">9</td><td class="number">23</td>' in page
    assert "corrected" not in page


def test_the_paper_marks_corrected_scores(evening: Evening) -> None:
    ended(evening).asha.post("rounds/1/hands/p2", {"hand-p2": "14", "was-p2": "23", "key": "c"})
    page = evening.meera.get("print").text
    assert '<td class="number">14 *</td>' in page
    assert "* corrected" in page


def test_many_players_are_listed_below_each_other(evening: Evening) -> None:
    club = Evening(
        evening.app, [f"Player {number}" for number in range(1, 13)], options={"set_max": 18, "hand_size": 7}
    )
    club.play(*range(12))
    page = club.asha.get("print").text
    assert 'class="paper-table paper-turned"' in page
    assert '<th scope="col">Round</th><th scope="col">1 (18-18)</th>' in page


def test_ending_leads_to_the_result_and_opening_again_to_the_scores(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = evening.asha.post("end", {"key": "a"})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{evening.view}/result")
    assert evening.card.closed
    answer = evening.asha.post("reopening", {"key": "b"})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{evening.view}")
    assert not evening.card.over


def test_a_rematch_is_one_tap_and_one_game(evening: Evening) -> None:
    ended(evening)
    assert "Play again, same table" in evening.asha.get("result").text
    first = evening.asha.post("rematch", {"key": "again"})
    second = evening.asha.post("rematch", {"key": "again"})
    assert first.status_code == 303
    assert first.headers["Location"] == second.headers["Location"] != f"/g/{evening.view}"
    assert "Asha" in evening.asha.get(first.headers["Location"]).text


@pytest.mark.parametrize("path", ["end", "reopening", "rematch"])
def test_only_scorekeepers_end_open_and_begin(evening: Evening, path: str) -> None:
    before = evening.card.version
    assert evening.meera.post(path).status_code == 403
    assert evening.bijay.post(path).status_code == 403
    assert evening.card.version == before
    assert evening.asha.get(path).status_code == 405


def test_viewers_see_no_buttons_that_end_or_begin(evening: Evening) -> None:
    page = ended(evening).meera.get("result").text
    assert "Play again" not in page
    assert "Open this game again" not in page


@pytest.mark.parametrize("path", ["result", "result.txt", "result.png", "print"])
def test_an_unknown_game_is_not_there_and_a_page_only_looks(evening: Evening, path: str) -> None:
    assert evening.asha.get(f"/g/nothing/{path}").status_code == 404
    assert evening.asha.post(path).status_code == 405


@pytest.mark.parametrize("path", ["result", "result.txt", "result.png", "print"])
def test_a_replaced_link_leads_nowhere(evening: Evening, path: str) -> None:
    evening.asha.post("sharing", {"link": "view"})
    assert evening.meera.get(path).status_code == 410
