"""The tie-break, against a comparison of every pair written differently."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from tableside.rules.ruleset import make_ruleset
from tableside.scoring.standings import RoundResult, decided_by, standings, winners
from tests.scoring.strategies import PLAYERS, round_results

games = st.lists(round_results(), max_size=5)
CROSS = make_ruleset("cross")


@given(games)
def test_it_gives_each_player_one_place_more_than_there_are_players_who_beat_them(rounds: list[RoundResult]) -> None:
    placed = standings(PLAYERS, rounds, CROSS)
    beaten_by = {player: sum(_beats(other, player, rounds) for other in PLAYERS) for player in PLAYERS}
    assert {one.player: one.place for one in placed} == {player: 1 + count for player, count in beaten_by.items()}


@given(games)
def test_it_is_the_same_whoever_is_named_first(rounds: list[RoundResult]) -> None:
    forwards = standings(PLAYERS, rounds, CROSS)
    backwards = standings(PLAYERS[::-1], rounds, CROSS)
    assert {one.player: one.place for one in forwards} == {one.player: one.place for one in backwards}


@given(games)
def test_it_is_the_same_in_whatever_order_the_rounds_are_entered(rounds: list[RoundResult]) -> None:
    assert standings(PLAYERS, rounds, CROSS) == standings(PLAYERS, rounds[::-1], CROSS)


@given(games)
def test_it_says_what_separates_first_place_from_the_next(rounds: list[RoundResult]) -> None:
    placed = standings(PLAYERS, rounds, CROSS)
    separated = _separated_by(placed[0].player, placed[1].player, rounds)
    assert decided_by(placed) == separated
    assert (len(winners(placed)) > 1) == (separated == "shared")


@given(games)
def test_best_rounds_only_ever_splits_places_that_would_be_shared(rounds: list[RoundResult]) -> None:
    plain = {one.player: one.place for one in standings(PLAYERS, rounds, CROSS)}
    finer = standings(PLAYERS, rounds, make_ruleset("cross", {"tie_break": "best_rounds"}))
    assert [plain[one.player] for one in finer] == sorted(plain.values())
    assert all(one.place >= plain[one.player] for one in finer)


def _beats(one: str, other: str, rounds: Sequence[RoundResult]) -> bool:
    if _total(one, rounds) != _total(other, rounds):
        return _total(one, rounds) < _total(other, rounds)
    if _zeros(one, rounds) != _zeros(other, rounds):
        return _zeros(one, rounds) > _zeros(other, rounds)
    for points in range(1, 5):
        if _scored(one, points, rounds) != _scored(other, points, rounds):
            return _scored(one, points, rounds)
        if _scored(one, points, rounds):
            return False
    return False


def _separated_by(one: str, other: str, rounds: Sequence[RoundResult]) -> str:
    if _total(one, rounds) != _total(other, rounds):
        return "total"
    if _zeros(one, rounds) != _zeros(other, rounds):
        return "zero_rounds"
    return "lowest_round" if _beats(one, other, rounds) else "shared"


def _total(player: str, rounds: Sequence[RoundResult]) -> int:
    total = 0
    for one in rounds:
        total += one.points.get(player, 0)
    return total


def _zeros(player: str, rounds: Sequence[RoundResult]) -> int:
    noted = [one for one in rounds if one.out_known and one.out == player]
    guessed = [one for one in rounds if not one.out_known and one.points.get(player) == 0]
    return len(noted) + len(guessed)


def _scored(player: str, points: int, rounds: Sequence[RoundResult]) -> bool:
    return any(one.points.get(player) == points for one in rounds)
