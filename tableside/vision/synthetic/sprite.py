"""Small round things with an alpha channel: pips, rivets, holes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tableside.vision.synthetic.colours import Colour

Image = npt.NDArray[np.float32]


def pip_sprite(
    size: int, power: float, colour: Colour, relief: float, gloss: float, ring: float, hole: float, light: float
) -> Image:
    """Draw a pip (size+2, size+2, 4): colour in 0..255, alpha in 0..1; relief > 0 is sunk, < 0 domed."""
    axis = (np.arange(size + 2, dtype=np.float32) - (size + 1) / 2) / (size / 2)
    x, y = np.meshgrid(axis, axis)
    radius = (np.abs(x) ** power + np.abs(y) ** power) ** (1 / power)
    soft = 2.5 / size
    toward = x * np.cos(light) + y * np.sin(light)
    shade = 1 - relief * 0.45 * toward * np.clip(radius, 0, 1)
    sprite = np.empty((size + 2, size + 2, 4), np.float32)
    sprite[..., :3] = np.array(colour, np.float32) * shade[..., None]
    if relief > 0:
        sprite[..., :3] += (np.clip(-toward, 0, 1) * radius**4 * relief * 60)[..., None]
    if gloss:
        spot = np.exp(-((x - 0.3 * np.cos(light)) ** 2 + (y - 0.3 * np.sin(light)) ** 2) / 0.05)
        sprite[..., :3] += (spot * gloss * 170)[..., None]
    sprite[..., 3] = np.clip((1 - radius) / soft + 0.5, 0, 1)
    if ring:
        sprite[..., 3] *= np.clip(1 - _step(1 - 1.6 * ring - radius, soft) + 0.0, 0, 1)
        sprite[..., 3] = np.maximum(sprite[..., 3], _step(0.35 - radius, soft) if ring > 0.25 else 0)
    elif hole:
        sprite[..., 3] *= 1 - _step(hole - radius, soft)
    return sprite


def _step(value: npt.NDArray[np.float32], soft: float) -> npt.NDArray[np.float32]:
    return np.asarray(np.clip(value / soft + 0.5, 0, 1), dtype=np.float32)


def paste(image: Image, sprite: Image, centre: tuple[float, float]) -> None:
    """Lay a sprite over an image (h, w, 3) in place, clipped at its edges."""
    size = sprite.shape[0]
    left, top = (round(value - size / 2) for value in centre)
    x0, y0 = max(left, 0), max(top, 0)
    x1, y1 = min(left + size, image.shape[1]), min(top + size, image.shape[0])
    if x1 <= x0 or y1 <= y0:
        return
    cut = sprite[y0 - top : y1 - top, x0 - left : x1 - left]
    alpha = cut[..., 3:]
    under = image[y0:y1, x0:x1]
    under += (cut[..., :3] - under) * alpha
