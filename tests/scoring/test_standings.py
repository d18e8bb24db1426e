"""Places beyond the points: those who left, those who joined late, a table of one."""

from tableside.rules.ruleset import make_ruleset
from tableside.scoring.standings import RoundResult, decided_by, standings, winners

CROSS = make_ruleset("cross")
ROUNDS = [RoundResult({"Asha": 0, "Bijay": 9, "Cyra": 30}, "Asha"), RoundResult({"Asha": 20, "Bijay": 5}, None)]


def test_who_left_is_listed_last_and_cannot_win() -> None:
    placed = standings(["Asha", "Bijay", "Cyra"], ROUNDS, CROSS, ineligible=frozenset({"Bijay"}))
    assert [(one.player, one.place, one.eligible) for one in placed] == [
        ("Asha", 1, True),
        ("Cyra", 2, True),
        ("Bijay", 3, False),
    ]
    assert winners(placed) == ("Asha",)
    assert placed[-1].why.code == "place.left"


def test_a_late_joiner_starts_from_the_points_given() -> None:
    placed = standings(["Asha", "Dev"], ROUNDS, CROSS, {"Dev": 15})
    assert [(one.player, one.total, one.zero_rounds, one.lowest_round) for one in placed] == [
        ("Dev", 15, 0, None),
        ("Asha", 20, 1, 20),
    ]


def test_somebody_alone_wins_by_their_total() -> None:
    placed = standings(["Asha"], ROUNDS, CROSS)
    assert winners(placed) == ("Asha",)
    assert decided_by(placed) == "total"


def test_nobody_wins_when_everybody_has_left() -> None:
    placed = standings(["Asha", "Bijay"], ROUNDS, CROSS, ineligible=frozenset({"Asha", "Bijay"}))
    assert winners(placed) == ()
    assert [one.place for one in placed] == [1, 2]


def test_it_counts_the_rounds_that_somebody_played() -> None:
    placed = standings(["Asha", "Cyra"], ROUNDS, CROSS)
    assert {one.player: one.rounds_played for one in placed} == {"Asha": 2, "Cyra": 1}
