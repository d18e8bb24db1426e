"""Anybody may say that a score is wrong; a scorekeeper accepts it with one tap."""

from tests.web.evening import Evening


def flag(evening: Evening, points: str = "14", note: str = "", key: str = "f") -> int:
    form = {"points": points, "note": note, "key": key}
    return evening.meera.post("rounds/1/hands/p3/flags", form).status_code


def test_a_viewer_says_so_and_the_scorekeeper_sees_it(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert flag(evening, note="I saw it") == 303
    assert "a viewer says it should be 14: “I saw it”" in evening.asha.get().text
    assert "questioned" in evening.meera.get("scorecard/live").text


def test_one_tap_accepts_it(evening: Evening) -> None:
    evening.play(0, 23, 41)
    flag(evening)
    number = evening.card.flags[0].id
    assert evening.asha.post(f"flags/{number}", {"accept": "1", "key": "a"}).status_code == 303
    assert evening.card.rounds[0].cells["p3"].scored == 14
    assert evening.card.flags == ()


def test_another_leaves_it_as_it_is(evening: Evening) -> None:
    evening.play(0, 23, 41)
    flag(evening)
    evening.asha.post(f"flags/{evening.card.flags[0].id}", {"accept": "0", "key": "a"})
    assert (evening.card.rounds[0].cells["p3"].scored, evening.card.flags) == (41, ())


def test_htmx_gets_the_card_and_the_flags_that_are_left(evening: Evening) -> None:
    evening.play(0, 23, 41)
    flag(evening)
    headers = {"HX-Request": "true", "Sec-Fetch-Site": "same-origin"}
    path = f"/g/{evening.view}/flags/{evening.card.flags[0].id}"
    answer = evening.asha.client.post(path, data={"accept": "1", "key": "a"}, headers=headers)
    assert 'hx-target="#flags"' in answer.text
    assert "Accept 14" not in answer.text


def test_a_flag_without_a_word_is_asked_again(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = evening.meera.post("rounds/1/hands/p3/flags", {"points": "", "note": " ", "key": "f"})
    assert answer.status_code == 422
    assert "Type what the score should be" in answer.text


def test_what_was_typed_stays(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = evening.meera.post("rounds/1/hands/p3/flags", {"points": "x", "note": "look", "key": "f"})
    assert answer.status_code == 422
    assert 'value="x"' in answer.text
    assert 'value="look"' in answer.text


def test_viewers_settle_nothing(evening: Evening) -> None:
    evening.play(0, 23, 41)
    flag(evening)
    assert evening.meera.post(f"flags/{evening.card.flags[0].id}", {"accept": "1"}).status_code == 403
    assert "Accept 14" not in evening.meera.get("flags").text


def test_a_flag_that_was_settled_is_gone(evening: Evening) -> None:
    assert evening.asha.post("flags/999", {"accept": "1"}).status_code == 404
