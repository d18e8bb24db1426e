"""Every page, light and dark, narrow and usual: nothing for axe to say, nothing too small for a thumb."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tableside.web import create_app
from tableside.wording import asking
from tests.browser.checks import axe_faults, sideways_pixels, small_controls
from tests.browser.chromium import borrowed_phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers
from tests.translations import LANGUAGES

pytestmark = pytest.mark.slow

WIDTHS = (320, 390)
QUESTIONS = tuple(f"/referee/{name}" for name in (*asking.QUESTIONS, *asking.MISHAPS))
GENERAL = (
    *("/", "/games", "/join", "/nowhere", "/photos", "/translations"),
    *("/rules", "/rules/cross", "/rules/trains", "/referee", *QUESTIONS),
)
OF_A_GAME = (
    "",
    "/history",
    "/layout",
    "/referee",
    QUESTIONS[0],
    "/players",
    "/result",
    "/print",
    "/rules",
    "/sharing",
    "/sharing/score",
    "/sharing/p2",
    "/rounds/1",
    "/rounds/1/correction",
    "/rounds/2/hands/p2",
    "/rounds/2/hands/p2/photos",
    "/rounds/99",
)
# Parts of those pages, what they point to, and links that lead on to one of them.
PARTS_AND_FILES = {
    "about.health",
    "about.manifest",
    "about.worker",
    "assets.bundle",
    "data.as_csv",
    "data.as_json",
    "follow.buttons",
    "follow.events",
    "follow.live",
    "home.deal_of",
    "joining.code_link",
    "joining.player_link",
    "joining.scoring_link",
    "kept_photos.show",
    "languages.sentences",
    "photos.line",
    "result.picture",
    "result.text",
    "scorecard.current_round",
    "scorecard.events",
    "scorecard.live",
    "scorecard.open_flags",
    "static",
}
IN_EVERY_LANGUAGE = ("", "/referee", "/result", "/sharing", "/players", "/history", "/layout", "/rounds/1/hands/p2")
LONG = ("Maximiliana-Theodora", "Bartholomew the Elder", "Ng", "Ößürgäñ", "അമ്മിണി", "O'Neil", "Ana", "Bob")


@dataclass(frozen=True)
class Table:
    """A phone that keeps score, and the path of its game."""

    page: Page
    game: str

    def faults(self, path: str) -> list[str]:
        self.page.goto(f"{path}?live=0")
        return [fault for width in WIDTHS for theme in ("light", "dark") for fault in self.faults_at(width, theme)]

    def faults_at(self, width: int, theme: str) -> list[str]:
        self.page.set_viewport_size(ViewportSize(width=width, height=740))
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        found = [*axe_faults(self.page), *small_controls(self.page)]
        wide = sideways_pixels(self.page)
        return [f"{width} {theme}: {fault}" for fault in [*found, *([f"{wide} px too wide"] if wide else [])]]


@pytest.fixture(scope="module")
def table(browser: Browser, server: str) -> Iterator[Table]:
    """After three rounds, the second of them blocked."""
    with borrowed_phone(browser, server, 390, 740) as context:
        page = context.new_page()
        page.goto("/")
        new_game(Fingers(page))
        for others in ((23, 41, 17), (5, 12, 60), (33, 8, 41)):
            play_round(Fingers(page), others)
        yield Table(page, _path(page))


@pytest.fixture(scope="module")
def crowd(browser: Browser, server: str) -> Iterator[Table]:
    """Eight players with names that need room, and large scores."""
    with borrowed_phone(browser, server, 390, 740) as context:
        page = context.new_page()
        page.goto("/")
        new_game(Fingers(page), LONG)
        play_round(Fingers(page), (123, 7, 88, 34, 61, 1, 99))
        yield Table(page, _path(page))


@pytest.mark.parametrize("path", GENERAL)
def test_a_page_of_the_installation_is_fit_for_a_thumb(table: Table, path: str) -> None:
    assert table.faults(path) == []


@pytest.mark.parametrize("path", OF_A_GAME)
def test_a_page_of_a_game_is_fit_for_a_thumb(table: Table, path: str) -> None:
    assert table.faults(table.game + path) == []


@pytest.mark.parametrize("path", OF_A_GAME)
def test_a_page_of_eight_players_with_long_names_is_too(crowd: Table, path: str) -> None:
    assert crowd.faults(crowd.game + path) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_the_smallest_phone_in_every_language(crowd: Table, server: str, language: str) -> None:
    """In sentences of another length, and in scripts that need more room above and below."""
    _speak(crowd.page, server, language)
    found = {}
    for path in ("/", "/translations", *(crowd.game + path for path in IN_EVERY_LANGUAGE)):
        crowd.page.goto(f"{path}?live=0")
        assert crowd.page.locator("html").get_attribute("lang") == language
        found[path] = crowd.faults_at(min(WIDTHS), "light")
    _speak(crowd.page, server, "en")
    assert {path: faults for path, faults in found.items() if faults} == {}


def test_a_viewer_s_card_is_fit_for_a_thumb(browser: Browser, server: str, table: Table) -> None:
    with borrowed_phone(browser, server, 390, 740) as context:
        assert Table(context.new_page(), table.game).faults(table.game) == []


def test_no_page_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLESIDE_INSTANCE", str(tmp_path))
    app = create_app()
    urls = app.url_map.bind("table")
    visited = {urls.match(path)[0] for path in (*GENERAL, *(f"/g/x{path}" for path in OF_A_GAME)) if path != "/nowhere"}
    pages = {rule.endpoint for rule in app.url_map.iter_rules() if "GET" in (rule.methods or ())}
    assert pages - visited - PARTS_AND_FILES == set()


def _speak(page: Page, server: str, language: str) -> None:
    page.context.add_cookies([{"name": "tableside_language", "value": language, "url": server}])


def _path(page: Page) -> str:
    return page.url.partition("?")[0]
