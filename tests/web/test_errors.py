"""Pages for what goes wrong: in words, with a way on."""

import pytest
from flask import Flask

from tableside.services import rounds, scorecards
from tableside.store.errors import StoreAway, StoreBusy, StoreFull
from tests.web.evening import Evening
from tests.web.round_forms import save


def test_what_is_not_there(evening: Evening) -> None:
    answer = evening.meera.get("/nowhere")
    assert answer.status_code == 404
    assert "There is nothing here" in answer.text
    assert "To the first page" in answer.text


def test_a_form_older_than_the_game_is_sent_to_the_scores_and_not_to_another_link(evening: Evening) -> None:
    """Somebody ended the game while the next round was being typed: the link is as good as before."""
    evening.play(0, 23, 41)
    evening.asha.post("end")
    answer = save(evening.asha, 2, {"p1": "0", "p2": "23", "p3": "41"}, "p1")
    assert answer.status_code == 404
    assert "Nothing was changed." in answer.text
    assert f'href="/g/{evening.view}"' in answer.text
    assert "cut off" not in answer.text
    assert "cut off" in evening.asha.post("/g/nonsense/undo").text


def test_an_address_that_only_takes_forms(evening: Evening) -> None:
    answer = evening.asha.get("undo")
    assert answer.status_code == 405
    assert "POST" in answer.headers["Allow"]
    assert "only takes forms" in answer.text


def test_too_much_at_once(evening: Evening) -> None:
    answer = evening.asha.post("/games", {"names": "A" * 70_000})
    assert answer.status_code == 413
    assert "That is too much at once" in answer.text


def test_a_bug_shows_no_stack(app: Flask, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setitem(app.config, "PROPAGATE_EXCEPTIONS", False)
    monkeypatch.setattr("tableside.web.table.scorecard", broken)
    answer = evening.asha.get()
    assert answer.status_code == 500
    assert "Something broke here" in answer.text
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("error", "status", "sentence"),
    [
        (StoreBusy, 503, "could not be saved just now: Nothing was saved."),
        (StoreAway, 503, "could not be saved just now: Nothing was saved."),
        (StoreFull, 507, "The disk of the server is full: Nothing was saved."),
    ],
)
def test_a_database_that_says_no_leaves_the_values_in_the_form(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, error: type[Exception], status: int, sentence: str
) -> None:
    def refuse(*_: object) -> None:
        raise error("database is locked")

    monkeypatch.setattr("tableside.web.round_saving.save_round", refuse)
    monkeypatch.setattr(rounds, "save_hand", refuse)
    answer = save(evening.asha, 1, {"p1": "0", "p2": "23", "p3": "41"}, "p1")
    assert answer.status_code == status
    assert sentence in answer.text
    assert 'value="23"' in answer.text
    one = evening.asha.post("rounds/1/hands/p2", {"hand-p2": "7", "was-p2": "", "key": "k"})
    assert (one.status_code, 'value="7"' in one.text) == (status, True)
    assert scorecards.version(evening.installation, evening.game) == evening.card.version


def test_a_new_game_that_cannot_be_stored_keeps_its_names(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise StoreBusy("database is locked")

    monkeypatch.setattr("tableside.services.games.start_game", refuse)
    answer = evening.asha.post("/games", {"names": ["Ana", "Bo"], "preset": "trains", "key": "k"})
    assert answer.status_code == 503
    assert 'value="Ana"' in answer.text
    assert "Nothing was saved." in answer.text


def test_a_script_is_told_in_a_header_what_to_say(evening: Evening) -> None:
    answer = evening.meera.post("end")
    assert answer.headers["X-Said"].startswith("This%20phone%20may%20look")
