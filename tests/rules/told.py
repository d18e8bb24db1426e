"""Cases as data (`cases/*.jsonl`): short lines that are filled up to what `tableside referee` takes.

`python -m tests.rules.told` writes anew what it says to each of them, word for word (`cases/said.txt`).
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tableside.commands.referee import answer
from tests.rules.rounds import CAST

CASES = Path(__file__).parent / "cases"
SAID = CASES / "said.txt"


def all_cases() -> list[dict[str, Any]]:
    return [
        {**json.loads(line), "file": path.stem}
        for path in sorted(CASES.glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]


def asked(case: dict[str, Any], without: str | None = None) -> dict[str, Any]:
    """The line for the referee; `without` leaves out one of the options that the table chose."""
    options = {name: value for name, value in case.get("options", {}).items() if name != without}
    seats = list(CAST[: case["seats"]]) if "seats" in case else list(CAST[:4])
    if case.get("seats", 4) > len(CAST):
        seats = [*CAST, *(f"Guest {number}" for number in range(case["seats"] - len(CAST)))]
    return {
        "rules": {"preset": case["preset"], "options": options},
        "position": {
            "set_max": case.get("set_max", 9),
            "players": seats,
            "round": case.get("round", 1),
            "opening_double": case.get("opening", "9-9"),
            "opening_placed": case.get("placed", True),
            "starter": seats[0],
            "plays": _plays(case.get("plays", ""), seats),
            "irregular_plays": case.get("irregular", []),
            "hands": {player: tiles.split() for player, tiles in case.get("hands", {}).items()},
            "hand_counts": case.get("counts", {}),
            "boneyard": case.get("yard"),
            "turn": case.get("turn"),
            "facts": case.get("facts", {}),
        },
        "move": _move(case["ask"]),
    }


def _plays(text: str, seats: list[str]) -> list[list[str]]:
    """`9-4@9-9 Meera:4-3@9-4`: round the table from the first seat, unless somebody is named."""
    plays = []
    for at, word in enumerate(text.split()):
        player, _, play = word.rpartition(":")
        plays.append([player or seats[at % len(seats)], *play.split("@")])
    return plays


def _move(ask: str | dict[str, Any]) -> dict[str, Any]:
    if isinstance(ask, dict):
        return ask
    player, _, move = ask.partition(": ")
    if move in ("draw", "pass"):
        return {"type": move, "player": player}
    if move.startswith("open "):
        return {"type": "open", "player": player, "tile": move.removeprefix("open ")}
    tile, onto = move.split("@")
    return {"type": "play", "player": player, "tile": tile, "onto": onto}


def said() -> str:
    """Every verdict in full, a paragraph for each case."""
    return "\n".join("\n".join(_paragraph(case)) + "\n" for case in all_cases())


def _paragraph(case: dict[str, Any]) -> Iterator[str]:
    verdict: Any = answer(asked(case))
    yield f"{case['file']}: it {case['it']} ({case['preset']})"
    yield f"  {verdict['result']}, {verdict['basis']}: {verdict['why']}"
    for name in ("clauses", "cites", "playable_numbers", "instead", "needs", "value", "suggestion", "keep"):
        if verdict.get(name):
            yield f"  {name}: {_plain(verdict[name])}"


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return json.dumps(value) if isinstance(value, dict) else str(value)


if __name__ == "__main__":
    SAID.write_text(said(), encoding="utf-8")
