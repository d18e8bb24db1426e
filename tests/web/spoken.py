"""What a page says, shown or read aloud, and an evening on which there is much to say."""

from collections.abc import Sequence
from html.parser import HTMLParser

from flask import Flask

from tests.web.evening import Evening

SPOKEN = {"alt", "aria-label", "content", "data-title", "placeholder", "title", "value"}
PAGES = (
    "",
    "sharing",
    "sharing/score",
    "sharing/p2",
    "players",
    "history",
    "layout",
    "layout/live",
    "referee",
    "referee/draw",
    "referee/exposed",
    "referee/hand",
    "referee/tie",
    "result",
    "print",
    "rules",
    "rounds/1",
    "rounds/1/hands/p2",
    "rounds/1/hands/p2/photos",
    "round",
    "flags",
    "scorecard/live",
)
FORM_FIELDS = {"button", "option"}


def words_of(html: str) -> Sequence[str]:
    """Every piece of text on a page, with what is only read aloud."""
    words = Words()
    words.feed(html)
    return words.said


def speak(evening: Evening, language: str) -> None:
    """Every phone at the table reads this language now."""
    for phone in (evening.asha, evening.bijay, evening.meera):
        phone.client.set_cookie("tableside_language", language)


def eventful_evening(app: Flask, language: str = "en") -> Evening:
    """Somebody came, somebody left, a round was blocked, a score is questioned and two were corrected."""
    evening = Evening(app, title="Sunday")
    evening.play(0, 23, 41)
    evening.play(5, 5, 7, out=-1)
    evening.asha.post("players", {"act": "join", "name": "Devi", "key": "a"})
    evening.asha.post("players", {"act": "leave", "player": "p3", "key": "b"})
    speak(evening, language)
    evening.meera.post("rounds/1/hands/p2/flags", {"points": "14", "note": "", "key": "c"})
    evening.asha.post("rounds/2/hands/p1", {"hand-p1": "6", "was-p1": "5", "key": "d"})
    evening.asha.post("rounds/2/hands/p2", {"hand-p2": "5", "was-p2": "5", "missed-p2": "1", "key": "e"})
    return evening


class Words(HTMLParser):
    """Collects them."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def handle_data(self, data: str) -> None:
        self.said.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        spoken = SPOKEN if tag != "input" or given.get("type") == "submit" else SPOKEN - {"value"}
        if tag in FORM_FIELDS:
            spoken = spoken - {"value"}
        if tag == "meta" and given.get("name") != "description":
            return
        self.said.extend(text for name, text in attrs if text and (name in spoken or name.startswith("data-say")))
