"""The picture of a hand, kept because somebody said so: everybody sees it beside the hand, scorekeepers delete it."""

import io
import re

import pytest
from PIL import Image
from werkzeug.test import TestResponse

from tests.scenes import SCENE, scene_photo
from tests.web.evening import Evening, Phone
from tests.web.photo_forms import HAND, problems, seen, send, tap

CELL = "rounds/1/hands/p2"


def keep(phone: Phone, key: str = "key", shade: int = 90) -> TestResponse:
    """As the phone's script does before it takes the hand over."""
    file = io.BytesIO()
    Image.new("RGB", (160, 120), (shade, shade, shade)).save(file, "JPEG")
    file.seek(0)
    return phone.post(HAND, {"act": "keep", "picture": "160x120/", "kept": (file, "0.jpg"), "key": key})


def kept(phone: Phone) -> list[str]:
    """Addresses of the pictures on the hand's page."""
    return re.findall(r'<img src="(/g/[^"]*/photos/\d+)"', phone.get(CELL).text)


def test_everybody_with_the_view_link_sees_it_beside_the_hand(evening: Evening) -> None:
    assert keep(evening.asha).status_code == 204
    for phone in (evening.asha, evening.bijay, evening.meera):
        [address] = kept(phone)
        picture = phone.get(address)
        assert picture.mimetype == "image/jpeg"
        assert Image.open(io.BytesIO(picture.data)).size == (160, 120)


def test_without_a_script_it_is_kept_as_the_hand_is_taken_over(evening: Evening) -> None:
    page = send(evening.asha, scene_photo(*SCENE).data)
    assert tap(evening.asha, page, "accept", keep="1", key="key").status_code == 303
    assert len(kept(evening.meera)) == 1


def test_a_picture_that_was_left_out_of_the_count_is_kept_for_nobody(evening: Evening) -> None:
    """The phone sends all that it holds."""
    file = io.BytesIO()
    Image.new("RGB", (160, 120)).save(file, "JPEG")
    files = [(io.BytesIO(file.getvalue()), f"{k}.jpg") for k in range(3)]
    sizes = ["160x120/", "0x0/"]
    assert evening.asha.post(HAND, {"act": "keep", "picture": sizes, "kept": files, "key": "key"}).status_code == 204
    assert len(kept(evening.asha)) == 1


def test_it_is_forgotten_where_nobody_asks_for_it(evening: Evening) -> None:
    page = send(evening.asha, scene_photo(*SCENE).data)
    tap(evening.asha, page, "accept", key="key")
    assert kept(evening.asha) == []


def test_a_request_that_is_repeated_keeps_it_once(evening: Evening) -> None:
    keep(evening.asha)
    keep(evening.asha)
    assert len(kept(evening.asha)) == 1


def test_a_scorekeeper_deletes_it(evening: Evening) -> None:
    keep(evening.asha)
    [address] = kept(evening.asha)
    assert "Delete the picture" in evening.asha.get(CELL).text
    assert evening.asha.post(address).status_code == 303
    assert kept(evening.asha) == []
    assert evening.asha.get(address).status_code == 404


def test_a_phone_asks_again_whether_it_is_still_there_and_gets_it_but_once(evening: Evening) -> None:
    keep(evening.asha)
    [address] = kept(evening.meera)
    first = evening.meera.get(address)
    assert "no-cache" in first.headers["Cache-Control"]
    known = {"If-None-Match": first.headers["ETag"]}
    assert evening.meera.client.get(address, headers=known).status_code == 304
    evening.asha.post(address)
    keep(evening.asha, "another", shade=200)
    [again] = kept(evening.meera)
    answer = evening.meera.client.get(again, headers=known)
    assert (answer.status_code, answer.headers["ETag"]) != (304, first.headers["ETag"])
    assert Image.open(io.BytesIO(answer.data)).getpixel((0, 0)) == (200, 200, 200)


def test_that_it_was_kept_and_deleted_stands_in_the_history(evening: Evening) -> None:
    keep(evening.bijay)
    [address] = kept(evening.asha)
    evening.asha.post(address)
    page = evening.meera.get("history").text
    said = [f"A picture of Bijay’s hand in round 1 was {what}." for what in ("deleted", "kept")]
    assert [page.count(sentence) for sentence in said] == [1, 1]
    assert page.index(said[0]) < page.index(said[1])
    assert "Take it back" not in evening.asha.get("history").text
    cell = evening.meera.get(CELL).text
    assert cell.index("A picture was deleted.") < cell.index("A picture was kept.")


def test_a_picture_kept_leaves_undo_and_the_round_being_typed_as_they_are(evening: Evening) -> None:
    evening.play(0, 23, 41)
    before = evening.card
    keep(evening.asha)
    assert (evening.card.undo, evening.card.current) == (before.undo, before.current)
    assert evening.card.version > before.version


def test_nobody_else_deletes_it(evening: Evening) -> None:
    keep(evening.bijay)
    [address] = kept(evening.bijay)
    for phone in (evening.bijay, evening.meera):
        assert "Delete the picture" not in phone.get(CELL).text
        assert phone.post(address).status_code == 403
    assert len(kept(evening.meera)) == 1


def test_a_viewer_keeps_none(evening: Evening) -> None:
    assert keep(evening.meera).status_code == 403


def test_a_stranger_finds_none(evening: Evening) -> None:
    keep(evening.asha)
    [address] = kept(evening.asha)
    assert evening.meera.get(address.replace(evening.view, "x" * 20)).status_code == 404
    assert evening.meera.get(address.replace("/p2/", "/p3/")).status_code == 404


def test_one_too_many_is_refused_in_a_sentence(evening: Evening) -> None:
    for shade in (10, 60, 110, 160):
        assert keep(evening.asha, f"key-{shade}", shade).status_code == 204
    answer = keep(evening.asha, "one-more", 210)
    assert answer.status_code == 422
    assert answer.text == "4 pictures are kept of this hand already: a scorekeeper can delete one."


def test_what_is_no_picture_is_refused(evening: Evening) -> None:
    form = {"act": "keep", "picture": "160x120/", "kept": (io.BytesIO(b"%PDF"), "0.jpg")}
    assert evening.asha.post(HAND, form).status_code == 422
    page = evening.asha.post(HAND, {"act": "accept", "seen": "6-4", "picture": "9x9/abc", "keep": "1"})
    assert page.status_code == 422
    assert problems(page) == ["The picture is damaged or was not sent completely; send it again."]
    current = evening.card.current
    assert current
    assert current.cells["p2"].entered is None


def test_an_address_with_a_number_that_no_database_has_is_answered(evening: Evening) -> None:
    for address in (f"{HAND}/{2**63}", f"rounds/{2**63}/hands/p2/photos/1", f"{HAND}/{2**31}"):
        assert evening.asha.get(address).status_code == 404
        assert evening.asha.post(address).status_code == 404


def test_where_too_many_wait_it_is_said_and_nothing_is_lost(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    page = send(evening.asha, scene_photo(*SCENE).data)
    monkeypatch.setattr(evening.installation.photo_line, "_most", 0)
    refused = keep(evening.asha)
    assert refused.status_code == 422
    assert refused.text.startswith("Too many pictures are waiting to be read.")
    again = tap(evening.asha, page, "accept", keep="1", key="key")
    assert again.status_code == 503
    assert problems(again) == [refused.text]
    assert seen(again) == seen(page)
