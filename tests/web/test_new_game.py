"""Starting a game: the names, the rules, and what cannot be played."""

import re
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tableside.rules.ruleset import RuleSet
from tableside.services.scorecards import scorecard
from tableside.services.sharing import find_by_view
from tableside.web.here import EXTENSION
from tests.web.evening import Phone

FOUR = ["Ana", "Bo", "Cy", "Di"]


def start(app: Flask, names: list[str], phone: Phone | None = None, **fields: Any) -> TestResponse:
    form = {"names": names, "preset": "trains", "shown_preset": "trains", "key": "key", **fields}
    return (phone or Phone(app.test_client(), "")).post("/games", form)


def rules_of(app: Flask, answer: TestResponse) -> RuleSet:
    installation = app.extensions[EXTENSION]
    game = find_by_view(installation, answer.headers["Location"].removeprefix("/g/"))
    return scorecard(installation, game).rules


def test_it_begins_and_shows_the_game(app: Flask) -> None:
    phone = Phone(app.test_client(), "")
    answer = start(app, FOUR, phone)
    assert answer.status_code == 303
    page = phone.get(answer.headers["Location"]).text
    assert "Round 1 of 10" in page
    assert "11 tiles each, 10 stay in the yard" in page


def test_empty_fields_are_ignored(app: Flask) -> None:
    phone = Phone(app.test_client(), "")
    page = phone.get(start(app, ["", "Ana", " ", "Bo", ""], phone).headers["Location"]).text
    assert "At the table: Ana and Bo" in page


def test_the_same_form_sent_twice_is_one_game(app: Flask) -> None:
    phone = Phone(app.test_client(), "")
    first, second = start(app, FOUR, phone), start(app, FOUR, phone)
    assert first.headers["Location"] == second.headers["Location"]


def test_a_house_rule_that_differs_is_the_tables_own(app: Flask) -> None:
    rules = rules_of(app, start(app, FOUR, double_blank="25", set_max="12"))
    assert (rules.double_blank, rules.set_max, rules.chosen) == (25, 12, frozenset({"double_blank", "set_max"}))


def test_rules_that_were_left_alone_follow_the_preset(app: Flask) -> None:
    """Without a script the other preset may be chosen while the answers of the first are still shown."""
    rules = rules_of(
        app, start(app, FOUR, preset="cross", shown_preset="trains", double_blank="0", opening_arms="players")
    )
    assert rules == RuleSet()


def test_switches_and_words_keep_their_kinds(app: Flask) -> None:
    rules = rules_of(app, start(app, FOUR, double_plays_again="opening_only", multi_tile_turn="true", rounds="3"))
    assert (rules.double_plays_again, rules.multi_tile_turn, rules.rounds) == ("opening_only", True, 3)


@pytest.mark.parametrize("name", ["O'Neil", "<b>", "=1+1", "🐔", "मीरा", "{{ 7*7 }}"])
def test_any_name_is_a_name(app: Flask, name: str) -> None:
    phone = Phone(app.test_client(), "")
    answer = start(app, [name, "Bo"], phone)
    assert answer.status_code == 303
    page = phone.get(answer.headers["Location"]).text
    assert name != "<b>" or "<b> and Bo" not in page


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["Ana"], "Name at least two players."),
        ([], "Name at least two players."),
        (["Ana", "ana"], "Somebody is already called ana"),
        (["Ana", "B" * 10_000], "A name has at most 40 letters."),
        ([f"P{number}" for number in range(31)], "A game has at most 30 players."),
    ],
)
def test_names_that_do_not_do_are_said_beside_the_field(app: Flask, names: list[str], sentence: str) -> None:
    answer = start(app, names)
    assert answer.status_code == 422
    assert sentence in answer.text
    assert all(f'value="{name}"' in answer.text for name in names[:5])


def test_a_deal_that_the_set_cannot_give_is_refused(app: Flask) -> None:
    answer = start(app, list("ABCDEFGH"), preset="cross", shown_preset="cross")
    assert answer.status_code == 422
    assert re.search(r'id="deal-problem">8 players with 7 tiles each need', answer.text)


def test_a_rule_that_nobody_knows_is_refused_with_the_rules_unfolded(app: Flask) -> None:
    answer = start(app, FOUR, target_total="many")
    assert answer.status_code == 422
    assert 'id="house-rules" open' in answer.text
    assert "many" in answer.text


def test_a_list_of_doubles_is_read(app: Flask) -> None:
    rules = rules_of(app, start(app, FOUR, round_order="list", round_list="9-9 7 0-0"))
    assert [str(tile) for tile in rules.round_list] == ["9-9", "7-7", "0-0"]


def test_only_a_form_starts_a_game(app: Flask) -> None:
    assert app.test_client().put("/games").status_code in (403, 405)
