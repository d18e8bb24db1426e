"""The same people again, in the same seats, under the same rules."""

from tableside.rules.tiles import Tile
from tableside.scoring.entries import Kind
from tableside.services import games, players, sharing
from tableside.services.installation import Installation
from tableside.services.referee_rules import keep_rule
from tableside.services.scorecards import all_entries, scorecard
from tests.services.table import ASHA, BIJAY, CYRA, DEV, NAMES, Table, new_key

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def test_it_has_the_seats_and_rules_of_the_last_game_and_no_score(installation: Installation) -> None:
    table = Table(installation, NAMES, "trains", round_order="list", round_list="9 3", out_bonus=-5)
    table.save(ASHA, HANDS)
    again = scorecard(installation, games.rematch(installation, table.asha, "k").game)
    assert [player.name for player in again.players] == list(NAMES)
    assert again.rules == table.card.rules
    assert again.rules.round_list == (Tile(9, 9), Tile(3, 3))
    assert again.rounds == ()


def test_what_the_table_settled_in_the_last_game_holds_again(table: Table) -> None:
    keep_rule(table.installation, table.asha, "double_blank", "25", new_key())
    keep_rule(table.installation, table.asha, "slip.exposed", "suggest.show-it", new_key())
    again = scorecard(table.installation, games.rematch(table.installation, table.asha, "k").game)
    assert again.rules.double_blank == 25
    assert again.kept_rules["slip.exposed"] == "suggest.show-it"
    assert again.undo is None


def test_it_names_the_game_before(table: Table) -> None:
    begun = games.rematch(table.installation, table.asha, "k")
    assert all_entries(table.installation, begun.game)[0].data["previous"] == table.game.uid


def test_who_left_is_not_in_it_and_who_joined_is(table: Table) -> None:
    table.save(ASHA, HANDS)
    players.leave(table.installation, table.asha, DEV, new_key())
    players.join(table.installation, table.asha, "Esha", new_key())
    begun = games.rematch(table.installation, table.asha, "k")
    assert [player.name for player in scorecard(table.installation, begun.game).players] == [
        "Asha",
        "Bijay",
        "Cyra",
        "Esha",
    ]


def test_tapped_twice_is_one_game(table: Table) -> None:
    begun = games.rematch(table.installation, table.asha, "k")
    assert games.rematch(table.installation, table.asha, "k") == begun


def test_the_last_table_can_be_played_again_from_the_first_page(table: Table) -> None:
    last = games.last_table(table.installation, table.phone)
    assert last
    assert last.game == table.game.game
    begun = games.rematch(table.installation, last, "k")
    newest = games.last_table(table.installation, table.phone)
    assert newest
    assert newest.game == begun.game


def test_a_phone_without_games_has_no_last_table(table: Table) -> None:
    assert games.last_table(table.installation, table.meera.device) is None
    assert games.last_table(table.installation, None) is None


def test_the_game_before_tells_of_it_once_and_undo_leaves_that_alone(table: Table) -> None:
    table.save(ASHA, HANDS)
    undo = table.card.undo
    begun = [games.rematch(table.installation, table.asha, "k") for _tap in range(2)]
    assert table.card.successor == begun[0].uid
    assert [entry.kind for entry in all_entries(table.installation, table.game.game)].count(Kind.REMATCH_STARTED) == 1
    assert table.card.undo == undo


def test_a_file_that_claims_another_game_for_its_rematch_is_not_led_there(table: Table) -> None:
    other = Table(table.installation, NAMES)
    assert sharing.view_of_rematch(table.installation, table.game.game, other.game.uid) == ""
    assert sharing.view_of_rematch(table.installation, table.game.game, "unknown") == ""
