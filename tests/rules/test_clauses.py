"""The rulebook: every clause stands in every game, with an example, a title and a text."""

import re

import pytest
from hypothesis import given

from tableside.rules.clause import Clause
from tableside.rules.clauses import CLAUSES
from tableside.rules.legality import check
from tableside.rules.notation import parse_move
from tableside.rules.options import OPTIONS
from tableside.rules.rulebook import SECTIONS, differences, rulebook, silent_clauses
from tableside.rules.ruleset import PRESETS, RuleSet, make_ruleset
from tableside.rules.rulings import RULINGS
from tableside.wording.clauses import TEXTS, basis_sentence, clause_text, clause_title, section_title
from tests.rules.tables import rulesets


def test_every_ruling_names_a_clause() -> None:
    assert {ruling.clause for ruling in RULINGS.values()} == set(CLAUSES)


def test_every_clause_hangs_on_options_that_exist() -> None:
    assert {option for clause in CLAUSES.values() for option in clause.options} <= set(OPTIONS)


@pytest.mark.parametrize("clause", CLAUSES.values(), ids=CLAUSES)
def test_a_clause_has_an_example_that_can_be_drawn(clause: Clause) -> None:
    example = clause.example
    assert example.plays or example.hand or example.opening != "9-9"
    for rules in PRESETS.values():
        position = example.position(rules)
        assert position.layout is not None
        assert len(position.layout.nodes) == 1 + len(example.plays.split())
        if example.move:
            assert position.turn is not None
            check(position, parse_move(example.move, position.turn))


@pytest.mark.parametrize("clause", CLAUSES.values(), ids=CLAUSES)
def test_a_clause_cites_the_texts(clause: Clause) -> None:
    assert all(re.fullmatch(r"A\d{1,2}", cite) for cite in clause.trains.cites)
    assert all(re.fullmatch(r"B\d{1,2}", cite) for cite in clause.cross.cites)
    assert clause.trains.cites
    assert clause.cross.cites


@given(rulesets())
def test_the_rulebook_holds_every_clause_once_in_any_game(rules: RuleSet) -> None:
    entries = [entry for section in rulebook(rules) for entry in section.entries]
    assert [entry.clause.id for entry in entries] == sorted(
        CLAUSES, key=lambda name: SECTIONS.index(name.split(".")[0])
    )
    for entry in entries:
        assert clause_text(entry.clause.id, rules)
        assert clause_title(entry.clause.id)
        assert basis_sentence(entry.basis)


def test_every_section_has_a_title_and_clauses() -> None:
    for section in rulebook(make_ruleset("trains")):
        assert section_title(section.name)
        assert section.entries


@pytest.mark.parametrize("name", sorted(set(OPTIONS) - {"ruleset", "teams", "misplay_rule", "rounds", "target_total"}))
def test_an_option_changes_what_its_clause_says(name: str) -> None:
    clauses = [clause.id for clause in CLAUSES.values() if name in clause.options]
    assert clauses
    option = OPTIONS[name]
    values = [value for value in (*option.choices, option.least, option.most) if value is not None]
    texts = {tuple(clause_text(clause, make_ruleset("cross", {name: value})) for clause in clauses) for value in values}
    assert len(texts) > 1


def test_a_chosen_option_is_said_to_be_chosen() -> None:
    rules = make_ruleset("cross", {"double_blank": 25})
    entry = next(one for section in rulebook(rules) for one in section.entries if one.clause.id == "score.double-blank")
    assert entry.basis == "option"
    assert entry.options == {"double_blank": 25}
    assert "25" in clause_text("score.double-blank", rules)


def test_the_presets_differ_where_their_texts_do() -> None:
    ids = [difference.clause.id for difference in differences()]
    assert {"opening.fill-first", "yard.drawn-tile", "yard.reserve", "score.double-blank", "score.tie"} <= set(ids)
    assert "match.ends" not in ids
    options = {name for difference in differences() for name in difference.options}
    assert {"opening_arms", "drawn_tile_play", "yard_reserve", "double_blank", "hand_size", "starter_method"} <= options


def test_both_presets_are_silent_on_slips_and_one_on_ties() -> None:
    trains = {clause.id for clause in silent_clauses(make_ruleset("trains"))}
    cross = {clause.id for clause in silent_clauses(make_ruleset("cross"))}
    assert {"slip.mismatch", "seat.leave", "score.tie"} <= trains
    assert "score.tie" not in cross
    assert "seat.late-join" not in {
        clause.id for clause in silent_clauses(make_ruleset("trains", {"late_join": "zero"}))
    }


def test_the_texts_are_those_of_the_clauses() -> None:
    assert set(TEXTS) == set(CLAUSES)
