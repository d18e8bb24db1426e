"""A new game: who plays, by which rules, and who may keep its score."""

import pytest

from tableside.services import games, sharing
from tableside.services.access import access
from tableside.services.errors import FormProblems
from tableside.services.games import NewGame
from tableside.services.installation import Installation
from tableside.services.phones import name_phone, new_phone
from tableside.services.scorecards import game_history, scorecard
from tests.services.table import NAMES, Table


def _refused(installation: Installation, wanted: NewGame) -> dict[str, str]:
    with pytest.raises(FormProblems) as refused:
        games.start_game(installation, wanted, new_phone(installation)[0])
    return {field: reason.code for field, reason in refused.value.problems.items()}


def test_it_seats_the_players_in_order_and_keeps_the_rules(installation: Installation) -> None:
    phone, _token = new_phone(installation)
    wanted = NewGame(NAMES, "trains", {"double_blank": 25}, "Friday", "k")
    card = scorecard(installation, games.start_game(installation, wanted, phone).game)
    assert [player.name for player in card.players] == list(NAMES)
    assert (card.title, card.rules.preset, card.rules.double_blank) == ("Friday", "trains", 25)
    assert card.current
    assert card.current.number == 1


def test_the_phone_that_began_it_keeps_score_and_others_look(table: Table) -> None:
    assert table.asha.may_score
    assert not table.meera.may_score
    assert access(table.installation, table.game.game, None).role == "view"


def test_it_has_a_link_for_each_role_and_player(table: Table) -> None:
    links = sharing.links_of(table.installation, table.asha)
    assert sharing.find_by_view(table.installation, links.view) == table.game.game
    assert set(links.players or {}) == {"p1", "p2", "p3", "p4"}
    assert len({links.view, links.score, links.code, *(links.players or {}).values()}) == 7


def test_empty_fields_are_left_out(installation: Installation) -> None:
    phone, _token = new_phone(installation)
    ref = games.start_game(installation, NewGame(["Asha", "", " \t", "Bijay", "\u200b"], key="k"), phone)
    assert [player.name for player in scorecard(installation, ref.game).players] == ["Asha", "Bijay"]


def test_the_name_of_the_phone_stands_in_the_history_from_the_start(installation: Installation) -> None:
    phone, _token = new_phone(installation)
    name_phone(installation, phone, "Asha’s phone")
    ref = games.start_game(installation, NewGame(NAMES, key="k"), phone)
    assert [change.by for change in game_history(installation, ref.game)] == ["Asha’s phone"]


@pytest.mark.parametrize(
    ("wanted", "problems"),
    [
        (NewGame([]), {"names": "players-number"}),
        (NewGame(["Asha"]), {"names": "players-number"}),
        (NewGame([f"P{number}" for number in range(31)]), {"names": "players-number"}),
        (NewGame(["Asha", "", "Bijay", "ASHA"]), {"names-3": "name-twice"}),
        (NewGame(["Strasse", "Straße"]), {"names-1": "name-twice"}),
        (NewGame(["Jose\u0301", "JOSÉ"]), {"names-1": "name-twice"}),
        (NewGame(["Asha", "Asha\u200b"]), {"names-1": "name-twice"}),
        (NewGame(["Asha", "B" * 41]), {"names-1": "name-too-long"}),
        (NewGame(NAMES, title="T" * 61), {"title": "title-too-long"}),
        (NewGame(NAMES, preset="poker"), {"rules": "preset-unknown"}),
        (NewGame(NAMES, options={"arms": 3}), {"rules": "option-unknown"}),
        (NewGame(NAMES, options={"double_blank": "much"}), {"rules": "option-value"}),
        (NewGame([f"P{number}" for number in range(8)], "cross"), {"deal": "deal-too-large"}),
        (NewGame(NAMES, "cross", {"round_order": "list"}), {"round_list": "list-empty"}),
        (NewGame(NAMES, "cross", {"round_order": "list", "round_list": "12 9"}), {"round_list": "list-above-set"}),
    ],
)
def test_it_says_beside_which_field_what_is_wrong(
    installation: Installation, wanted: NewGame, problems: dict[str, str]
) -> None:
    assert _refused(installation, wanted) == problems


def test_thousands_of_names_are_refused_at_once(installation: Installation) -> None:
    assert _refused(installation, NewGame([f"N{number}" for number in range(20_000)]))["names"] == "players-number"


def test_a_refused_game_is_not_there(installation: Installation) -> None:
    phone, _token = new_phone(installation)
    with pytest.raises(FormProblems):
        games.start_game(installation, NewGame(["Asha"], key="k"), phone)
    assert games.kept_games(installation, phone) == ()
