"""The live card: pushed as HTML when there is a newer one, with a heartbeat between."""

import threading
from collections.abc import Iterator

import pytest

from tableside.web import stream
from tableside.web.cards import Look
from tableside.web.qr import drawn
from tests.patience import SECONDS
from tests.web.evening import Evening


def events(evening: Evening, seen: int) -> Iterator[str]:
    look = Look(evening.view, evening.game, "en", "http://192.168.1.20:8000", "")
    said = stream.events(evening.app, look, seen, "192.168.1.30")
    assert next(said) == ": welcome\n\n"
    return said


def test_a_phone_that_has_seen_nothing_gets_the_card_with_its_version(evening: Evening) -> None:
    said = next(events(evening, 0))
    assert said.startswith(f"id: {evening.card.version}\ndata: ")
    assert said.endswith("\n\n")
    assert "No round has been scored yet." in said


def test_its_qr_code_leads_where_the_page_did(evening: Evening) -> None:
    """Not where a stream, which answers nobody's request, believes itself to be."""
    assert drawn(f"http://192.168.1.20:8000/g/{evening.view}").path in next(events(evening, 0))


def test_it_carries_the_name_of_the_game_for_the_top_of_the_page(evening: Evening) -> None:
    evening.asha.post("players", {"act": "rename", "player": "p3", "name": "Devi", "key": "k"})
    assert 'data-title="Asha, Bijay, and Devi"' in next(events(evening, 0))


def test_a_new_score_comes_by_itself(evening: Evening) -> None:
    said = events(evening, evening.card.version)
    later = threading.Timer(0.1, evening.play, (0, 23, 41))
    later.start()
    assert "Asha leads with 0." in next(said)
    later.join(timeout=SECONDS)


def test_a_new_code_comes_by_itself_to_all_who_watch(evening: Evening) -> None:
    old = evening.links.code.upper()
    one, other = events(evening, 0), events(evening, 0)
    assert old in next(one)
    assert old in next(other)
    evening.asha.post("sharing", {"link": "code"})
    for said in (one, other):
        again = next(said)
        assert evening.links.code.upper() in again
        assert old not in again
        assert again.startswith(f"id: {evening.card.version}\n")


def test_a_new_link_that_no_card_shows_is_no_news(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "HEARTBEAT", 0.01)
    said = events(evening, evening.card.version)
    assert next(said).startswith("event: heartbeat")
    evening.asha.post("sharing", {"link": "score"})
    assert {next(said) for _ in range(3)} == {"event: heartbeat\ndata:\n\n"}


def test_several_scores_coalesce_into_the_newest(evening: Evening) -> None:
    before = evening.card.version
    evening.play(0, 23, 41)
    evening.play(9, 0, 1, out=1)
    said = next(events(evening, before))
    assert said.startswith(f"id: {evening.card.version}\n")


def test_it_shows_that_it_is_alive_when_nothing_happens(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "HEARTBEAT", 0.01)
    assert next(events(evening, evening.card.version)) == "event: heartbeat\ndata:\n\n"


def test_it_ends_when_the_server_stops(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "HEARTBEAT", 0.01)
    said = events(evening, evening.card.version)
    next(said)
    monkeypatch.setattr(evening.installation.live, "is_closed", lambda: True)
    assert list(said) == []


def test_it_ends_by_itself_after_a_while(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "LONGEST", (0.0, 0.0))
    assert list(events(evening, 0)) == []


def test_the_address_streams_and_is_kept_by_nobody(evening: Evening) -> None:
    answer = evening.meera.get("events", headers={"Last-Event-ID": "0"}, buffered=False)
    assert answer.mimetype == "text/event-stream"
    assert answer.headers["Cache-Control"] == "no-store, no-transform"
    assert answer.headers["X-Accel-Buffering"] == "no"
    assert "Content-Encoding" not in answer.headers
    answer.close()


def test_one_client_cannot_take_all_streams(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "MOST_FOR_CLIENT", 0)
    answer = evening.meera.get("events", environ_base={"REMOTE_ADDR": "203.0.113.9"})
    assert answer.status_code == 429
    assert answer.headers["Retry-After"] == "5"


def test_a_phone_that_wakes_up_gets_the_card_alone(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = evening.meera.get("scorecard/live")
    assert "Asha leads with 0." in answer.text
    assert "<html" not in answer.text


def test_one_drawing_serves_all_who_look_alike(evening: Evening) -> None:
    first, second = next(events(evening, 0)), next(events(evening, 0))
    assert first == second


def test_a_stream_of_no_game_is_not_there(evening: Evening) -> None:
    assert evening.meera.get("/g/nothing/events").status_code == 404
