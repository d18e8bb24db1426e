"""Two scorekeepers, a player and a viewer do what they like; after each step the card is what a plain model says."""

from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tableside.web import create_app
from tableside.web.here import EXTENSION
from tests.web.evening import Evening, Phone

PLAYERS = ("p1", "p2", "p3")
rounds = st.integers(1, 3)
players = st.sampled_from(PLAYERS)
points = st.integers(0, 60)


@pytest.fixture(scope="module", autouse=True)
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLESIDE_INSTANCE", str(tmp_path_factory.mktemp("instance")))
        Table.app = create_app({"HOME_URL": "http://192.168.1.20:8000"})
    yield
    Table.app.extensions[EXTENSION].database.close()


class Table(RuleBasedStateMachine):
    """The model: for each round who went out and what each holds, and a list of what was changed, to take it back.
    Every evening is played in the same app: a new one would spend most of its time on learning its templates."""

    app: Flask

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening(self.app)
        self.asha, self.bijay, self.meera = self.evening.asha, self.evening.bijay, self.evening.meera
        self.second = self.evening.phone()
        self.second.get(f"/k/{self.evening.links.score}")
        self.model: dict[int, dict[str, int]] = {}
        self.key = 0

    @initialize(out=players, hands=st.tuples(points, points, points))
    def the_first_round(self, out: str, hands: tuple[int, int, int]) -> None:
        """With something on the card every rule has something to do."""
        assert self.evening.card.rounds == ()
        self.save_the_next_round("asha", out, hands, False)

    @precondition(lambda self: self.evening.card.current is not None)
    @rule(
        who=st.sampled_from(("asha", "second")),
        out=players,
        hands=st.tuples(points, points, points),
        twice=st.booleans(),
    )
    def save_the_next_round(self, who: str, out: str, hands: tuple[int, int, int], twice: bool) -> None:
        number = len(self.model) + 1
        held = {player: 0 if player == out else value for player, value in zip(PLAYERS, hands, strict=True)}
        form = {f"hand-{player}": str(value) for player, value in held.items()} | {"round": str(number), "ended": out}
        phone: Phone = getattr(self, who)
        for _ in range(1 + twice):
            assert self._post(phone, "rounds", form).status_code == 303
        self.key += 1
        self.model[number] = held

    @precondition(lambda self: self.model)
    @rule(who=st.sampled_from(("asha", "second", "bijay", "meera")), data=st.data(), player=players, value=points)
    def correct_a_hand(self, who: str, data: st.DataObject, player: str, value: int) -> None:
        number = data.draw(st.sampled_from(sorted(self.model)))
        out = self._out(number)
        form = {f"hand-{player}": str(value), f"was-{player}": str(self.model[number][player])}
        status = self._post(getattr(self, who), f"rounds/{number}/hands/{player}", form).status_code
        self.key += 1
        if who in ("bijay", "meera"):
            assert status == 403
        elif player == out and value:
            assert status == 422
        else:
            assert status == 303
            self.model[number][player] = value

    @precondition(lambda self: self.model)
    @rule(data=st.data(), player=players, value=points)
    def correct_from_a_stale_page(self, data: st.DataObject, player: str, value: int) -> None:
        """Nobody's value is overwritten by somebody who has not seen it."""
        number = data.draw(st.sampled_from(sorted(self.model)))
        now = self.model[number][player]
        form = {f"hand-{player}": str(value), f"was-{player}": str(now + 1)}
        status = self._post(self.second, f"rounds/{number}/hands/{player}", form).status_code
        self.key += 1
        assert status in {303, 409, 422}
        assert (status == 303) <= (value in {now, now + 1})

    @precondition(lambda self: self.evening.card.undo)
    @rule(who=st.sampled_from(("second", "bijay", "meera")))
    def take_back_and_bring_back(self, who: str) -> None:
        entry = str(self.evening.card.undo)
        before = self._seen()
        status = self._post(getattr(self, who), "undo", {"entry": entry}).status_code
        self.key += 1
        if who != "second":
            assert status == 403
            return
        assert status == 303
        assert self._post(self.asha, "redo", {"entry": entry}).status_code == 303
        self.key += 1
        assert self._seen() == before

    @precondition(lambda self: self.model)
    @rule(who=st.sampled_from(("bijay", "meera")), data=st.data(), player=players, value=points)
    def question_a_score(self, who: str, data: st.DataObject, player: str, value: int) -> None:
        number = data.draw(st.sampled_from(sorted(self.model)))
        form = {"points": str(value), "note": ""}
        assert self._post(getattr(self, who), f"rounds/{number}/hands/{player}/flags", form).status_code in {303, 422}
        self.key += 1

    @precondition(lambda self: self.evening.card.flags)
    @rule(accept=st.booleans())
    def settle_a_question(self, accept: bool) -> None:
        flag = self.evening.card.flags[0]
        self._post(self.asha, f"flags/{flag.id}", {"accept": "1" if accept else "0"})
        self.key += 1
        refused = flag.player == self._out(flag.round) and flag.points
        if accept and not refused:
            assert flag.points is not None
            self.model[flag.round][flag.player] = flag.points

    @invariant()
    def the_card_is_what_the_model_says(self) -> None:
        assert self._seen() == self.model
        totals = {player: sum(hands[player] for hands in self.model.values()) for player in PLAYERS}
        if self.model:
            assert {one.player: one.total for one in self.evening.card.standings} == totals

    @invariant()
    def everybody_sees_the_same(self) -> None:
        pages = {self.meera.get("scorecard/live").text, self.bijay.get("scorecard/live").text}
        assert len(pages) == 1

    def _post(self, phone: Phone, path: str, form: dict[str, str]) -> Any:
        return phone.post(path, form | {"key": f"key-{self.key}"})

    def _seen(self) -> dict[int, dict[str, int | None]]:
        return {
            one.number: {player: one.cells[player].entered for player in PLAYERS} for one in self.evening.card.rounds
        }

    def _out(self, number: int) -> str | None:
        one = self.evening.card.round(number)
        return one.out if one else None


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=15, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.soak
class TestLongTable(Table.TestCase):  # type: ignore[misc, valid-type]
    """Ten thousand steps: the first evening of hypothesis has none."""

    settings = settings(TestTable.settings, max_examples=201, stateful_step_count=50)
