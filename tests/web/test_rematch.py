"""The same people again, in one tap."""

from tableside.services import games, sharing
from tableside.web import stream
from tableside.web.cards import Look
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


def test_those_who_watch_the_old_game_are_led_to_the_new_one(evening: Evening) -> None:
    evening.play(0, 23, 41)
    new = evening.asha.post("rematch", {"key": "a"}).headers["Location"]
    for phone in (evening.meera, evening.bijay):
        card = phone.get().text
        assert "A new game has begun: watch it" in card
        assert f'href="{new}"' in card


def test_the_news_of_it_is_pushed_to_who_watches(evening: Evening) -> None:
    before = evening.card.version
    evening.asha.post("rematch", {"key": "a"})
    look = Look(evening.view, evening.game, "en", "http://192.168.1.20:8000", "")
    said = stream.events(evening.app, look, before, "192.168.1.30")
    assert next(said) == ": welcome\n\n"
    assert "A new game has begun: watch it" in next(said)


def test_a_viewer_is_led_to_the_new_link_when_it_has_been_replaced(evening: Evening) -> None:
    old = evening.asha.post("rematch", {"key": "a"}).headers["Location"]
    who = games.last_table(evening.installation, evening.who.device)
    assert who
    sharing.replace_link(evening.installation, who, "view")
    card = evening.meera.get().text
    assert f'href="{old}"' not in card
    assert "A new game has begun: watch it" in card
