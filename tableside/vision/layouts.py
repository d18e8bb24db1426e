"""Where makers put the pips of a number: several known layouts for each of 0 to 18."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]

HIGHEST = 18

SETS = (6, 9, 12, 15, HIGHEST)
"""The sets that are made, by their highest number."""

# Columns of a layout, from one long side of the tile to the other. "n" pips spread over the whole
# column; "n~" pips between the places of an n+1 column, as bricks lie; "n-" pips pulled to the middle.
_SPECS: dict[int, tuple[str, ...]] = {
    0: ("",),
    1: ("0 1 0",),
    6: ("3 0 3",),
    7: ("3 1 3",),
    8: ("3 2 3", "4 0 4", "3 2~ 3"),
    9: ("3 3 3", "4 1 4"),
    10: ("4 2 4", "3 4 3", "5 0 5", "4 2~ 4"),
    11: ("4 3 4", "5 1 5", "4 3~ 4", "4 3- 4"),
    12: ("4 4 4", "3 3 3 3", "5 2 5"),
    13: ("4 4 4 1", "5 3 5", "4 5 4", "4 1 4 4"),
    14: ("2 4 4 4", "5 4~ 5", "5 4 5", "4 4 4 2", "4 2 4 4"),
    15: ("5 5 5", "4 4 4 3", "4 3 4 4"),
    16: ("4 4 4 4", "5 6 5", "6 4 6", "5 3 3 5"),
    17: ("4 4~ 1 4~ 4", "6 5~ 6", "6 5 6", "5 4 4~ 4"),
    18: ("6 6 6", "5 4 4 5", "6 3 3 6", "4 5 5 4"),
}


def _column(spec: str) -> list[float]:
    count = int(spec.rstrip("~-"))
    if count < 2:
        return [0.0] * count
    if spec.endswith("~"):
        return [float(v) for v in (np.arange(count) + 0.5) / count * 2 - 1]
    reach = 0.6 if spec.endswith("-") else 1.0
    return [float(v) for v in np.linspace(-reach, reach, count)]


def _from_columns(spec: str) -> Points:
    columns = spec.split()
    places = np.linspace(-1, 1, len(columns)) if len(columns) > 1 else [0.0] * len(columns)
    points = [(along, across) for across, column in zip(places, columns, strict=True) for along in _column(column)]
    return np.array(points, dtype=np.float64).reshape(-1, 2)


def _hand_made() -> dict[int, tuple[Points, ...]]:
    diagonal = np.array([(-1, -1), (1, 1)], dtype=np.float64)
    beside = np.array([(0, -1), (0, 1)], dtype=np.float64)
    behind = np.array([(-1, 0), (1, 0)], dtype=np.float64)
    corners = np.array([(-1, -1), (-1, 1), (1, -1), (1, 1)], dtype=np.float64)
    centre = np.zeros((1, 2))
    return {
        2: (diagonal, beside, behind),
        3: (np.vstack([diagonal, centre]), np.vstack([beside, centre])),
        4: (corners,),
        5: (np.vstack([corners, centre]),),
    }


@cache
def layouts(number: int) -> tuple[Points, ...]:
    """Give the known layouts of a number, most usual first: (n, 2) points (along, across) in [-1, 1]."""
    made = _hand_made()
    return made[number] if number in made else tuple(map(_from_columns, _SPECS[number]))
