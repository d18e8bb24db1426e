"""Evenings and databases of any size, and what a phone asks of them: what bench/growth.py measures."""

import itertools
from dataclasses import dataclass, field, replace
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, insert, select

from tableside.scoring.entries import Kind
from tableside.scoring.fold import fold
from tableside.services import games, phones, rounds, sharing
from tableside.services.access import SCORE, VIEW, Access, access
from tableside.services.cards import CardCache
from tableside.services.hand_forms import HandForm
from tableside.services.installation import Installation
from tableside.services.scorecards import scorecard
from tableside.services.tokens import hashed, new_uid
from tableside.store import entries
from tableside.store.entries import NewEntry
from tableside.store.tables import METADATA, EntryRow
from tableside.web.here import COOKIE, EXTENSION

ENTRIES_OF_A_GAME = 5
_numbers = itertools.count(1)


@dataclass
class Evening:
    """One game, the phone that keeps its score, and one that looks on."""

    app: Flask
    who: Access
    view: str
    code: str
    scoring: str
    asha: FlaskClient
    meera: FlaskClient = field(init=False)

    def __post_init__(self) -> None:
        self.meera = self.app.test_client()

    @property
    def here(self) -> Installation:
        found: Installation = self.app.extensions[EXTENSION]
        return found

    def save(self) -> None:
        form = HandForm(text=str(next(_numbers) % 80 + 1), was=self._shown())
        rounds.save_hand(self.here, self.who, (1, "p2"), form, new_uid())

    def fold(self) -> None:
        with self.here.database.reading() as connection:
            fold(entries.of_game(connection, self.who.game))

    def page(self) -> None:
        assert self.meera.get(f"/g/{self.view}").status_code == 200

    def page_anew(self) -> None:
        self.app.extensions["tableside_cards"].__init__()
        self.app.extensions[EXTENSION] = replace(self.here, cards=CardCache())
        self.page()

    def history(self) -> None:
        assert self.meera.get(f"/g/{self.view}/history").status_code == 200

    def first_page(self) -> None:
        assert self.asha.get("/").status_code == 200

    def list_games(self) -> None:
        assert self.asha.get("/games").status_code == 200

    def begin(self) -> None:
        device, _cookie = phones.new_phone(self.here)
        games.start_game(self.here, games.NewGame(["Ana", "Bo", "Cy", "Di"], key=new_uid()), device)

    def join(self) -> None:
        assert self.meera.post("/join", data={"code": self.code}).status_code == 303

    def open_link(self) -> None:
        assert self.app.test_client().get(f"/k/{self.scoring}").status_code == 303

    def kilobytes(self) -> float:
        table = METADATA.tables[EntryRow.__tablename__]
        with self.here.database.reading() as connection:
            size = select(func.sum(func.length(func.cast(table.c.data, table.c.kind.type)) + 90))
            return float(connection.execute(size.where(table.c.game_id == self.who.game)).scalar_one()) / 1000

    def database_megabytes(self) -> float:
        with self.here.database.reading() as connection:
            if self.here.database.is_sqlite:
                words = "select page_count * page_size from pragma_page_count(), pragma_page_size()"
            else:
                words = "select pg_database_size(current_database())"
            return float(connection.exec_driver_sql(words).scalar_one()) / 1e6

    def _shown(self) -> str:
        return str(scorecard(self.here, self.who.game).rounds[0].cells["p2"].entered)


def many_rounds(app: Flask, players: int, count: int) -> Evening:
    """A game of so many players with so many rounds on its card."""
    here: Installation = app.extensions[EXTENSION]
    device, cookie = phones.new_phone(here)
    names = [f"Player {number}" for number in range(players)]
    options: dict[str, Any] = {"end_condition": "target_total", "target_total": 100_000}
    if players > 4:
        options.update(set_max=18)
    begun = games.start_game(here, games.NewGame(names, options=options, key=new_uid()), device)
    with here.database.writing() as connection:
        for number in range(1, count + 1):
            entries.add(connection, begun.game, _round(here, players, number))
    who = access(here, begun.game, device)
    links = sharing.links_of(here, who)
    asha = app.test_client()
    asha.set_cookie(COOKIE, cookie)
    return Evening(app, who, begun.view, links.code, links.score, asha)


def fill(app: Flask, count: int) -> None:
    """Other people's games, until there are so many in all."""
    here: Installation = app.extensions[EXTENSION]
    games_table = METADATA.tables["game"]
    with here.database.writing() as connection:
        there = int(connection.execute(select(func.max(games_table.c.id))).scalar_one())
        for first in range(there + 1, count + 1, 5000):
            numbers = range(first, min(first + 5000, count + 1))
            _add_games(here, connection, numbers)
        if not here.database.is_sqlite:
            for table in ("game", "entry", "link", "device", "grant_of_link"):
                words = f"select setval(pg_get_serial_sequence('{table}', 'id'), (select max(id) from {table}))"
                connection.exec_driver_sql(words)
    with here.database.engine.connect() as connection:
        connection.exec_driver_sql("analyze")
        connection.commit()


def _add_games(here: Installation, connection: Any, numbers: range) -> None:
    now, tables = here.now(), METADATA.tables
    rows = [{"id": number, "uid": new_uid(), "creation_key": new_uid(), "created_at": now} for number in numbers]
    connection.execute(insert(tables["game"]), rows)
    starts = {"players": [{"id": f"p{seat}", "name": f"Player {seat}"} for seat in range(1, 5)]}
    start = {"title": "", "rules": {"preset": "trains", "options": {}}, "previous": None, **starts}
    entry = {"by": "score:1", "at": now}
    connection.execute(
        insert(tables["entry"]),
        [
            {**entry, "game_id": number, "key": f"k{turn}", **_kind_and_data(start, turn)}
            for number in numbers
            for turn in range(ENTRIES_OF_A_GAME)
        ],
    )
    linked = [(SCORE, ""), (VIEW, ""), ("code", ""), *(("player", f"p{seat}") for seat in range(1, 5))]
    connection.execute(
        insert(tables["link"]),
        [
            {"game_id": number, "role": role, "player": player, "generation": 1, "token_hash": hashed(new_uid())}
            for number in numbers
            for role, player in linked
        ],
    )


def _kind_and_data(start: dict[str, Any], turn: int) -> dict[str, Any]:
    if turn == 0:
        return {"kind": Kind.GAME_STARTED.value, "data": start}
    hands = {f"p{seat}": {"points": 10 * seat} for seat in range(2, 5)}
    return {"kind": Kind.ROUND_SET.value, "data": {"round": turn, "hands": hands, "ended": {"out": "p1"}}}


def _round(here: Installation, players: int, number: int) -> NewEntry:
    hands = {f"p{seat}": {"points": (number * seat) % 40 + 1} for seat in range(2, players + 1)}
    double = 9 - (number - 1) % 10
    said = {"double": f"{double}-{double}", "ended": {"out": "p1"}}
    data = {"round": number, "hands": {**hands, "p1": {"points": 0}}, **said}
    return NewEntry(Kind.ROUND_SET, data, "score:1", here.now(), f"round-{number}")
