"""Puts tiles in reading order and says why a person should look at some of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from tableside.vision.reading import Corners, Doubt, SeenTile
from tableside.vision.settings import Settings


def with_doubts(
    tiles: list[SeenTile], beside: Mapping[Doubt, list[Corners]], set_max: int, settings: Settings
) -> tuple[SeenTile, ...]:
    """Give the tiles left to right, top to bottom, each with its doubts: its own, and those of what lies beside it."""
    ordered = in_reading_order(tiles)
    copies = Counter(tile.high_low for tile in ordered)
    near = {doubt: {_nearest(ordered, corners) for corners in places if ordered} for doubt, places in beside.items()}
    return tuple(
        replace(
            tile,
            doubts=(
                *_doubts(tile, len(ordered), copies, set_max, settings),
                *(doubt for doubt, indices in near.items() if k in indices),
            ),
        )
        for k, tile in enumerate(ordered)
    )


def _doubts(
    tile: SeenTile, count: int, copies: Counter[tuple[int, int]], set_max: int, settings: Settings
) -> list[Doubt]:
    checks = {
        Doubt.FAINT: Doubt.BARE not in tile.doubts
        and tile.confidence < (settings.sure if count > 1 else settings.sure_alone),
        Doubt.REPEATED: copies[tile.high_low] > 1,
        Doubt.ALL_BLANK: count == 1 and tile.total == 0,
        Doubt.ABOVE_SET: max(tile.numbers) > set_max,
    }
    return [*tile.doubts, *(doubt for doubt, holds in checks.items() if holds)]


def in_reading_order(tiles: list[SeenTile]) -> list[SeenTile]:
    """Order tiles by rows, top to bottom, each row left to right."""
    rows: list[list[SeenTile]] = []
    for tile in sorted(tiles, key=lambda tile: _centre(tile.corners)[1]):
        if rows and _centre(tile.corners)[1] - _centre(rows[-1][0].corners)[1] < _height(rows[-1][0].corners) / 2:
            rows[-1].append(tile)
        else:
            rows.append([tile])
    return [tile for row in rows for tile in sorted(row, key=lambda tile: _centre(tile.corners)[0])]


def _centre(corners: Corners) -> tuple[float, float]:
    x, y = np.array(corners).mean(0)
    return float(x), float(y)


def _height(corners: Corners) -> float:
    return max(y for _, y in corners) - min(y for _, y in corners)


def _nearest(tiles: list[SeenTile], corners: Corners) -> int:
    here = np.array(_centre(corners))
    return int(np.argmin([np.linalg.norm(np.array(_centre(tile.corners)) - here) for tile in tiles]))
