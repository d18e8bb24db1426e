"""The same people again, in one tap."""

from tests.web.evening import Evening


def test_the_first_page_starts_the_last_table_again(evening: Evening) -> None:
    answer = evening.asha.post("/rematch", {"key": "a"})
    assert answer.status_code == 303
    assert answer.headers["Location"] != f"/g/{evening.view}"
    assert "At the table: Asha, Bijay, and Cy" in evening.asha.get(answer.headers["Location"]).text


def test_two_taps_start_one_game(evening: Evening) -> None:
    first, second = (evening.asha.post("rematch", {"key": "same"}) for _ in range(2))
    assert first.headers["Location"] == second.headers["Location"]


def test_a_phone_that_has_kept_no_game_has_no_table(evening: Evening) -> None:
    assert evening.meera.post("/rematch", {"key": "a"}).status_code == 404


def test_a_viewer_may_not_start_it(evening: Evening) -> None:
    assert evening.meera.post("rematch", {"key": "a"}).status_code == 403
