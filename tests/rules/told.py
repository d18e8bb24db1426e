"""Cases as data (`cases/*.jsonl`): short lines that are filled up to what `tableside referee` takes."""

import json
from pathlib import Path
from typing import Any

from tests.rules.rounds import CAST

CASES = Path(__file__).parent / "cases"


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
