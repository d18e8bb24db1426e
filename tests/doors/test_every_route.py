"""Every route, tried by everybody: who may not write writes nothing, and nobody sees a link that is not theirs.

A new route has to be put into one of the lists below, or the first test fails.
"""

import os
import tempfile
from collections.abc import Iterator

import pytest
from werkzeug.routing import Rule

from tableside.web import create_app
from tests.doors.people import NEIGHBOUR, PLAYER, ROLES, SCOREKEEPER, STRANGER, VIEWER, House

# Anybody may ask for these; they belong to no game.
OPEN = {
    "home.show", "home.deal_of", "home.seat", "games.kept", "games.start", "games.again", "about.health",
    "about.manifest", "about.worker", "assets.bundle", "static", "joining.form", "joining.by_code",
    "languages.choose", "languages.about", "languages.sentences",
    "joining.code_link", "joining.scoring_link", "joining.player_link", "rules.compare", "rules.preset",
    "referee.show", "referee.answer", "photos.show", "photos.count", "photos.line",
}  # fmt: skip

# Whoever has the view link may ask for these, and they change nothing.
SEEN = {
    "scorecard.show", "scorecard.live", "scorecard.events", "scorecard.current_round", "scorecard.open_flags",
    "data.as_csv", "data.as_json", "history.show", "players.show", "result.show", "result.paper", "result.picture",
    "result.text", "rounds.show", "hands.show", "rules.show", "sharing.show", "follow.show", "follow.live",
    "follow.buttons", "follow.events", "photos.show_of_hand", "kept_photos.show",
}  # fmt: skip

# Whoever has the view link may write these: a question about a score, and the name of one's own phone.
SAID = {"hands.flag", "sharing.name_phone"}

# Whose hand it is may write these too.
OWN = {"hands.save", "photos.count_of_hand"}

# These are for those who keep score.
SCORING = {
    "games.end", "games.reopen", "games.rematch", "flags.settle", "players.change", "undo.undo", "undo.redo",
    "rounds.save", "rounds.correction", "rounds.correct", "sharing.link", "sharing.replace", "referee.keep",
    "kept_photos.remove",
}  # fmt: skip

# Players lay their tiles themselves, on the picture of the table.
PLAYING = {"follow.move"}

KNOWN = OPEN | SEEN | SAID | OWN | SCORING | PLAYING
FOR_PLAYERS = {"hands.save", "follow.move"}
STREAMS = {"scorecard.events", "follow.events"}


def _rules() -> Iterator[tuple[Rule, str]]:
    """Collected from an app of its own, since tests are named before there is a fixture."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "TABLESIDE_INSTANCE", folder)
        app = create_app({"DATABASE_URL": f"sqlite:///{folder}/db"})
        app.extensions["tableside"].database.close()
    for rule in sorted(app.url_map.iter_rules(), key=lambda rule: rule.rule):
        for method in sorted((rule.methods or set()) & {"GET", "POST", "PUT", "PATCH", "DELETE"}):
            yield rule, method


ROUTES = list(_rules())
OF_A_GAME = [(rule, method) for rule, method in ROUTES if "view" in rule.arguments]
every_route = pytest.mark.parametrize(("rule", "method"), ROUTES, ids=[f"{m} {r.rule}" for r, m in ROUTES])
every_route_of_a_game = pytest.mark.parametrize(
    ("rule", "method"), OF_A_GAME, ids=[f"{method} {rule.rule}" for rule, method in OF_A_GAME]
)


def test_every_route_is_in_one_of_the_lists() -> None:
    assert {rule.endpoint for rule, _method in ROUTES} == KNOWN


def test_routes_are_asked_and_sent_to_and_nothing_else() -> None:
    assert {method for _rule, method in ROUTES} == {"GET", "POST"}


@pytest.mark.parametrize("role", [PLAYER, VIEWER, NEIGHBOUR, STRANGER])
@every_route_of_a_game
def test_who_may_not_write_writes_nothing(house: House, rule: Rule, method: str, role: str) -> None:
    before = house.written()
    status = _status(house, rule, method, role)
    if role == STRANGER:
        assert status == 404
    elif rule.endpoint in SCORING or (rule.endpoint in FOR_PLAYERS and role != PLAYER):
        assert status == 403
    else:
        assert status < 500
    if rule.endpoint not in SAID and not (rule.endpoint in OWN | PLAYING and role == PLAYER):
        assert house.written() == before


@every_route
def test_nothing_breaks_for_anybody(house: House, rule: Rule, method: str) -> None:
    if rule.endpoint in SCORING | SAID and method == "POST":
        return  # tried above by those who may not, and by those who may in the tests of each page
    assert {status for role in ROLES if (status := _status(house, rule, method, role)) >= 500} == set()


@pytest.mark.parametrize("role", [PLAYER, VIEWER, NEIGHBOUR])
@every_route_of_a_game
def test_nobody_is_shown_a_link_that_gives_rights(house: House, rule: Rule, method: str, role: str) -> None:
    if rule.endpoint in STREAMS or method == "POST":
        return
    answer = house.knock(rule, method, role)
    secrets = {house.table.links.score, *(house.table.links.players or {}).values()}
    assert [secret for secret in secrets if secret.encode() in answer.data + str(answer.headers).encode()] == []


@every_route_of_a_game
def test_another_link_of_the_game_is_no_view_link(house: House, rule: Rule, method: str) -> None:
    """Somebody who puts the code or a player's link where the view link stands."""
    links = house.table.links
    others = [links.code, *(links.players or {}).values()]
    assert {house.knock(rule, method, VIEWER, view=other).status_code for other in others} == {404}


@every_route_of_a_game
def test_what_is_the_neighbours_cannot_be_reached_through_ones_own_game(house: House, rule: Rule, method: str) -> None:
    """The neighbour keeps score at their own table, and sends the numbers of this one's entries and flags."""
    if rule.endpoint in STREAMS | {"sharing.replace", "games.rematch"}:
        return
    before = house.written()
    house.knock(rule, method, NEIGHBOUR, view=house.next_door.view)
    assert house.written() == before


def _status(house: House, rule: Rule, method: str, role: str) -> int:
    answer = house.knock(rule, method, role)
    answer.close()
    return answer.status_code


def test_those_who_keep_score_may(house: House) -> None:
    keys = [(rule, method) for rule, method in OF_A_GAME if rule.endpoint in {"rounds.correction", "sharing.link"}]
    assert {_status(house, rule, method, SCOREKEEPER) for rule, method in keys} == {200}


@every_route
def test_no_answer_tells_another_site_where_somebody_was(house: House, rule: Rule, method: str) -> None:
    answer = house.knock(rule, method, VIEWER)
    answer.close()
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
