"""The end of a game as text to send."""

from datetime import UTC, datetime

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.scorecard import Scorecard
from tableside.wording.result import evening, feats, result_text, result_title, why_won

AT = datetime(2026, 11, 29, 20, 15, tzinfo=UTC)
ROUNDS = (({"p1": 0, "p2": 10}, "p1"), ({"p1": 0, "p2": 10}, "p1"), ({"p1": 20, "p2": 0}, "p2"))


def card(title: str = "", rounds: int = 3) -> Scorecard:
    players = [{"id": "p1", "name": "Asha"}, {"id": "p2", "name": "Bijay"}]
    start = {"title": title, "rules": {"preset": "trains", "options": {}}, "players": players, "previous": None}
    entries = [Entry(1, Kind.GAME_STARTED, start, "", AT)]
    for number, (hands, out) in enumerate(ROUNDS[:rounds], 1):
        data = {
            "round": number,
            "hands": {player: {"points": points} for player, points in hands.items()},
            "ended": {"out": out},
            "double": f"{10 - number}-{10 - number}",
        }
        entries.append(Entry(number + 1, Kind.ROUND_SET, data, "", AT))
    return fold([*entries, Entry(9, Kind.GAME_CLOSED, {}, "", AT)])


def test_it_says_who_won_why_and_every_place() -> None:
    assert result_text(card("Sunday"), "29 Nov 2026").splitlines() == [
        "Asha wins with 20.",
        "Asha and Bijay both have 20; Asha went out twice, Bijay once.",
        "",
        "1. Asha: 20",
        "2. Bijay: 20",
        "",
        "Sunday",
        "Chicken Foot, 29 Nov 2026, stopped after 3 of 10 rounds",
    ]


def test_a_clear_victory_needs_no_reason() -> None:
    assert why_won(card(rounds=1)) == ""


def test_a_game_without_a_name_is_called_by_its_players() -> None:
    assert (result_title(card("Sunday")), result_title(card())) == ("Sunday", "Asha and Bijay")


def test_a_place_shows_what_the_tie_break_looks_at() -> None:
    assert [feats(one) for one in card().standings] == [
        "Went out in 2 rounds, lowest round above zero: 20",
        "Went out in 1 round, lowest round above zero: 10",
    ]


def test_who_never_went_out_is_told_so_and_not_by_a_zero() -> None:
    assert [feats(one) for one in card(rounds=1).standings] == [
        "Went out in 1 round",
        "Never went out, lowest round above zero: 10",
    ]


def test_of_a_game_without_a_round_no_zero_is_told() -> None:
    assert evening(card(rounds=0), "29 Nov 2026") == "Chicken Foot, 29 Nov 2026"


def test_a_game_that_nobody_scored_in_has_no_reason() -> None:
    assert why_won(card(rounds=0)) == ""
