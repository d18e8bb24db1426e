"""Links: what each opens, and what becomes of it when the table makes a new one."""

import pytest

from tableside.services import sharing
from tableside.services.errors import LinkReplaced, LinkUnknown, NotFound
from tableside.services.installation import Installation
from tableside.services.phones import new_phone
from tests.services.table import BIJAY, Table

HERE = "192.0.2.7"


def test_a_scoring_link_lets_a_phone_keep_score(table: Table) -> None:
    other = table.another_scorekeeper()
    assert (other.role, other.by) == ("score", "score:2")


def test_opening_a_link_twice_is_once(table: Table) -> None:
    token = sharing.links_of(table.installation, table.asha).score
    phone, _token = new_phone(table.installation)
    for _ in range(2):
        assert sharing.open_link(table.installation, token, phone, "score").view == table.game.view
    assert table.seen_by(phone).by == "score:2"


def test_a_phone_with_both_links_keeps_score(table: Table) -> None:
    who = table.bijay
    token = sharing.links_of(table.installation, table.asha).score
    assert who.device
    sharing.open_link(table.installation, token, who.device, "score")
    assert table.seen_by(who.device).role == "score"


@pytest.mark.parametrize("role", ["score", "player"])
def test_the_view_link_opens_no_other_role(table: Table, role: str) -> None:
    with pytest.raises(LinkUnknown):
        sharing.open_link(table.installation, table.game.view, table.phone, role)


def test_a_link_that_never_was_is_unknown(table: Table) -> None:
    for token in ("", "x", "🐔", "\x00", "a" * 10_000):
        with pytest.raises(LinkUnknown):
            sharing.find_by_view(table.installation, token)
        with pytest.raises(LinkUnknown):
            sharing.find_by_code(table.installation, token, HERE)


def test_a_short_code_opens_the_view_however_it_is_typed(table: Table) -> None:
    code = sharing.links_of(table.installation, table.asha).code
    assert len(code) == 6
    for typed in (code, code.upper(), f" {code[:3]}-{code[3:]} ", " ".join(code)):
        assert sharing.find_by_code(table.installation, typed, HERE) == table.game.view


def test_short_codes_differ(installation: Installation) -> None:
    codes = {sharing.links_of(installation, table.asha).code for table in (Table(installation) for _ in range(12))}
    assert len(codes) == 12


def test_a_new_view_link_ends_the_old_one(table: Table) -> None:
    sharing.replace_link(table.installation, table.asha, "view")
    with pytest.raises(LinkReplaced):
        sharing.find_by_view(table.installation, table.game.view)
    new = sharing.links_of(table.installation, table.asha).view
    assert sharing.find_by_view(table.installation, new) == table.game.game


def test_a_phone_with_rights_is_shown_the_way_from_the_old_view_link(table: Table) -> None:
    sharing.replace_link(table.installation, table.asha, "view")
    new = sharing.links_of(table.installation, table.asha).view
    assert sharing.view_after(table.installation, table.game.view, table.phone) == new
    with pytest.raises(LinkReplaced):
        sharing.view_after(table.installation, table.game.view, new_phone(table.installation)[0])


def test_a_new_code_ends_the_old_one(table: Table) -> None:
    old = sharing.links_of(table.installation, table.asha).code
    sharing.replace_link(table.installation, table.asha, "code")
    new = sharing.links_of(table.installation, table.asha).code
    assert new != old
    with pytest.raises(LinkReplaced):
        sharing.find_by_code(table.installation, old, HERE)
    assert sharing.find_by_code(table.installation, new, HERE) == table.game.view


def test_a_new_scoring_link_takes_the_rights_of_the_others_and_keeps_ones_own(table: Table) -> None:
    other = table.another_scorekeeper()
    old = sharing.links_of(table.installation, table.asha).score
    sharing.replace_link(table.installation, table.asha, "score")
    assert other.device
    assert table.seen_by(other.device).role == "view"
    assert (table.asha.role, table.asha.by) == ("score", "score:1")
    with pytest.raises(LinkReplaced):
        sharing.open_link(table.installation, old, other.device, "score")


def test_scorekeepers_keep_their_number_in_the_history(table: Table) -> None:
    other = table.another_scorekeeper()
    sharing.replace_link(table.installation, table.asha, "score")
    token = sharing.links_of(table.installation, table.asha).score
    assert other.device
    sharing.open_link(table.installation, token, other.device, "score")
    assert [table.asha.by, table.seen_by(other.device).by] == ["score:1", "score:2"]


def test_a_new_player_link_takes_the_rights_of_the_old_one(table: Table) -> None:
    bijay = table.bijay
    sharing.replace_link(table.installation, table.asha, "player", BIJAY)
    assert bijay.device
    assert table.seen_by(bijay.device).role == "view"


def test_a_link_of_nobody_cannot_be_replaced(table: Table) -> None:
    with pytest.raises(NotFound):
        sharing.replace_link(table.installation, table.asha, "player", "p9")


def test_another_secret_opens_nothing_and_breaks_nothing(table: Table) -> None:
    moved = Installation(table.installation.database, b"another secret")
    assert sharing.find_by_view(moved, table.game.view) == table.game.game
