"""Thousands of odd requests at a real server: it answers them all, none costs much, and its memory does not grow."""

import random
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from werkzeug.routing import Rule

from bench.machine import cpu_seconds, resident_mb
from tests.fuzz.odd import (
    FIELDS,
    HEADERS,
    METHODS,
    TEXTS,
    TOO_MUCH,
    TYPES,
    address,
    header_value,
    quoted,
    right_parts,
    routes,
    urlencoded,
)
from tests.patience import SECONDS
from tests.remote import Remote
from tests.serving import serving

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="memory is read from /proc"),
]

MOST_SECONDS = 2.0  # of the server's processor time for one answer
TIMES = 1000  # or so often what its smallest page costs, where the machine is a slow one
WARM_UP = 6  # requests to each route, until everything is learned that is kept
AFTER = 12
MEGABYTES = 24  # what it may hold more afterwards: a twentieth of what was sent


def test_memory_stays_bounded_and_no_answer_costs_much(tmp_path: Path) -> None:
    with serving(tmp_path) as app:
        asha = Remote(app.url)
        game = asha.start_game("Asha", "Bijay", "Cy")
        asha.save(game, 1, {"p2": 23, "p3": 41}, out="p1", key="one")
        night = Night(asha, game.rpartition("/")[2], app.process.pid)
        most = max(MOST_SECONDS, night.cost_of_the_smallest_page() * TIMES)
        assert night.slowest(WARM_UP) < most
        before = resident_mb(app.process.pid)
        assert night.slowest(AFTER) < most
        assert resident_mb(app.process.pid) - before < MEGABYTES
        assert asha.card(game)["rounds"]


class Night:
    """One who tries everything, with a scorekeeper's cookie."""

    def __init__(self, phone: Remote, view: str, server: int) -> None:
        self.phone, self.server = phone, server
        self.right = right_parts(view, "abcdef")
        self.chance = random.Random(5)
        self.routes = routes()

    def cost_of_the_smallest_page(self) -> float:
        before = cpu_seconds(self.server)
        for _ in range(50):
            assert self.phone.get("/healthz").status == 200
        return (cpu_seconds(self.server) - before) / 50

    def slowest(self, times: int) -> float:
        """The most processor time that one answer took, of so many to each route."""
        return max(self._cost_of(rule) for _ in range(times) for rule in self.routes)

    def _cost_of(self, rule: Rule) -> float:
        before = cpu_seconds(self.server)
        status = self._ask(rule)
        assert status < 500 or status == 501, rule
        return cpu_seconds(self.server) - before

    def _ask(self, rule: Rule) -> int:
        server = urlsplit(self.phone.url).netloc
        connection = HTTPConnection(server, timeout=SECONDS)
        try:
            sent = {"Origin": f"http://{server}", **self._headers()}
            connection.request(self._method(rule), self._path(rule), self._body(), sent)
            answer = connection.getresponse()
            if answer.headers.get_content_type() != "text/event-stream":
                answer.read()
            return answer.status
        finally:
            connection.close()

    def _method(self, rule: Rule) -> str:
        meant = sorted((rule.methods or set()) - {"HEAD", "OPTIONS"})
        return self.chance.choice([*METHODS, *meant * 6])

    def _path(self, rule: Rule) -> str:
        parts = {name: self.right[name] if self.chance.random() < 0.7 else self._text() for name in rule.arguments}
        return f"{address(rule, parts)}?{urlencoded(self._form()).decode()}"

    def _text(self) -> str:
        return quoted(self.chance.choice(TEXTS)) or "x"

    def _form(self) -> dict[str, str]:
        return {self.chance.choice(FIELDS): self.chance.choice(TEXTS)[:500] for _ in range(self.chance.randrange(4))}

    def _headers(self) -> dict[str, str]:
        odd = {self.chance.choice(HEADERS): header_value(self.chance.choice(TEXTS)) for _ in range(2)}
        cookie = "; ".join(f"{name}={value}" for name, value in self.phone.cookies.items())
        return {"Content-Type": self.chance.choice(TYPES), "Cookie": cookie, **odd}

    def _body(self) -> bytes:
        form = {self.chance.choice(FIELDS): self.chance.choice(TEXTS) for _ in range(8)}
        return self.chance.choice([urlencoded(form), TOO_MUCH, self.chance.randbytes(300)])
