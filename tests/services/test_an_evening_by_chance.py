"""Two scorekeepers, a player and a viewer do anything in any order, from pages that may be old when they are sent.

Every answer is checked: what was saved is on the card, what was refused changed nothing, and nobody's else hand moved.
"""

import functools
import tempfile
from contextlib import ExitStack
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, multiple, precondition, rule

from tableside.rules.errors import RulesError
from tableside.scoring.entries import UNDOABLE
from tableside.services import corrections, games, players, rounds, scorecards
from tableside.services.errors import Conflict, FormProblems, NotAllowed, NotFound
from tableside.services.hand_forms import HandForm, value_of
from tableside.services.installation import Installation
from tableside.services.round_merge import RoundForm
from tests.databases import copied, migrated_file
from tests.scoring.plain_model import work_out
from tests.services.table import ASHA, BIJAY, BLOCKED, CYRA, Page, Table, new_key

TEXTS = st.sampled_from(["", "0", "5", "12", "7+6", "6-4", "missed", "x", "700"])
PLAYERS = st.sampled_from([ASHA, BIJAY, CYRA, "p4"])
ENDED = st.sampled_from(["", ASHA, BIJAY, CYRA, BLOCKED])
PHONES = st.sampled_from(["asha", "other"])
REFUSED = (FormProblems, NotFound, NotAllowed)

Cells = dict[tuple[int, str], object]


@functools.cache
def _migrated() -> Path:
    return migrated_file(Path(tempfile.mkdtemp()) / "migrated.sqlite3")


class AnEvening(RuleBasedStateMachine):
    pages = Bundle("pages")

    @initialize()
    def sit_down(self) -> None:
        self.closing = ExitStack()
        folder = self.closing.enter_context(tempfile.TemporaryDirectory())
        database = self.closing.enter_context(copied(_migrated(), Path(folder) / "tableside.sqlite3"))
        self.table = Table(Installation(database, b"secret"), ["Asha", "Bijay", "Cyra"], rounds=4)
        self.phones = {"asha": self.table.asha, "other": self.table.another_scorekeeper()}
        self.bijay = self.table.bijay
        self.here = self.table.installation

    def teardown(self) -> None:
        if hasattr(self, "closing"):
            self.closing.close()

    @rule(target=pages, data=st.data())
    def open_a_page(self, data: st.DataObject) -> object:
        card = self.table.card
        numbers = sorted({one.number for one in (*card.rounds, card.current) if one})
        return self.table.page(data.draw(st.sampled_from(numbers))) if numbers else multiple()

    @rule(
        page=pages,
        phone=PHONES,
        ended=ENDED,
        hands=st.dictionaries(PLAYERS, TEXTS),
        leave=st.booleans(),
        keep=st.booleans(),
    )
    def save(self, page: Page, phone: str, ended: str, hands: dict[str, str], leave: bool, keep: bool) -> None:
        typed = {player: text for player, text in hands.items() if player in page.hands}
        form = page.filled(ended, typed, leave_missing=leave, keep_partial=keep, key=new_key())
        before, version = self._cells(), self.table.version
        try:
            rounds.save_round(self.here, self.phones[phone], form)
            clashed = []
        except Conflict as conflict:
            clashed = [clash.field.removeprefix("hand-") for clash in conflict.clashes]
        except REFUSED:
            assert self.table.version == version
            return
        self._check_saved(form, before, clashed)
        again = self.table.version
        try:
            rounds.save_round(self.here, self.phones[phone], form)
            assert not clashed
        except Conflict:
            assert clashed
        assert self.table.version == again

    def _check_saved(self, form: RoundForm, before: Cells, clashed: list[str]) -> None:
        after = self._cells()
        ends = {form.ended, form.ended_was, *(player for player in form.hands if self._is_out(form.round, player))}
        for cell in {**before, **after}:
            number, player = cell
            touched = number == form.round and player in form.hands and form.hands[player].is_touched
            if player in clashed or (not touched and (number != form.round or player not in ends)):
                assert after.get(cell) == before.get(cell)
            elif touched and player not in ends:
                assert after[cell] == self._meant(form.hands[player])

    @rule(text=TEXTS, number=st.integers(1, 4), was=st.sampled_from(["", "0", "5", "12"]))
    def bijay_enters_his_hand(self, text: str, number: int, was: str) -> None:
        before = self._cells()
        try:
            rounds.save_hand(self.here, self.bijay, (number, BIJAY), HandForm(text, was), new_key())
        except (*REFUSED, Conflict):
            assert self._cells() == before
        assert {cell for cell in before if self._cells()[cell] != before[cell]} <= {(number, BIJAY)}

    @rule(data=st.data(), phone=PHONES, back=st.booleans())
    def take_back_or_bring_back(self, data: st.DataObject, phone: str, back: bool) -> None:
        entries = scorecards.all_entries(self.here, self.table.game.game)
        turnable = [entry.id for entry in entries if entry.kind in UNDOABLE]
        if turnable:
            turn = corrections.redo if back else corrections.undo
            turn(self.here, self.phones[phone], data.draw(st.sampled_from(turnable)), new_key())

    @rule(player=PLAYERS, step=st.sampled_from(["join", "leave", "come back", "rename"]))
    def come_and_go(self, player: str, step: str) -> None:
        asha = self.phones["asha"]
        try:
            if step == "join" and len(self.table.card.players) < 5:
                players.join(self.here, asha, f"D{self.table.version}", new_key())
            elif step == "leave":
                before = self._cells()
                players.leave(self.here, asha, player, new_key())
                known = {cell: entered for cell, entered in before.items() if entered is not None}
                assert known.items() <= self._cells().items()
            elif step == "come back":
                players.come_back(self.here, asha, player, new_key())
            else:
                players.rename(self.here, asha, player, f"R{self.table.version}", new_key())
        except REFUSED:
            pass

    @rule(number=st.integers(1, 4), pair=st.lists(PLAYERS, min_size=2, max_size=2))
    def swap_or_remove(self, number: int, pair: list[str]) -> None:
        try:
            if pair[0] == pair[1]:
                rounds.remove_round(self.here, self.phones["other"], number, new_key())
            else:
                players.swap_hands(self.here, self.phones["other"], (pair[0], pair[1]), [number], new_key())
        except REFUSED:
            pass

    @rule(number=st.integers(1, 4), player=PLAYERS, text=TEXTS, accept=st.booleans())
    def doubt(self, number: int, player: str, text: str, accept: bool) -> None:
        try:
            flag = corrections.flag_hand(self.here, self.table.meera, (number, player), (text, "?"), new_key())
            corrections.settle_flag(self.here, self.phones["asha"], flag, accept, new_key())
        except REFUSED:
            pass

    @precondition(lambda self: hasattr(self, "table") and self.table.version % 5 == 0)
    @rule()
    def end_or_go_on(self) -> None:
        turn = games.reopen_game if self.table.card.closed else games.close_game
        turn(self.here, self.phones["asha"], new_key())

    @invariant()
    def the_card_is_what_pencil_and_paper_give(self) -> None:
        if not hasattr(self, "table"):
            return
        paper = work_out(scorecards.all_entries(self.here, self.table.game.game)).totals()
        totals = self.table.totals
        assert totals == {player: paper[player] for player in totals}
        self.table.history()
        assert set(self.table.card.names) == set(paper)

    def _cells(self) -> Cells:
        card = self.table.card
        found = {one.number: one for one in (*card.rounds, card.current) if one}
        return {
            (number, player): "missed" if cell.state == "missed" else cell.entered
            for number, one in found.items()
            for player, cell in one.cells.items()
        }

    def _is_out(self, number: int, player: str) -> bool:
        one = self.table.card.round(number)
        return one is not None and one.out == player

    def _meant(self, form: HandForm) -> object:
        try:
            hand = form.hand()
        except RulesError:
            raise AssertionError("what cannot be read was saved") from None
        return "missed" if hand.missed else value_of(hand, self.table.card.rules)


AnEvening.TestCase.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)
TestAnEvening = AnEvening.TestCase
