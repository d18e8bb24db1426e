"""Save tapped twice, or a request that the network sent again, is one entry."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tableside.services import corrections, games, players, rounds
from tableside.services.access import Access
from tableside.services.errors import Conflict, FormProblems
from tableside.services.games import NewGame
from tableside.services.hand_forms import HandForm
from tableside.services.installation import Installation
from tests.services.table import ASHA, BIJAY, CYRA, DEV, NAMES, Table

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def test_the_same_round_sent_twice_is_one_entry(table: Table) -> None:
    form = table.page().filled(ASHA, HANDS)
    first = rounds.save_round(table.installation, table.asha, form)
    again = rounds.save_round(table.installation, table.asha, form)
    assert (first.replayed, again.replayed) == (False, True)
    assert first.version == again.version == table.version


def test_sent_again_after_others_have_gone_on_it_changes_nothing(table: Table) -> None:
    form = table.page().filled(ASHA, HANDS)
    rounds.save_round(table.installation, table.asha, form)
    table.correct(1, BIJAY, "14")
    assert rounds.save_round(table.installation, table.asha, form).replayed
    assert table.scored(1)[BIJAY] == 14


def test_a_clash_whose_answer_was_lost_is_told_again_until_it_is_settled(table: Table) -> None:
    other, page = table.another_scorekeeper(), table.page()
    rounds.save_round(table.installation, other, table.page().filled("", {BIJAY: "32"}, keep_partial=True))
    form = page.filled(ASHA, HANDS)
    for _ in range(2):
        with pytest.raises(Conflict) as conflict:
            rounds.save_round(table.installation, table.asha, form)
        assert [clash.field for clash in conflict.value.clashes] == [f"hand-{BIJAY}"]
    assert table.scored(1) == {ASHA: 0, BIJAY: 32, CYRA: 41, DEV: 17}
    table.correct(1, BIJAY, "23")
    assert rounds.save_round(table.installation, table.asha, form).replayed
    assert table.version == 4


def test_a_page_that_was_changed_before_the_second_tap_is_judged_anew(table: Table) -> None:
    form = table.page().filled(ASHA, HANDS)
    rounds.save_round(table.installation, table.asha, form)
    other = replace(form, hands={**form.hands, BIJAY: HandForm("24")})
    with pytest.raises(Conflict):
        rounds.save_round(table.installation, table.asha, other)


def test_a_refused_form_is_judged_anew_under_its_key(table: Table) -> None:
    form = table.page().filled(ASHA, {**HANDS, BIJAY: "x"})
    with pytest.raises(FormProblems):
        rounds.save_round(table.installation, table.asha, form)
    mended = replace(form, hands={**form.hands, BIJAY: HandForm("23")})
    assert not rounds.save_round(table.installation, table.asha, mended).replayed


def test_a_new_game_asked_for_twice_is_one(installation: Installation) -> None:
    table = Table(installation)
    wanted = NewGame(NAMES, key="k")
    first = games.start_game(installation, wanted, table.phone)
    assert games.start_game(installation, wanted, table.phone) == first
    assert len(games.kept_games(installation, table.phone)) == 2


def test_the_same_key_with_other_names_is_another_game(installation: Installation) -> None:
    table = Table(installation)
    first = games.start_game(installation, NewGame(NAMES, key="k"), table.phone)
    assert games.start_game(installation, NewGame(["Asha", "Bijay"], key="k"), table.phone) != first


def test_two_phones_with_the_same_key_have_two_games(installation: Installation) -> None:
    one, other = Table(installation), Table(installation)
    wanted = NewGame(NAMES, key="k")
    assert games.start_game(installation, wanted, one.phone) != games.start_game(installation, wanted, other.phone)


def _join(table: Table, who: Access) -> object:
    return players.join(table.installation, who, "Esha", "k")


def _leave(table: Table, who: Access) -> object:
    return players.leave(table.installation, who, DEV, "k")


def _rename(table: Table, who: Access) -> object:
    return players.rename(table.installation, who, DEV, "Deva", "k")


def _replace(table: Table, who: Access) -> object:
    return players.replace_player(table.installation, who, DEV, "Meera", "k")


def _seat(table: Table, who: Access) -> object:
    return players.seat(table.installation, who, [DEV, CYRA, BIJAY, ASHA], "k")


def _swap(table: Table, who: Access) -> object:
    return players.swap_hands(table.installation, who, (BIJAY, CYRA), None, "k")


def _remove(table: Table, who: Access) -> object:
    return rounds.remove_round(table.installation, who, 1, "k").version


def _hand(table: Table, who: Access) -> object:
    return rounds.save_hand(table.installation, who, (1, BIJAY), HandForm("9", "23"), "k").version


def _flag(table: Table, who: Access) -> object:
    return corrections.flag_hand(table.installation, who, (1, BIJAY), ("9", ""), "k")


def _undo(table: Table, who: Access) -> object:
    return corrections.undo(table.installation, who, 2, "k")


def _close(table: Table, who: Access) -> object:
    return games.close_game(table.installation, who, "k")


@pytest.mark.parametrize(
    "request_", [_join, _leave, _rename, _replace, _seat, _swap, _remove, _hand, _flag, _undo, _close]
)
def test_every_other_request_sent_again_is_one_entry(table: Table, request_: Callable[[Table, Access], object]) -> None:
    table.save(ASHA, HANDS)
    who = table.asha
    first = request_(table, who)
    assert table.version == 3
    assert request_(table, who) == first
    assert table.version == 3


@pytest.mark.parametrize("request_", [_join, _leave, _rename, _replace, _swap, _remove, _hand, _flag, _undo])
def test_sent_again_later_it_does_nothing_either(table: Table, request_: Callable[[Table, Access], object]) -> None:
    """As a phone does that was away from the network and sends all it has."""
    table.save(ASHA, HANDS)
    who = table.asha
    request_(table, who)
    players.join(table.installation, who, "Fatima", "another key")
    table.save(BIJAY, {player: "5" for player in table.page().hands if player != BIJAY})
    before = table.version
    request_(table, who)
    assert table.version == before


def test_ending_and_opening_again_with_one_key_are_two_requests(table: Table) -> None:
    games.close_game(table.installation, table.asha, "k")
    games.reopen_game(table.installation, table.asha, "k")
    assert not table.card.closed
