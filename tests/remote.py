"""A phone that talks to a real server over HTTP: its own cookies, no redirect followed, streams read as they come."""

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode, urlsplit

from tests.patience import SECONDS

FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    text: str


@dataclass(frozen=True)
class Event:
    """One message of a stream; the version of a card is its id."""

    name: str
    id: str
    data: str


class Remote:
    """A phone at the server of this address; another server of the same fleet can be asked by `at`."""

    def __init__(self, url: str, cookies: Mapping[str, str] | None = None) -> None:
        self.url = url
        self.cookies = dict(cookies or {})

    def at(self, url: str) -> "Remote":
        """The same phone, served by somebody else."""
        return Remote(url, self.cookies)

    def get(self, path: str, **headers: str) -> Answer:
        return self._ask("GET", path, None, headers)

    def post(self, path: str, data: Mapping[str, Any] | None = None, **headers: str) -> Answer:
        sent = {"Content-Type": FORM, "Origin": self._origin(), **headers}
        return self._ask("POST", path, urlencode(data or {}, doseq=True), sent)

    def start_game(self, *names: str, key: str = "") -> str:
        """Begins a game and gives its path, `/g/…`."""
        answer = self.post("/games", {"names": names, "preset": "trains", "key": key})
        assert answer.status == 303, answer
        return urlsplit(answer.headers["location"]).path

    def save(self, game: str, number: int, hands: Mapping[str, int], out: str, key: str) -> Answer:
        """Sends a round as the form of the game page does."""
        fields = {f"hand-{player}": str(points) for player, points in hands.items()}
        return self.post(f"{game}/rounds", {"round": str(number), "ended": out, "key": key, **fields})

    def card(self, game: str) -> dict[str, Any]:
        """The game as data."""
        answer = self.get(f"{game}.json")
        assert answer.status == 200, answer
        found: dict[str, Any] = json.loads(answer.text)
        return found

    @contextmanager
    def stream(self, game: str, seen: int = 0, timeout: float = 20, languages: str = "") -> Iterator[Iterator[Event]]:
        """The live card; `next` waits for the next message. A stream that only says it is alive comes to an end too."""
        with closing(self._connection(timeout)) as connection:
            headers = {
                "Cookie": self._cookie(),
                "Last-Event-ID": str(seen),
                "Accept": "text/event-stream",
                "Accept-Language": languages,
            }
            connection.request("GET", f"{game}/events", headers=headers)
            answer = connection.getresponse()
            assert answer.status == 200, answer.status
            yield _events(answer, time.monotonic() + SECONDS)

    def _ask(self, method: str, path: str, body: str | None, headers: Mapping[str, str]) -> Answer:
        with closing(self._connection(30)) as connection:
            connection.request(method, path, body, {"Cookie": self._cookie(), **headers})
            answer = connection.getresponse()
            self._keep(answer)
            named = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, named, answer.read().decode())

    def _connection(self, timeout: float) -> HTTPConnection:
        return HTTPConnection(urlsplit(self.url).netloc, timeout=timeout)

    def _origin(self) -> str:
        return f"http://{urlsplit(self.url).netloc}"

    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _keep(self, answer: HTTPResponse) -> None:
        for line in answer.headers.get_all("Set-Cookie", []):
            self.cookies.update({name: morsel.value for name, morsel in SimpleCookie(line).items()})


def _events(answer: HTTPResponse, until: float) -> Iterator[Event]:
    """Ends when the server ends the stream; raises TimeoutError after `until`."""
    fields: dict[str, list[str]] = {}
    while line := answer.readline():
        if time.monotonic() > until:
            raise TimeoutError
        name, _colon, value = line.decode().rstrip("\n").partition(":")
        if name:
            fields.setdefault(name, []).append(value.removeprefix(" "))
        elif fields:
            yield Event(*("\n".join(fields.get(field, [""])) for field in ("event", "id", "data")))
            fields = {}
