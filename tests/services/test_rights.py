"""Who holds only the view link, or a player's link, writes nothing that is not theirs."""

from collections.abc import Callable

import pytest

from tableside.services import corrections, games, players, rounds, sharing
from tableside.services.access import access
from tableside.services.errors import NotAllowed, NotFound
from tableside.services.hand_forms import HandForm
from tableside.services.installation import Installation
from tableside.services.phones import new_phone
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table

Attempt = Callable[[Table, "object"], object]

ATTEMPTS = {
    "save a round": lambda t, who: rounds.save_round(t.installation, who, t.page().filled(ASHA, {BIJAY: "3"})),
    "save another's hand": lambda t, who: rounds.save_hand(t.installation, who, (1, CYRA), HandForm("3"), "k"),
    "remove a round": lambda t, who: rounds.remove_round(t.installation, who, 1, "k"),
    "undo": lambda t, who: corrections.undo(t.installation, who, 2, "k"),
    "redo": lambda t, who: corrections.redo(t.installation, who, 2, "k"),
    "settle a flag": lambda t, who: corrections.settle_flag(t.installation, who, 2, True, "k"),
    "join": lambda t, who: players.join(t.installation, who, "Meera", "k"),
    "leave": lambda t, who: players.leave(t.installation, who, BIJAY, "k"),
    "come back": lambda t, who: players.come_back(t.installation, who, BIJAY, "k"),
    "rename": lambda t, who: players.rename(t.installation, who, BIJAY, "B", "k"),
    "replace a player": lambda t, who: players.replace_player(t.installation, who, BIJAY, "B", "k"),
    "seat": lambda t, who: players.seat(t.installation, who, [DEV, CYRA, BIJAY, ASHA], "k"),
    "swap hands": lambda t, who: players.swap_hands(t.installation, who, (BIJAY, CYRA), None, "k"),
    "close": lambda t, who: games.close_game(t.installation, who, "k"),
    "reopen": lambda t, who: games.reopen_game(t.installation, who, "k"),
    "rematch": lambda t, who: games.rematch(t.installation, who, "k"),
    "replace the view link": lambda t, who: sharing.replace_link(t.installation, who, "view"),
    "replace the scoring link": lambda t, who: sharing.replace_link(t.installation, who, "score"),
    "replace the code": lambda t, who: sharing.replace_link(t.installation, who, "code"),
    "replace a player's link": lambda t, who: sharing.replace_link(t.installation, who, "player", BIJAY),
}


@pytest.mark.parametrize("attempt", ATTEMPTS.values(), ids=ATTEMPTS.keys())
@pytest.mark.parametrize("role", ["meera", "bijay"])
def test_it_is_not_allowed(table: Table, attempt: Attempt, role: str) -> None:
    table.save(ASHA, {BIJAY: "23", CYRA: "41", DEV: "17"})
    who = getattr(table, role)
    before = table.version
    with pytest.raises(NotAllowed):
        attempt(table, who)
    assert table.version == before


@pytest.mark.parametrize("role", ["meera", "bijay"])
def test_they_see_the_view_link_and_the_code_alone(table: Table, role: str) -> None:
    links = sharing.links_of(table.installation, getattr(table, role))
    assert links.view
    assert links.code
    assert (links.score, links.players) == ("", None)


def test_rights_in_one_game_are_none_in_another(installation: Installation) -> None:
    one, other = Table(installation), Table(installation)
    assert not access(installation, other.game.game, one.phone).may_score


def test_a_game_that_is_not_there_is_not_found(installation: Installation) -> None:
    with pytest.raises(NotFound):
        access(installation, 77, new_phone(installation)[0])
