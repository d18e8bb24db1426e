"""The picture of the result: any number of players, any name, and letters of any script that there is a font for."""

import io
import unicodedata

import pytest
from PIL import Image, ImageDraw

from tableside.web import lettering, result
from tableside.web.lettering import SANS, VIRAMA, fitted, legible, lines, width
from tableside.web.poster import Line, Poster, drawn
from tableside.wording.translate import speaking
from tests.web.evening import Evening


def poster(*names: str, headline: str = "Asha wins with 9.") -> Poster:
    players = tuple(Line(place, name, str(9 * place), place == 1) for place, name in enumerate(names, 1))
    return Poster("Sunday", headline, "", "Chicken Foot", players)


def size(one: Poster) -> tuple[int, int]:
    return Image.open(io.BytesIO(drawn(one))).size


@pytest.mark.parametrize("players", [0, 1, 2, 4, 9, 10, 30])
def test_it_is_as_tall_as_its_players_need(players: int) -> None:
    wide, high = size(poster(*(f"Player {number}" for number in range(players))))
    assert wide == 1080
    assert 1080 <= high <= 1900


@pytest.mark.parametrize(
    "name", ["<b>Bo</b>", "=1+1", "O'Neil", "x" * 40, "মীরা", "അമ്മ", "ਮੀਰਾ", "महेश", "محمد", "\u200d"]
)
def test_it_takes_any_name(name: str) -> None:
    assert size(poster(name, headline=f"{name} wins with 9."))[0] == 1080


def test_a_long_name_is_cut_with_three_dots_and_stays_in_its_room() -> None:
    shortened = fitted("Wilhelmina Alexandra Hohenstaufen-Zollern", SANS, 40, 300)
    assert shortened.endswith("…")
    assert width(shortened, SANS, 40) <= 300


@pytest.mark.parametrize("word", ["লক্ষ্মী", "ലക്ഷ്മി", "ਹਰਪ੍ਰੀਤ", "लक्ष्मी"])
def test_a_word_is_cut_before_a_letter_and_never_within_one(word: str) -> None:
    for room in range(0, 200, 10):
        left = fitted(word, SANS, 40, room).removesuffix("…")
        assert word.startswith(left)
        assert not left or unicodedata.combining(left[-1]) != VIRAMA
        assert left == word or unicodedata.category(word[len(left)])[0] != "M"


def test_where_no_font_has_the_language_the_picture_speaks_english(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.play(0, 23, 41)
    with evening.app.test_request_context("/"), speaking("bn"):
        monkeypatch.setattr(result, "legible", lambda text: "")
        assert result.poster_of(evening.card).headline == "Asha leads with 0."


def test_sentences_are_broken_between_words() -> None:
    broken = lines("Asha and Bijay both have 84; Asha went out three times.", SANS, 40, 500)
    assert " ".join(broken) == "Asha and Bijay both have 84; Asha went out three times."
    assert all(width(line, SANS, 40) <= 500 for line in broken)


def test_letters_that_no_font_has_are_left_out() -> None:
    assert legible("Ana \U0010fffd") == "Ana"
    assert legible("\U0010fffd\u200d\U0010fffd") == ""


def test_without_fonts_on_the_machine_it_still_writes_latin(monkeypatch: pytest.MonkeyPatch) -> None:
    for cached in (lettering._is_there, lettering._has, lettering._name_of_font):
        cached.cache_clear()
    monkeypatch.setattr(lettering, "_is_there", lambda name: name == lettering._BUILT_IN)
    image = Image.new("L", (200, 60))
    lettering.write(ImageDraw.Draw(image), (5, 40), "Åsa", SANS, 30, "#fff")
    for cached in (lettering._has, lettering._name_of_font):
        cached.cache_clear()
    assert image.getbbox()


def test_the_same_picture_is_drawn_once() -> None:
    assert drawn(poster("Asha")) is drawn(poster("Asha"))
