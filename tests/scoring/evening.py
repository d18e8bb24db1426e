"""An evening as a list of entries, written down the way the services would."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.history import Change, history
from tableside.scoring.scorecard import Scorecard

ASHA, BIJAY, CYRA, DEV = "p1", "p2", "p3", "p4"
EIGHT_O_CLOCK = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)

Hands = Mapping[str, object]


class Evening:
    """Asha keeps score; every method adds one entry and gives its id."""

    def __init__(self, names: Sequence[str] = ("Asha", "Bijay", "Cyra"), preset: str = "cross", **options: Any) -> None:
        self.entries: list[Entry] = []
        players = [{"id": f"p{number}", "name": name} for number, name in enumerate(names, 1)]
        rules = {"preset": preset, "options": options}
        self.write(Kind.GAME_STARTED, {"title": "", "rules": rules, "players": players, "previous": None})

    def write(self, kind: Kind, data: Mapping[str, Any], by: str = "score:1") -> int:
        number = len(self.entries) + 1
        when = EIGHT_O_CLOCK + timedelta(minutes=number)
        self.entries.append(Entry(number, kind, data, by, when, f"key{number}"))
        return number

    def round(self, number: int, out: str | None = None, hands: Hands | None = None, **more: Any) -> int:
        """`evening.round(1, ASHA, {BIJAY: 23, CYRA: "6-4"})`; nobody out is a blocked round."""
        ended = {"out": out} if out else {"blocked": True}
        double = f"{10 - number}-{10 - number}"
        return self.set(number, hands, **{"ended": ended, "double": double, **more})

    def set(self, number: int, hands: Hands | None = None, **more: Any) -> int:
        """Some fields of a round; a hand is points, tiles in one string, "missed", or None for a dash."""
        read = {player: _hand(hand) for player, hand in (hands or {}).items()}
        return self.write(Kind.ROUND_SET, {"round": number, **({"hands": read} if read else {}), **more})

    def remove(self, number: int) -> int:
        return self.write(Kind.ROUND_REMOVED, {"round": number})

    def join(self, player: str, name: str, number: int, start: int = 0, rule: str = "") -> int:
        data = {"player": player, "name": name, "round": number, "start": start, "rule": rule}
        return self.write(Kind.PLAYER_JOINED, data)

    def leave(self, player: str, after: int) -> int:
        return self.write(Kind.PLAYER_LEFT, {"player": player, "after": after})

    def come_back(self, player: str, number: int) -> int:
        return self.write(Kind.PLAYER_RETURNED, {"player": player, "round": number})

    def rename(self, player: str, name: str) -> int:
        return self.write(Kind.PLAYER_RENAMED, {"player": player, "name": name})

    def swap(self, one: str, other: str, *rounds: int) -> int:
        return self.write(Kind.HANDS_SWAPPED, {"one": one, "other": other, "rounds": list(rounds)})

    def flag(self, number: int, player: str, points: int | None, note: str = "") -> int:
        data = {"round": number, "player": player, "points": points, "note": note}
        return self.write(Kind.SCORE_FLAGGED, data, by="view")

    def settle(self, flag: int, *, accept: bool = True) -> int:
        said = self.entries[flag - 1].data
        points = said["points"] if accept else None
        data = {"flag": flag, "accepted": accept, "round": said["round"], "player": said["player"], "points": points}
        return self.write(Kind.FLAG_SETTLED, data)

    def keep_rule(self, name: str, value: object) -> int:
        return self.write(Kind.RULE_KEPT, {"name": name, "value": value})

    def close(self) -> int:
        return self.write(Kind.GAME_CLOSED, {})

    def reopen(self) -> int:
        return self.write(Kind.GAME_REOPENED, {})

    def undo(self, entry: int) -> int:
        return self.write(Kind.UNDONE, {"entry": entry})

    def redo(self, entry: int) -> int:
        return self.write(Kind.REDONE, {"entry": entry})

    @property
    def card(self) -> Scorecard:
        return fold(self.entries)

    @property
    def history(self) -> tuple[Change, ...]:
        return history(self.entries)

    @property
    def totals(self) -> dict[str, int]:
        return {one.player: one.total for one in self.card.standings}

    @property
    def places(self) -> dict[str, int]:
        return {one.player: one.place for one in self.card.standings}

    def scored(self, number: int) -> dict[str, int | None]:
        """What everybody got in a round."""
        one = self.card.round(number)
        assert one
        return {player: cell.scored for player, cell in one.cells.items()}

    def states(self, number: int) -> dict[str, str]:
        one = self.card.round(number)
        assert one
        return {player: cell.state for player, cell in one.cells.items()}


def seen(card: Scorecard) -> Scorecard:
    """The card as people see it: without the numbers by which it finds its entries."""
    return replace(card, version=0, undo=None, redo=None)


def _hand(hand: object) -> Mapping[str, object]:
    if isinstance(hand, str):
        return {"missed": True} if hand == "missed" else {"tiles": hand.split()}
    return {} if hand is None else {"points": hand}
