"""The games that a phone keeps score in, and the names played with."""

from tableside.services import games, sharing
from tableside.services.games import NewGame
from tableside.services.installation import Installation
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def test_it_lists_them_newest_first_with_who_won(installation: Installation) -> None:
    table = Table(installation, rounds=1)
    table.save(ASHA, HANDS)
    games.start_game(installation, NewGame(["Cyra", "Dev"], title="Friday", key="k"), table.phone)
    newest, oldest = games.kept_games(installation, table.phone)
    assert (newest.title, newest.players, newest.winners, newest.over) == ("Friday", ("Cyra", "Dev"), (), False)
    assert (oldest.winners, oldest.rounds_played, oldest.over, oldest.view) == (("Asha",), 1, True, table.game.view)


def test_who_came_by_the_scoring_link_keeps_it_too(table: Table) -> None:
    assert len(games.kept_games(table.installation, table.another_scorekeeper().device)) == 1


def test_viewers_and_players_keep_none(table: Table) -> None:
    assert games.kept_games(table.installation, table.meera.device) == ()
    assert games.kept_games(table.installation, table.bijay.device) == ()
    assert games.kept_games(table.installation, None) == ()


def test_a_phone_that_lost_its_rights_keeps_it_no_more(table: Table) -> None:
    other = table.another_scorekeeper()
    sharing.replace_link(table.installation, table.asha, "score")
    assert games.kept_games(table.installation, other.device) == ()
    assert len(games.kept_games(table.installation, table.phone)) == 1


def test_names_played_with_come_last_played_first_and_once(installation: Installation) -> None:
    table = Table(installation, ["Asha", "Bijay"])
    games.start_game(installation, NewGame(["Cyra", "Asha"], key="k"), table.phone)
    assert games.remembered_names(installation, table.phone) == ("Cyra", "Asha", "Bijay")
    assert games.remembered_names(installation, table.phone, most=2) == ("Cyra", "Asha")


def test_another_phone_remembers_no_names(table: Table) -> None:
    assert games.remembered_names(table.installation, table.meera.device) == ()
