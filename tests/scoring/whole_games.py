"""Whole games kept as files: what was scored, and who must come out where."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "games"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def whole_game(name: str) -> dict[str, Any]:
    game: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return game
