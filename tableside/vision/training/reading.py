"""Crops and targets for the tile network: rightly cut tiles, and wrongly cut ones that it must refuse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import CROP, INNER, axes, halves, overlap
from tableside.vision.synthetic.scene import DrawnTile, Scene
from tableside.vision.training.images import coarsen, recolour, soil

Rng = np.random.Generator
Photo = npt.NDArray[np.uint8]
Array = npt.NDArray[np.float32]

_CELL = 2
_PIP = np.ones((13, 13), np.uint8)
_FAINTEST = 16.0
"""Levels by which pips or digits must differ from their tile to be seen."""


@dataclass(frozen=True)
class ReadingSample:
    """A crop (96, 160, 3) RGB, numbers, validity (1, 0, -1 undecided), whether digits, corners (8,), pips (48, 80)."""

    crop: Photo
    numbers: tuple[int, int]
    valid: int
    numeral: int
    corners: Array
    pips: Array


def reading_sample(rng: Rng, scene: Scene, found: Array | None = None) -> ReadingSample:
    """Draw a sample; `found` are shapes (n, 4, 2) that were taken for tiles in this scene, the likeliest first."""
    quad = _quad(rng, scene, found)
    if rng.random() < 0.5:
        quad = np.roll(quad, 2, axis=0)
    tile, share = _nearest(scene, quad)
    return _sample(rng, scene.photo, quad, tile, share)


def _quad(rng: Rng, scene: Scene, found: Array | None) -> Array:
    draw = rng.random()
    if found is not None and len(found) and draw < (0.35 if scene.tiles else 0.9):
        return _shaken(rng, found[int(len(found) * rng.random() ** 3)])
    if not scene.tiles:
        return _anywhere(rng, scene.photo)
    tile = scene.tiles[int(rng.choice(len(scene.tiles), p=_chances(scene)))]
    if draw > 0.96:
        return _anywhere(rng, scene.photo)
    quad = tile.corners.astype(np.float32)
    if draw <= 0.78:
        return _jittered(rng, quad)
    across = crossing(rng, quad, scene) if rng.random() < 0.5 else None
    return _miscut(rng, quad) if across is None else _jittered(rng, across)


def _shaken(rng: Rng, quad: Array) -> Array:
    """Move a shape that was found a little, since it will be cut a little differently the next time."""
    width = max(float(np.linalg.norm(quad[2] - quad[1])), 4.0)
    return np.asarray(quad + rng.normal(0, 0.02, (4, 2)) * width, dtype=np.float32)


def _chances(scene: Scene) -> Array:
    """Show tiles with high numbers or digits more often: they are the rarest and the hardest to tell apart."""
    weights = np.array([_rarity(max(tile.numbers)) + 2 * tile.numeral for tile in scene.tiles], np.float64)
    return np.asarray(weights / weights.sum())


def _rarity(number: int) -> int:
    """Numbers above fifteen are in one set only, those above nine in few."""
    return 1 + (number > 9) + (number > 12) + 2 * (number > 15)


def _jittered(rng: Rng, quad: Array) -> Array:
    width = max(float(np.linalg.norm(quad[2] - quad[1])), 4.0)
    amount = float(rng.choice([0.02, 0.05, 0.08])) * width
    centre = quad.mean(0)
    grown = centre + (quad - centre) * np.exp(rng.normal(0, 0.04, 2))
    return np.asarray(grown + rng.normal(0, amount * 0.7, (4, 2)) + rng.normal(0, amount * 0.7, 2), dtype=np.float32)


def _miscut(rng: Rng, quad: Array) -> Array:
    """Shift by about half a tile, turn across two tiles, or cut far too large or small."""
    u, v, centre = (quad[1] - quad[0]) / 2, (quad[2] - quad[1]) / 2, quad.mean(0)
    way = int(rng.integers(0, 5))
    if way == 0:
        return np.asarray(quad + u * float(rng.choice([-1, 1]) * rng.uniform(0.6, 1.4)), dtype=np.float32)
    if way == 1:
        return np.asarray(quad + v * float(rng.choice([-1, 1]) * rng.uniform(0.6, 1.4)), dtype=np.float32)
    if way == 2:
        side = centre + u * float(rng.choice([-0.5, 0.5])) + v * float(rng.choice([-1, 0, 1]))
        across, along = v * 2, u * 0.5
        return np.asarray(
            [side - across - along, side + across - along, side + across + along, side - across + along],
            dtype=np.float32,
        )
    factor = float(rng.choice([rng.uniform(0.45, 0.72), rng.uniform(1.4, 2.1)]))
    turned = np.roll(quad, 1, axis=0) if way == 4 else quad
    return np.asarray(centre + (turned - centre) * factor + rng.normal(0, 0.2, 2) * np.linalg.norm(v), dtype=np.float32)


def crossing(rng: Rng, quad: Array, scene: Scene) -> Array | None:
    """Join a half of a tile with the half of another beside it, as if both were one tile; none where it lies alone."""
    middle, u, v = axes(quad)
    own = middle + u * float(rng.choice([-0.5, 0.5]))
    tiles = [tile for tile in scene.tiles if np.linalg.norm(tile.corners.mean(0) - middle) > 1]
    ways = [half - own for tile in tiles for half in halves(tile.corners.astype(np.float32))]
    beside = [way for way in ways if 1.5 * np.linalg.norm(v) < np.linalg.norm(way) < 2.5 * np.linalg.norm(v)]
    if not beside:
        return None
    along = beside[int(rng.integers(0, len(beside)))]
    across = v if abs(along @ u) / np.linalg.norm(u) > abs(along @ v) / np.linalg.norm(v) else u / 2
    across = across * np.sign((along[0] * across[1] - along[1] * across[0]) * (u[0] * v[1] - u[1] * v[0]))
    centre = own + along / 2
    shape = [centre - along - across, centre + along - across, centre + along + across, centre - along + across]
    return np.asarray(shape, dtype=np.float32)


def _anywhere(rng: Rng, photo: Photo) -> Array:
    height, width = photo.shape[:2]
    half = float(np.exp(rng.uniform(np.log(14), np.log(120))))
    box = (
        tuple(map(float, rng.uniform(0, 1, 2) * (width, height))),
        (half * 2, half * float(rng.uniform(0.7, 1.15))),
        float(rng.uniform(0, 180)),
    )
    return np.asarray(cv2.boxPoints(box), dtype=np.float32)[[1, 2, 3, 0]]


def _nearest(scene: Scene, quad: Array) -> tuple[DrawnTile | None, float]:
    best, share = None, 0.0
    for tile in scene.tiles:
        here = overlap(quad, tile.corners.astype(np.float32))
        if here > share:
            best, share = tile, here
    return best, share


def _sample(rng: Rng, photo: Photo, quad: Array, tile: DrawnTile | None, share: float) -> ReadingSample:
    crop, flips = _crop(rng, photo, quad, mirror=tile is None or not tile.numeral)
    nothing = ReadingSample(
        crop, (-1, -1), 0, -1, np.zeros(8, np.float32), np.full((CROP[1] // _CELL, CROP[0] // _CELL), -1, np.float32)
    )
    if tile is None or share < 0.55:
        return nothing
    turned, corners = _aligned(quad, tile.corners.astype(np.float32))
    if corners is None:
        return nothing
    if not tile.whole or share < 0.7:
        clearly_not = not tile.face_up or tile.visible < 0.7 or tile.pips_visible < 0.95
        return ReadingSample(crop, (-1, -1), 0 if clearly_not else -1, -1, nothing.corners, nothing.pips)
    numbers = tile.numbers[::-1] if turned else tile.numbers
    return _labelled(crop, flips, quad, corners, (numbers[0], numbers[1]), tile)


def _aligned(quad: Array, truth: Array) -> tuple[bool, Array | None]:
    """Turn the true corners so that they match the cut ones; none where the cut lies across the tile."""
    u, true_u = quad[1] + quad[2] - quad[0] - quad[3], truth[1] + truth[2] - truth[0] - truth[3]
    cosine = float(u @ true_u) / max(float(np.linalg.norm(u) * np.linalg.norm(true_u)), 1e-6)
    if abs(cosine) < 0.8:
        return False, None
    return cosine < 0, np.roll(truth, 2, axis=0) if cosine < 0 else truth


def _labelled(
    crop: Photo, flips: tuple[bool, bool], quad: Array, corners: Array, numbers: tuple[int, int], tile: DrawnTile
) -> ReadingSample:
    matrix = cv2.getPerspectiveTransform(quad.astype(np.float32), INNER)
    shift = cv2.perspectiveTransform(corners[None].astype(np.float32), matrix)[0] - INNER
    spots = (
        cv2.perspectiveTransform(tile.pips[None].astype(np.float32), matrix)[0]
        if len(tile.pips)
        else np.zeros((0, 2), np.float32)
    )
    if flips[0]:
        shift, spots, numbers = (shift * (-1, 1))[[1, 0, 3, 2]], spots * (-1, 1) + (CROP[0] - 1, 0), numbers[::-1]
    if flips[1]:
        shift, spots = (shift * (1, -1))[[3, 2, 1, 0]], spots * (1, -1) + (0, CROP[1] - 1)
    heat = _heat(np.asarray(spots, dtype=np.float32))
    seen = [number if legible(crop, half, number, spots, tile.numeral) else -1 for half, number in enumerate(numbers)]
    for part, number in zip(np.hsplit(heat, 2), seen, strict=True):
        if number < 0:
            part[:] = -1
    return ReadingSample(crop, (seen[0], seen[1]), 1, int(tile.numeral), (shift / 8).astype(np.float32).ravel(), heat)


def legible(crop: Photo, half: int, number: int, spots: npt.NDArray[Any], numeral: bool) -> bool:
    """Say whether anything of a number can be seen: who is asked for what nobody sees learns to distrust blanks."""
    left = CROP[0] // 2 * half
    face = crop[20:76, max(left, 18) : min(left + CROP[0] // 2, CROP[0] - 18)].reshape(-1, 3)
    if numeral:
        return float(face.std(0).max()) > _FAINTEST / 2
    here = spots[(spots[:, 0] >= left) & (spots[:, 0] < left + CROP[0] // 2)]
    if not number or not len(here):
        return True
    x, y = np.clip(np.round(here).astype(int), 0, np.array(CROP) - 1).T
    apart = np.abs(cv2.blur(crop, (3, 3)) - np.median(face, axis=0)).max(2)
    return float(np.median(cv2.dilate(apart, _PIP)[y, x])) > _FAINTEST


def _heat(spots: Array) -> Array:
    heat = np.zeros((CROP[1] // _CELL, CROP[0] // _CELL), np.float32)
    x, y = np.arange(heat.shape[1], dtype=np.float32), np.arange(heat.shape[0], dtype=np.float32)
    for spot in spots / _CELL - 0.25:
        bump = np.exp(-((x[None] - spot[0]) ** 2 + (y[:, None] - spot[1]) ** 2) / (2 * 0.9**2))
        np.maximum(heat, bump, out=heat)
    return heat


def _crop(rng: Rng, photo: Photo, quad: Array, mirror: bool) -> tuple[Photo, tuple[bool, bool]]:
    centre, reach = quad.mean(0), np.abs(quad - quad.mean(0)).max(0) * 1.5 + 8
    low = np.maximum(np.floor(centre - reach).astype(int), 0)
    high = np.minimum(np.ceil(centre + reach).astype(int) + 1, photo.shape[1::-1])
    if np.any(high - low < 4):
        return np.full((CROP[1], CROP[0], 3), 114, np.uint8), (False, False)
    window = photo[low[1] : high[1], low[0] : high[0]]
    width = min(float(np.linalg.norm(quad[2] - quad[1])), float(np.linalg.norm(quad[3] - quad[0])))
    coarse, _ = coarsen(rng, window, max(width, 4.0))
    factor = np.array(coarse.shape[1::-1]) / (high - low)
    matrix = cv2.getPerspectiveTransform(((quad - low) * factor).astype(np.float32), INNER)
    crop = cv2.warpPerspective(coarse, matrix, CROP, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    flips = (bool(mirror and rng.random() < 0.5), bool(mirror and rng.random() < 0.5))
    crop = recolour(rng, soil(rng, np.asarray(crop, dtype=np.uint8))[..., ::-1])
    return np.ascontiguousarray(crop[:: -1 if flips[1] else 1, :: -1 if flips[0] else 1]), flips
