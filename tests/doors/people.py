"""Everybody who may come to a door: with which link, and what they have in hand."""

from typing import Any

from flask import Flask
from werkzeug.routing import Rule
from werkzeug.test import TestResponse

from tableside.services import corrections, follow, rounds, scorecards
from tableside.services.access import access
from tableside.services.hand_forms import HandForm
from tableside.services.round_merge import RoundForm
from tests.web.evening import Evening, Phone

SCOREKEEPER, PLAYER, VIEWER, NEIGHBOUR, STRANGER = "scorekeeper", "player", "viewer", "neighbour", "stranger"
ROLES = (SCOREKEEPER, PLAYER, VIEWER, NEIGHBOUR, STRANGER)

# What a form of any page might send: each handler takes what is its own.
FORM = {
    "round": "1", "hand-p2": "7", "was-p2": "23", "ended": "p1", "then": "wait", "accept": "1", "act": "rename",
    "player": "p2", "name": "Zed", "points": "9", "note": "no", "link": "score", "phone": "Zed", "option": "going_out",
    "value": "1", "kind": "begin", "tile": "9-9", "onto": "", "rule": "doubles_open", "answer": "1",
    "names": ["Ana", "Bo"], "preset": "trains", "code": "abcdef", "language": "en",
}  # fmt: skip


class House:
    """A table with one round scored and one open, a question about a score, and a neighbour's table like it."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        self.table, self.next_door = Evening(app), Evening(app)
        for table in (self.table, self.next_door):
            table.play(0, 23, 41)
            viewer = access(table.installation, table.game, None)
            corrections.flag_hand(table.installation, viewer, (1, "p2"), ("14", ""), f"flag-{table.game}")
            _begin_round_two(table)

    def phone_of(self, role: str) -> Phone:
        if role == SCOREKEEPER:
            return self.table.asha
        if role == PLAYER:
            return self.table.bijay
        return self.next_door.asha if role == NEIGHBOUR else self.table.phone()

    def knock(self, rule: Rule, method: str, role: str, **changed: Any) -> TestResponse:
        """Asks for a page of this table as somebody would who has the addresses, if not the rights."""
        values = {**self.values(self.table), **changed}
        if role != SCOREKEEPER:
            values["token"] = "x" * 20  # a scoring link makes a scorekeeper of whoever has it: that is its job
        if role == STRANGER:
            values["view"] = values["code"] = "x" * 20
        path = rule.build({name: values[name] for name in rule.arguments}, append_unknown=False)
        assert path
        client = self.phone_of(role).client
        data = FORM | {"flag": str(values["flag"]), "entry": str(values["entry"]), "key": f"{role}-{rule.endpoint}"}
        headers = {"Sec-Fetch-Site": "same-origin"}
        if method == "GET":
            return client.get(path[1], headers=headers)
        return client.post(path[1], data=data, headers=headers)

    def values(self, table: Evening) -> dict[str, Any]:
        """The parts of addresses, as they are at this table."""
        return {
            "view": table.view, "number": 1, "player": "p2", "flag": table.card.flags[0].id if table.card.flags else 1,
            "entry": table.card.rounds[0].entry, "which": "score", "token": table.links.score, "code": table.links.code,
            "name": "none.css", "filename": "icon.svg", "question": "play", "preset": "trains", "photo": 1,
            "language": "ne",
        }  # fmt: skip

    def written(self, table: Evening | None = None) -> object:
        """Everything that a write could have changed: entries, and the links in use."""
        one = table or self.table
        links = one.links
        entries = [entry.id for entry in scorecards.all_entries(one.installation, one.game)]
        laid = follow.version(one.installation, one.game)
        return entries, laid, links.view, links.score, links.code, links.players


def _begin_round_two(table: Evening) -> None:
    form = RoundForm(2, "open", {"p3": HandForm(text="5")}, keep_partial=True)
    rounds.save_round(table.installation, table.who, form)
