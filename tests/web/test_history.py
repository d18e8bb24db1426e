"""The history page: everything that happened, newest first, and a way back from it."""

from tests.web.evening import Evening


def test_it_tells_everything_newest_first(evening: Evening) -> None:
    evening.play(0, 23, 41)
    page = evening.meera.get("history").text
    assert page.index("Asha went out in round 1.") < page.index("The game began with Asha, Bijay, and Cy.")
    assert "Counted in round 1: Bijay 23, Cy 41." in page


def test_a_scorekeeper_takes_an_entry_back_and_brings_it_back(evening: Evening) -> None:
    evening.play(0, 23, 41)
    evening.play(12, 0, 5, out=1)
    first = str(evening.card.rounds[0].entry)
    answer = evening.asha.post("undo", {"entry": first, "key": "a", "back": "history"})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{evening.view}/history")
    page = evening.asha.get("history").text
    assert "<s>Asha went out in round 1." in page
    assert "Bring it back" in page
    evening.asha.post("redo", {"entry": first, "key": "b", "back": "history"})
    assert "<s>" not in evening.asha.get("history").text


def test_a_viewer_sees_no_buttons_and_may_not_take_back(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert "Take it back" not in evening.meera.get("history").text
    assert evening.meera.post("undo", {"entry": str(evening.card.version)}).status_code == 403


def test_it_escapes_what_people_are_called(evening: Evening) -> None:
    evening.asha.post("players", {"act": "rename", "player": "p2", "name": "<b>Bijay</b>", "key": "a"})
    page = evening.asha.get("history").text
    assert "The name Bijay was corrected to &lt;b&gt;Bijay&lt;/b&gt;." in page


def test_an_unknown_game_is_not_there(evening: Evening) -> None:
    assert evening.asha.get("/g/nothing/history").status_code == 404


def test_it_only_looks(evening: Evening) -> None:
    assert evening.asha.post("history").status_code == 405
