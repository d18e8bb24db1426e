"""Crops and targets for the detector."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import axes
from tableside.vision.synthetic.scene import DrawnTile, Scene
from tableside.vision.training.images import cut, recolour

Rng = np.random.Generator
Photo = npt.NDArray[np.uint8]
Array = npt.NDArray[np.float32]

SIDE = 192
STRIDE = 4
_LENGTHS = (19.0, 115.0)


@dataclass(frozen=True)
class FindingSample:
    """A crop (192, 192, 3) RGB; heat (2, 48, 48), its weights, shapes (8, 48, 48) and where they count (48, 48)."""

    crop: Photo
    heat: Array
    weight: Array
    shape: Array
    here: Array


def finding_sample(rng: Rng, scene: Scene) -> FindingSample:
    """Cut a crop at a random scale out of a scene, mostly around some tile, and draw its targets."""
    scale, low = _window(rng, scene)
    crop = cut(scene.photo, low, SIDE / scale, SIDE)[..., ::-1]
    heat, weight = (
        np.zeros((2, SIDE // STRIDE, SIDE // STRIDE), np.float32),
        np.ones((2, SIDE // STRIDE, SIDE // STRIDE), np.float32),
    )
    shape, here = (
        np.zeros((8, SIDE // STRIDE, SIDE // STRIDE), np.float32),
        np.zeros((SIDE // STRIDE, SIDE // STRIDE), np.float32),
    )
    sample = FindingSample(recolour(rng, crop), heat, weight, shape, here)
    origin = np.floor(low)
    for tile in scene.tiles:
        _draw_target(sample, tile, ((tile.corners - origin) * scale).astype(np.float32))
    return _flipped(rng, sample)


def _window(rng: Rng, scene: Scene) -> tuple[float, tuple[float, float]]:
    height, width = scene.photo.shape[:2]
    if not scene.tiles:
        scale = float(np.exp(rng.uniform(np.log(0.25), np.log(1.4))))
        extent = SIDE / scale
        return scale, (
            float(rng.uniform(min(0, width - extent), max(0, width - extent))),
            float(rng.uniform(min(0, height - extent), max(0, height - extent))),
        )
    tile = scene.tiles[int(rng.integers(0, len(scene.tiles)))]
    length = float(np.linalg.norm(tile.corners[1] - tile.corners[0]))
    wanted = float(np.exp(rng.uniform(np.log(_LENGTHS[0]), np.log(_LENGTHS[1]))))
    scale = min(max(wanted / max(length, 4.0), SIDE / (1.15 * max(height, width))), 1.7)
    extent = SIDE / scale
    spot = tile.corners.mean(0) + rng.normal(0, 0.22, 2) * extent
    return scale, (_held(rng, spot[0] - extent / 2, width, extent), _held(rng, spot[1] - extent / 2, height, extent))


def _held(rng: Rng, low: float, size: int, extent: float) -> float:
    """Move a window so that it shows little beyond the picture."""
    slack = extent * float(rng.choice([0.0, 0.0, 0.15]))
    return float(np.clip(low, min(-slack, size - extent - slack), max(size - extent + slack, 0.0)))


def _draw_target(sample: FindingSample, tile: DrawnTile, quad: Array) -> None:
    inside = bool(np.all(quad > -3) and np.all(quad < SIDE + 3))
    length = max(float(np.linalg.norm(quad[1] - quad[0])), float(np.linalg.norm(quad[2] - quad[1])))
    down = not tile.face_up
    good = inside and 16 <= length <= 135 and (tile.whole or (down and tile.visible > 0.8))
    if good:
        _draw_peak(sample, quad, 1 if down else 0)
    elif tile.visible > 0.25 or not inside or tile.face_up:
        _ignore(sample, quad)


def _ignore(sample: FindingSample, quad: Array) -> None:
    mask = np.zeros(sample.here.shape, np.uint8)
    cv2.fillConvexPoly(mask, np.round(quad / STRIDE * 16).astype(np.int32), 1, cv2.LINE_8, 4)
    sample.weight[:, (mask > 0) & (sample.heat.max(0) < 0.3)] = 0


def _draw_peak(sample: FindingSample, quad: Array, kind: int) -> None:
    centre, u, v = axes(quad)
    cells = sample.here.shape[0]
    place = centre / STRIDE
    x, y = int(place[0]), int(place[1])
    if not (0 <= x < cells and 0 <= y < cells):
        return
    sigma = max(0.7, float(np.linalg.norm(v)) * 2 / STRIDE * 0.14)
    grid = np.arange(cells, dtype=np.float32)
    bump = np.exp(-((grid[None] - x) ** 2 + (grid[:, None] - y) ** 2) / (2 * sigma**2))
    np.maximum(sample.heat[kind], bump, out=sample.heat[kind])
    near = (slice(max(y - 1, 0), min(y + 2, cells)), slice(max(x - 1, 0), min(x + 2, cells)))
    sample.weight[(slice(None), *near)] = 1
    sample.here[near] = 1
    rows, columns = np.mgrid[near]
    sample.shape[(slice(0, 2), *near)] = (place[0] - columns - 0.5, place[1] - rows - 0.5)
    for k, axis in ((2, u), (5, v)):
        angle, length = 2 * np.arctan2(axis[1], axis[0]), float(np.linalg.norm(axis))
        for j, value in enumerate((np.cos(angle), np.sin(angle), np.log(max(length, 1.0) / 16))):
            sample.shape[(k + j, *near)] = value


def _flipped(rng: Rng, sample: FindingSample) -> FindingSample:
    """Mirror left to right half the time; the shapes change sign with it."""
    if rng.random() < 0.5:
        return sample
    shape = sample.shape[:, :, ::-1].copy()
    shape[[0, 3, 6]] *= -1
    return FindingSample(
        sample.crop[:, ::-1], sample.heat[..., ::-1], sample.weight[..., ::-1], shape, sample.here[..., ::-1]
    )
