"""What the terminal shows: an address, and a code that a phone can read."""

import io

import cv2
import numpy as np
import pytest

from tableside.commands.serving.welcome import welcome
from tableside.paths import templates

LOCAL = "http://127.0.0.1:8000"
# Each character stands for two modules, one above the other; a full block is light, as on a dark terminal.
HALVES = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0), "\u00a0": (0, 0)}


@pytest.mark.parametrize(
    "address", ["http://192.168.1.20:8000", "https://feet.example.org/a/very/long/prefix/of/a/proxy"]
)
def test_the_code_holds_the_address(address: str) -> None:
    assert _read(_said(address)) == address


def test_the_address_stands_beside_the_code() -> None:
    assert "http://192.168.1.20:8000" in _said("http://192.168.1.20:8000").splitlines()[0]


def test_the_code_opens_the_app_while_that_of_a_card_follows_its_score() -> None:
    card = (templates() / "scorecard" / "_waiting.html").read_text(encoding="utf-8")
    assert "Scan this to open the app" in _said("http://192.168.1.20:8000")
    assert "Scan this to follow the score" in card


def test_no_code_is_shown_for_an_address_that_no_phone_can_open() -> None:
    said = _said(None)
    assert LOCAL in said
    assert "█" not in said


def test_no_code_is_shown_where_the_terminal_has_no_blocks() -> None:
    assert _said("http://192.168.1.20:8000", encoding="ascii").count("\n") == 2


def test_only_an_address_of_this_house_asks_for_the_same_network() -> None:
    assert "in the same network" in _said("http://192.168.1.20:8000")
    hosted = _said("http://192.168.1.20:8000", public="https://feet.example.org")
    assert "https://feet.example.org" in hosted
    assert "network" not in hosted


def _said(nearby: str | None, encoding: str = "utf-8", public: str | None = None) -> str:
    out = io.TextIOWrapper(io.BytesIO(), encoding)
    welcome(public, nearby, LOCAL, out)
    out.seek(0)
    return out.read()


def _read(said: str) -> str:
    rows = [line for line in said.splitlines() if line and set(line) <= set(HALVES)]
    modules = np.array([[HALVES[sign][half] for sign in row] for row in rows for half in (0, 1)], dtype=np.uint8)
    picture = cv2.resize(modules * 255, None, fx=8, fy=8, interpolation=cv2.INTER_NEAREST)
    text, *_corners = cv2.QRCodeDetector().detectAndDecode(cv2.copyMakeBorder(picture, 32, 32, 32, 32, 0, value=255))
    return text
