"""A table of three for page tests: Asha keeps score, Bijay has his own link, Meera is a stranger with the view link."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tableside.scoring.scorecard import Scorecard
from tableside.services import games, phones, rounds, scorecards, sharing
from tableside.services.access import Access, access
from tableside.services.games import NewGame
from tableside.services.hand_forms import HandForm
from tableside.services.installation import Installation
from tableside.services.round_merge import RoundForm
from tableside.services.sharing import Links
from tableside.web.here import COOKIE, EXTENSION


@dataclass
class Phone:
    """A browser with cookies of its own that sends what a real one sends."""

    client: FlaskClient
    view: str

    def get(self, path: str = "", **options: Any) -> TestResponse:
        return self.client.get(self._url(path), **options)

    def post(self, path: str, data: Mapping[str, object] | None = None, **options: Any) -> TestResponse:
        return self.client.post(self._url(path), data=data or {}, headers={"Sec-Fetch-Site": "same-origin"}, **options)

    def _url(self, path: str) -> str:
        return path if path.startswith("/") else f"/g/{self.view}{'/' if path else ''}{path}"


class Evening:
    """One game with its phones, and short cuts to what has been entered."""

    def __init__(self, app: Flask, names: Sequence[str] = ("Asha", "Bijay", "Cy"), **wanted: Any) -> None:
        self.app = app
        self.installation: Installation = app.extensions[EXTENSION]
        device, cookie = phones.new_phone(self.installation)
        begun = games.start_game(self.installation, NewGame(names, **wanted), device)
        self.game, self.view = begun.game, begun.view
        self.who: Access = access(self.installation, self.game, device)
        self.asha = self.phone()
        self.asha.client.set_cookie(COOKIE, cookie)
        self.bijay = self.phone()
        self.bijay.get(f"/p/{self.own_link('p2')}")
        self.meera = self.phone()

    def phone(self) -> Phone:
        """A new phone that knows the view link."""
        return Phone(self.app.test_client(), self.view)

    @property
    def card(self) -> Scorecard:
        return scorecards.scorecard(self.installation, self.game)

    @property
    def links(self) -> Links:
        return sharing.links_of(self.installation, self.who)

    def own_link(self, player: str) -> str:
        links = self.links.players
        assert links
        return links[player]

    def play(self, *hands: int, out: int = 0) -> None:
        """Saves a round: pips in seat order, and the seat that went out; nobody where it is -1."""
        current = self.card.current
        assert current
        seats = [player.id for player in self.card.players if current.cells[player.id].state != "absent"]
        forms = {player: HandForm(text=str(pips)) for player, pips in zip(seats, hands, strict=True)}
        went_out = seats[out] if out >= 0 else None
        form = RoundForm(current.number, f"round-{current.number}", forms, out=went_out, blocked=out < 0)
        rounds.save_round(self.installation, self.who, form)
