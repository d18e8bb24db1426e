"""A hand counted from a picture: read, shown with its numbers, corrected, and taken over when somebody says so."""

import re

import pytest

from tests.scenes import ANOTHER, SCENE, ScenePhoto, scene_photo
from tests.web.evening import Evening
from tests.web.photo_forms import HAND, pictures, problems, seen, send, tap, tiles, total

READ = ["6-4@0:1,1 9,1 9,19 1,19", "9-8@0:20,1 28,1 28,19 20,19!faint", "0-0@0:40,1 48,1 48,19 40,19!double-blank"]
SHOT = "100x50/"


@pytest.fixture(scope="module")
def photo() -> ScenePhoto:
    return scene_photo(*SCENE)


def test_the_picture_comes_back_with_every_tile_outlined_and_numbered(evening: Evening, photo: ScenePhoto) -> None:
    page = send(evening.asha, photo.data)
    assert page.status_code == 200
    assert tiles(page) == photo.seen
    assert page.text.count('class="mark-line"') == len(photo.seen)
    assert all(f">{tile}" in page.text for tile in photo.seen)
    assert f"{len(photo.seen)} tiles were seen." in page.text
    assert "data:image/jpeg;base64,/9j/" in page.text


def test_nothing_is_saved_before_somebody_says_so(evening: Evening, photo: ScenePhoto) -> None:
    version = evening.card.version
    send(evening.asha, photo.data, keep="1")
    assert evening.card.version == version
    assert "photos/" not in evening.meera.get("rounds/1/hands/p2").text


def test_a_phone_that_has_the_picture_does_not_get_it_back(evening: Evening, photo: ScenePhoto) -> None:
    page = send(evening.asha, photo.data, held="1")
    assert "data:image" not in page.text
    assert 'data-held="0"' in page.text
    assert pictures(page) == ["1024x768/"]


def test_a_script_gets_the_part_alone(evening: Evening) -> None:
    headers = {"HX-Request": "true"}
    part = evening.asha.get(HAND, headers=headers)
    assert part.text.lstrip().startswith('<div id="photos">')
    assert "<html" not in part.text


def test_tiles_to_look_at_are_marked_in_words(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": READ, "picture": SHOT})
    assert "Please look at these" in page.text
    assert "This tile is hard to see." in page.text
    assert "Is this the double-blank?" in page.text
    assert re.findall(r'class="mark mark-(\w+)"', page.text) == ["sure", "unsure", "unsure"]


def test_as_many_are_said_to_need_a_look_as_are_shown_for_it_with_tiles_that_this_set_does_not_have(
    evening: Evening,
) -> None:
    page = send(evening.asha, scene_photo("double-12", 2).data)
    listed = page.text.count('class="photo-doubt"')
    assert listed >= 3
    assert f"{listed} of them need a look." in page.text


def test_a_tap_on_a_tile_opens_a_pad_of_this_sets_numbers(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": READ, "picture": SHOT, "act": "edit-0"})
    assert "Which tile is this? Now 6-4" in page.text
    numbers = {str(number) for number in range(10)}
    assert set(re.findall(r'value="set-0-(\d+)-4"', page.text)) == numbers
    assert set(re.findall(r'value="set-0-6-(\d+)"', page.text)) == numbers


def test_the_tile_in_question_is_shown_close_up(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": READ[:1], "picture": SHOT, "act": "edit-0"})
    assert re.findall(r'class="photo-close" viewBox="([^"]*)"', page.text) == ["-1 -1 12 22"]
    there_again = evening.asha.post(HAND, {"seen": READ[:1], "picture": f"{SHOT}AAAA", "act": "edit-0"})
    assert there_again.text.count("data:image/jpeg;base64,AAAA") == 2


def test_a_tap_on_a_number_corrects_it(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": READ, "picture": SHOT, "act": "set-0-6-7"})
    assert seen(page)[0] == "7-6@0:1,1 9,1 9,19 1,19"
    page = tap(evening.asha, page, "set-1-9-9")
    assert seen(page)[1] == "9-9@0:20,1 28,1 28,19 20,19"
    assert total(page) == 31


def test_what_is_no_tile_is_dropped(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": READ, "picture": SHOT, "act": "drop-1"})
    assert [str(tile) for tile in tiles(page)] == ["6-4", "0-0"]


def test_a_missed_tile_is_added_end_by_end(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": READ, "picture": SHOT, "act": "add"})
    assert "One end of the missed tile" in page.text
    page = tap(evening.asha, page, "half-3")
    assert "The other end: 3 and" in page.text
    page = tap(evening.asha, page, "put-3-1")
    assert seen(page)[-1] == "3-1"


def test_the_hand_is_taken_over_with_its_tiles(evening: Evening, photo: ScenePhoto) -> None:
    page = send(evening.asha, photo.data)
    answer = tap(evening.asha, page, "accept")
    assert answer.status_code == 303
    assert answer.headers["Location"] == f"/g/{evening.view}"
    current = evening.card.current
    assert current
    assert current.cells["p2"].tiles == tuple(photo.seen)
    assert current.cells["p2"].entered == sum(tile.pips for tile in photo.seen) == total(page)


def test_a_tile_that_two_have_is_said_again_beside_the_card(evening: Evening) -> None:
    evening.asha.post("rounds/1/hands/p3", {"tiles-p3": "6-4 3-1", "key": "k"})
    evening.asha.post(HAND, {"seen": READ[:1], "picture": SHOT, "act": "accept"})
    assert "6-4" in evening.asha.get().text


def test_a_player_counts_the_own_hand(evening: Evening) -> None:
    answer = evening.bijay.post(HAND, {"seen": READ[:1], "picture": SHOT, "act": "accept"})
    assert answer.status_code == 303
    current = evening.card.current
    assert current
    assert current.cells["p2"].entered == 10


def test_a_script_on_the_card_gets_the_cards_new_parts(evening: Evening) -> None:
    headers = {"HX-Request": "true", "HX-Current-URL": f"http://localhost/g/{evening.view}", "Sec-Fetch-Site": "none"}
    form = {"seen": READ[:1], "picture": SHOT, "act": "accept"}
    answer = evening.asha.client.post(f"/g/{evening.view}/{HAND}", data=form, headers=headers)
    assert answer.headers["HX-Trigger"] == "hand-saved"
    headers["HX-Current-URL"] = f"http://localhost/g/{evening.view}/{HAND}"
    answer = evening.asha.client.post(f"/g/{evening.view}/{HAND}", data=form, headers=headers)
    assert answer.headers["HX-Redirect"] == f"/g/{evening.view}"


def test_pictures_of_one_hand_add_up_without_counting_a_tile_twice(evening: Evening, photo: ScenePhoto) -> None:
    other = scene_photo(*ANOTHER)
    first = send(evening.asha, photo.data)
    second = send(evening.asha, other.data, seen=seen(first), picture=pictures(first))
    both = send(evening.asha, photo.data, seen=seen(second), picture=pictures(second))
    assert total(both) == total(second) == sum(tile.pips for tile in {*photo.seen, *other.seen})
    assert "Seen before, and counted once" in both.text


def test_a_picture_that_was_a_mistake_is_left_out_with_its_tiles(evening: Evening, photo: ScenePhoto) -> None:
    both = send(evening.asha, scene_photo(*ANOTHER).data, seen=seen(send(evening.asha, photo.data)), picture="800x600/")
    page = tap(evening.asha, both, "away-0")
    assert tiles(page) == scene_photo(*ANOTHER).seen
    assert page.text.count('class="photo"') == 1
    nothing = tap(evening.asha, page, "away-1")
    assert (seen(nothing), pictures(nothing)) == ([], [])


def test_a_tile_that_is_there_already_is_said_to_be_counted_once(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": ["6-4"], "act": "put-4-6"})
    assert "Seen before, and counted once: 6-4." in page.text


def test_another_picture_of_too_many_is_refused(evening: Evening, photo: ScenePhoto) -> None:
    page = send(evening.asha, photo.data, picture=[SHOT] * 6)
    assert page.status_code == 422
    assert problems(page) == ["One hand is counted from 6 pictures at most."]


def test_a_blank_blank_is_asked_about_first(evening: Evening) -> None:
    form = {"seen": READ, "picture": SHOT}
    page = evening.asha.post(HAND, {**form, "act": "accept"})
    assert page.status_code == 422
    assert problems(page) == ["Say first whether the blank tile is the double-blank."]
    assert seen(page) == READ
    page = tap(evening.asha, page, "sure-2")
    assert tap(evening.asha, page, "accept").status_code == 303


def test_the_same_tile_twice_in_a_picture_is_asked_about_first(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": [READ[0], "6-4@0:60,1 68,1 68,19 60,19"], "picture": SHOT, "act": "accept"})
    assert page.status_code == 422
    assert "6-4 is there twice" in problems(page)[0]


def test_no_tiles_are_no_hand(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"act": "accept"})
    assert page.status_code == 422
    assert problems(page) == ["There is no tile yet: take a picture, or add the tiles by hand."]


def test_a_tile_that_another_player_has_is_flagged(evening: Evening) -> None:
    evening.asha.post("rounds/1/hands/p3", {"tiles-p3": "6-4 3-1", "key": "k"})
    page = evening.asha.post(HAND, {"seen": READ, "picture": SHOT})
    assert re.search(r'class="notice">[^<]*6-4[^<]*Cy', page.text) or re.search(r"notice\">[^<]*Cy[^<]*6-4", page.text)


def test_a_tile_just_typed_for_another_player_is_flagged_too(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": READ, "picture": SHOT, "beside-p1": "6-4"})
    assert re.search(r'class="notice">[^<]*6-4', page.text)


def test_the_opening_double_in_a_hand_is_flagged(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": ["9-9@0:1,1 9,1 9,19 1,19"], "picture": SHOT})
    assert re.search(r'class="notice">[^<]*9-9', page.text)


def test_somebody_else_s_entry_meanwhile_is_shown(evening: Evening) -> None:
    evening.asha.post("rounds/1/hands/p2", {"hand-p2": "17", "key": "k"})
    page = evening.asha.post(HAND, {"seen": READ[:1], "picture": SHOT, "act": "accept", "was": ""})
    assert page.status_code == 409
    assert "17" in problems(page)[0]
    was = re.search(r'name="was" value="([^"]*)"', page.text)
    assert was
    assert tap(evening.asha, page, "accept", was=was[1]).status_code == 303


def test_who_went_out_holds_nothing(evening: Evening) -> None:
    evening.play(0, 23, 41)
    page = evening.asha.post("rounds/1/hands/p1/photos", {"seen": READ[:1], "picture": SHOT, "act": "accept"})
    assert page.status_code == 422
    assert "Asha went out" in problems(page)[0]


def test_a_button_without_a_picture_asks_for_one(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"act": "read"})
    assert page.status_code == 422
    assert problems(page) == ["Take or choose a picture first."]


def test_a_viewer_and_another_player_may_not(evening: Evening) -> None:
    for phone, path in ((evening.meera, HAND), (evening.bijay, "rounds/1/hands/p1/photos")):
        assert phone.get(path).status_code == 403
        assert phone.post(path, {"seen": READ[:1], "act": "accept"}).status_code == 403


@pytest.mark.parametrize("path", ["rounds/9/hands/p2/photos", "rounds/1/hands/p9/photos", f"/g/{'x' * 20}/{HAND}"])
def test_a_hand_that_does_not_exist_is_not_there(evening: Evening, path: str) -> None:
    assert evening.asha.get(path).status_code == 404
    assert evening.asha.post(path).status_code == 404


def test_fields_that_nobody_can_have_sent_are_left_out(evening: Evening) -> None:
    odd = ["6-4@7:1,1 9,1 9,19 1,19", "6", "6-4@0:1", "6-4@0:1,23,45,67,8", "<b>", "6-4!<b>", "x" * 5000]
    page = evening.asha.post(HAND, {"seen": odd, "picture": ["<b>", "1x1/<b>"], "act": "set-99-1"})
    assert page.status_code == 200
    assert seen(page) == []
    assert "<b>&" not in page.text


@pytest.mark.parametrize("act", ["set-9-1-2", "drop-9", "sure-9", "edit-9", "away-9", "away", "put-1", "half"])
def test_a_button_that_this_page_does_not_have_changes_nothing(evening: Evening, act: str) -> None:
    page = evening.asha.post(HAND, {"seen": READ, "picture": SHOT, "act": act})
    assert page.status_code == 200
    assert seen(page) == READ


def test_a_doubt_that_the_reader_does_not_have_is_left_out(evening: Evening) -> None:
    page = evening.asha.post(HAND, {"seen": ["6-4!nonsense,faint"], "act": ""})
    assert seen(page) == ["6-4!faint"]


def test_hands_are_counted_without_a_game_by_rules_that_can_be_chosen(evening: Evening, photo: ScenePhoto) -> None:
    assert 'href="/photos"' in evening.meera.get("/").text
    rules = {"preset": "cross", "set_max": "9", "double_blank": "50"}
    page = send(evening.meera, photo.data, "/photos", **rules)
    assert total(page) == sum(tile.pips for tile in photo.seen)
    blank = evening.meera.post("/photos", {"seen": "0-0", **rules})
    assert total(blank) == 50
    assert total(tap(evening.meera, blank, "", "/photos", **{**rules, "double_blank": "25"})) == 25
    assert "Take these tiles" not in blank.text


def test_rules_that_cannot_be_are_the_usual_ones(evening: Evening) -> None:
    assert evening.meera.get("/photos?preset=none&set_max=99&double_blank=x").status_code == 200
