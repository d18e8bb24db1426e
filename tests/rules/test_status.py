"""`status` tells a round's state at a glance."""

from dataclasses import replace

import pytest

from tableside.rules.applying import apply
from tableside.rules.facts import Facts
from tableside.rules.moves import Draw, EndRound, Open, Pass, Play
from tableside.rules.position import Position
from tableside.rules.ruleset import RuleSet, make_ruleset
from tableside.rules.status import FOOT, FREE, NOT_OPEN, OPENING, OVER, status
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, double, parse_tile, tiles_of

SEATS = ("Asha", "Bijay", "Meera", "Dev")


def test_a_round_that_is_not_open_has_nothing_to_play() -> None:
    found = status(Position(table(), turn="Asha"))
    assert (found.phase, found.playable_numbers, found.still_out) == (NOT_OPEN, (), ())


def test_the_opening_asks_for_its_number() -> None:
    found = status(round_of("9-4@9-9"))
    assert found.phase == OPENING
    assert found.playable_numbers == (9,)
    assert found.still_out == tuple(sorted(set(tiles_of(9, 9)) - {Tile(9, 9), Tile(9, 4)}))
    [due] = found.unfinished
    assert (due.tile, due.needed, due.is_opening, due.is_dead) == (Tile(9, 9), 3, True, False)


def test_free_play_offers_every_open_end() -> None:
    found = status(round_of("9-4@9-9 9-6@9-9 9-2@9-9 9-0@9-9 6-5@9-6"))
    assert (found.phase, found.playable_numbers, found.unfinished) == (FREE, (0, 2, 4, 5), ())
    assert Tile(7, 6) not in found.still_out
    assert Tile(7, 5) in found.still_out


def test_an_open_foot_asks_for_its_number_alone() -> None:
    found = status(round_of("9-4@9-9 9-6@9-9 9-2@9-9 9-0@9-9 6-6@9-6 6-5@6-6"))
    assert (found.phase, found.playable_numbers, found.unfinished[0].needed) == (FOOT, (6,), 2)


def test_a_foot_is_dead_when_too_few_of_its_number_are_left() -> None:
    arms = "6-5@6-6 6-4@6-6 6-3@6-6 6-1@6-6"
    position = round_of(f"{arms} 5-4@6-5 4-3@6-4 5-3@6-3 5-1@6-1 5-5@5-3", set_max=6)
    [due] = status(position).unfinished
    assert due.is_dead
    assert due.left == (Tile(5, 0), Tile(5, 2))


@pytest.mark.parametrize(("laid", "is_dead"), [("", False), (" 5-4@6-5", False), (" 5-4@6-5 5-1@6-1", True)])
def test_a_foot_is_dead_from_the_moment_it_cannot_be_finished(laid: str, is_dead: bool) -> None:
    position = round_of(f"6-5@6-6 6-4@6-6 6-3@6-6 6-1@6-6 5-3@6-3{laid} 5-5@5-3", set_max=6)
    assert status(position).unfinished[0].is_dead is is_dead


def test_the_reserve_is_no_help_to_a_foot() -> None:
    arms = "6-5@6-6 6-4@6-6 6-3@6-6 6-1@6-6"
    rules = make_ruleset("trains", {"opening_arms": 4})
    open_foot = round_of(f"{arms} 5-4@6-5 5-3@6-3 5-5@5-3 5-1@5-5 5-0@5-5", set_max=6, rules=rules)
    known = replace(open_foot, yard=1, facts=Facts(in_yard=frozenset({Tile(5, 2)})))
    assert status(known).unfinished[0].is_dead
    assert status(known).end.result == "round_over"


def test_drawing_counts_the_yard_down() -> None:
    position = replace(round_of("9-4@9-9"), yard=9)
    drawn = apply(position, Draw("Bijay", Tile(7, 1)))
    assert (drawn.yard, drawn.drawn, drawn.hands["Bijay"]) == (8, (Tile(7, 1),), (Tile(7, 1),))
    assert status(drawn).drawable == 8
    assert status(apply(round_of("9-4@9-9"), Draw("Bijay"))).drawable is None


def test_passing_hands_the_turn_on_and_is_remembered() -> None:
    position = replace(round_of("9-4@9-9"), yard=0)
    passed = apply(apply(position, Pass("Bijay")), Pass("Meera"))
    assert (passed.turn, passed.passes) == ("Dev", ("Bijay", "Meera"))
    assert apply(passed, Play("Dev", Tile(9, 1), Tile(9, 9))).passes == ()


def test_a_circle_of_passes_ends_the_round() -> None:
    position = replace(round_of("9-4@9-9"), yard=0)
    for player in ("Bijay", "Meera", "Dev", "Asha"):
        assert status(position).phase == OPENING
        position = apply(position, Pass(player))
    assert status(position).phase == OVER


def test_a_kept_tile_makes_a_pass_prove_nothing() -> None:
    position = replace(round_of("9-4@9-9"), yard=1)
    position = apply(apply(position, Draw("Bijay")), Pass("Bijay"))
    assert position.kept == {"Bijay"}
    for player in ("Meera", "Dev", "Asha"):
        position = apply(position, Pass(player))
    assert status(position).phase == OPENING
    assert status(apply(position, Pass("Bijay"))).phase == OVER


def test_a_pass_after_a_drawn_tile_that_would_have_to_be_laid_proves_that_it_does_not_fit() -> None:
    position = replace(round_of("9-4@9-9", rules=make_ruleset("trains")), yard=2)
    passed = apply(apply(position, Draw("Bijay")), Pass("Bijay"))
    assert (passed.passes, passed.kept) == (("Bijay",), frozenset())


def test_a_round_that_was_ended_stays_ended() -> None:
    over = apply(replace(round_of("9-4@9-9"), yard=3), EndRound())
    assert over.turn is None
    assert status(over).phase == OVER
    assert over.facts.blocked


def test_an_irregular_tile_is_laid_all_the_same() -> None:
    position = round_of("9-4@9-9 9-6@9-9 9-2@9-9 9-0@9-9 6-6@9-6")
    laid = apply(position, Play("Bijay", Tile(7, 3), Tile(9, 4)))
    assert laid.layout is not None
    assert laid.layout.nodes[Tile(7, 3)].facing == 3
    assert status(laid).playable_numbers == (6,)


def test_the_hunt_for_the_double_goes_round() -> None:
    position = Position(table(), turn="Bijay", yard=27)
    missed = apply(position, Draw("Bijay", Tile(4, 1)))
    assert (missed.turn, missed.drawn) == ("Meera", ())
    found = apply(missed, Draw("Meera", Tile(9, 9)))
    assert (found.turn, found.drawn) == ("Meera", (Tile(9, 9),))
    opened = apply(found, Open("Meera", Tile(9, 9)))
    assert (opened.turn, opened.table.starter, opened.hands["Meera"]) == ("Dev", "Meera", ())


def test_a_lower_double_opens_a_round_of_its_own_number() -> None:
    rules = make_ruleset("cross", {"starter_method": "next_lower_held_double"})
    opened = apply(Position(table(rules=rules)), Open("Dev", Tile(7, 7)))
    assert opened.table.opening == Tile(7, 7)
    assert status(opened).playable_numbers == (7,)


def table(set_max: int = 9, rules: RuleSet | None = None) -> Table:
    return Table(rules or make_ruleset("cross"), SEATS, double(set_max), set_max, starter="Asha")


def round_of(plays: str, set_max: int = 9, rules: RuleSet | None = None) -> Position:
    """The tiles laid round the table, whoever was able to."""
    position = apply(Position(table(set_max, rules), turn="Asha"), Open("Asha", double(set_max)))
    for at, word in enumerate(plays.split()):
        tile, onto = map(parse_tile, word.split("@"))
        position = apply(position, Play(SEATS[at % 4], tile, onto))
    return position
