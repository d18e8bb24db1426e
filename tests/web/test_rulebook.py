"""The rulebook of a game: its clauses with the house rules worked in, to be searched, quoted and linked to."""

import pytest
from flask import Flask

from tableside.rules.clauses import CLAUSES
from tableside.rules.ruleset import PRESETS
from tableside.web import rulebook
from tableside.wording.glossary import glossary
from tableside.wording.translate import speaking
from tests.web.evening import Evening, Phone


def test_every_clause_has_a_place_to_link_to(evening: Evening) -> None:
    page = evening.meera.get("rules").text
    assert [clause for clause in CLAUSES if f'id="{clause}"' not in page] == []


def test_house_rules_are_worked_in(app: Flask) -> None:
    plain, own = Evening(app), Evening(app, options={"toes_scope": "next_player_only"})
    sentence = "At this table only the next player has to lay a toe"
    assert sentence not in plain.meera.get("rules").text
    page = own.meera.get("rules").text
    assert sentence in page
    assert "Your table has chosen this." in page


def test_clauses_are_drawn(evening: Evening) -> None:
    page = evening.meera.get("rules").text
    assert page.count('<svg class="layout"') > 20
    assert "6-1 may be laid on 6-6." in page
    assert "style=" not in page


def test_it_is_searched_without_a_script(evening: Evening) -> None:
    page = evening.meera.get("rules?q=drawn+tile").text
    assert 'id="yard.drawn-tile"' in page
    assert 'id="foot.complete-first"' not in page
    assert "No rule has these words." in evening.meera.get("rules?q=xyzzy").text


def test_a_letter_is_found_however_a_keyboard_composes_it(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bengali য় is one sign or য with a dot; NFC, which takes it apart, puts é together."""
    for written, typed in [("\u09df", "\u09af\u09bc"), ("\u0a36", "\u0a38\u0a3c"), ("caf\u00e9", "CAFE\u0301")]:
        for text, search in [(written, typed), (typed, written)]:
            monkeypatch.setattr(rulebook, "clause_text", lambda clause, rules, text=text: f"{clause} {text}")
            assert len(rulebook.chapters(evening.card.rules, search)) == len(rulebook.chapters(evening.card.rules))
    assert rulebook.chapters(evening.card.rules, "xyzzy") == []


@pytest.mark.parametrize("digits", ["५०", "৫০", "੫੦", "൫൦"])
def test_a_number_is_found_in_the_digits_of_every_script(evening: Evening, digits: str) -> None:
    found, told = (_clauses(evening.meera.get(f"/rules/cross?q={typed}").text) for typed in ("50", digits))
    assert told == found
    assert 0 < len(found) < len(CLAUSES)


def test_a_book_in_its_own_digits_is_searched_by_both() -> None:
    rules = PRESETS["cross"]
    with speaking("ne", own_digits=True):
        assert "५०" in str(rulebook.chapters(rules, "50"))
        assert rulebook.chapters(rules, "५०") == rulebook.chapters(rules, "50")


def test_it_explains_the_words_of_the_game_and_what_others_say(evening: Evening) -> None:
    page = evening.meera.get("rules").text
    assert [term.name for term in glossary() if f"<dt>{term.name}</dt><dd>{term.meaning}" not in page] == []
    assert "The tiles that nobody has drawn yet. Others say: yard, boneyard, stock." in page


def test_a_search_is_escaped(evening: Evening) -> None:
    assert 'value="&#34;&gt;&lt;b&gt;"' in evening.meera.get('rules?q="><b>').text


@pytest.mark.parametrize("preset", ["cross", "trains"])
def test_a_preset_has_its_book_without_a_game(app: Flask, preset: str) -> None:
    page = Phone(app.test_client(), "").get(f"/rules/{preset}").text
    assert 'id="foot.complete-first"' in page
    assert 'id="glossary"' in page


def test_the_presets_stand_side_by_side(app: Flask) -> None:
    page = Phone(app.test_client(), "").get("/rules").text
    assert "Seven tiles each." in page
    assert 'id="yard.reserve"' in page
    assert 'id="match.ends"' not in page


def test_a_small_set_has_its_book_too(app: Flask) -> None:
    small = Evening(app, preset="cross", options={"set_max": 6, "hand_size": 5})
    assert small.meera.get("rules").status_code == 200


def test_there_is_no_other_preset(app: Flask) -> None:
    assert Phone(app.test_client(), "").get("/rules/nobody").status_code == 404


def _clauses(page: str) -> list[str]:
    return [clause for clause in CLAUSES if f'id="{clause}"' in page]
