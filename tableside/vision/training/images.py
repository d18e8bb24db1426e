"""Changes to crops that cost little and make training see more cameras."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

Rng = np.random.Generator
Photo = npt.NDArray[np.uint8]

PADDING = (114, 114, 114)


def cut(photo: Photo, low: tuple[float, float], extent: float, side: int) -> Photo:
    """Cut a square of so many source pixels and scale it to a side; grey outside the picture."""
    x0, y0 = int(np.floor(low[0])), int(np.floor(low[1]))
    x1, y1 = x0 + max(2, round(extent)), y0 + max(2, round(extent))
    height, width = photo.shape[:2]
    inside = photo[max(y0, 0) : min(y1, height), max(x0, 0) : min(x1, width)]
    if inside.size == 0:
        return np.full((side, side, 3), PADDING, np.uint8)
    around = (max(-y0, 0), max(y1 - height, 0), max(-x0, 0), max(x1 - width, 0))
    padded = cv2.copyMakeBorder(inside, *around, cv2.BORDER_CONSTANT, value=PADDING)
    way = cv2.INTER_AREA if extent > side else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(padded, (side, side), interpolation=way), dtype=np.uint8)


def recolour(rng: Rng, crop: Photo) -> Photo:
    """Change light, contrast and the colour of the light a little, sometimes add noise."""
    gain, shift = np.exp(rng.normal(0, 0.12) + rng.normal(0, 0.05, 3)), float(rng.normal(0, 8))
    table = np.clip(np.arange(256)[:, None] * gain + shift, 0, 255).astype(np.uint8)
    image = np.asarray(cv2.LUT(np.ascontiguousarray(crop), table[None]), dtype=np.uint8)
    if rng.random() < 0.05:
        image = np.repeat(image.mean(2, keepdims=True).astype(np.uint8), 3, axis=2)
    if rng.random() < 0.05:
        image = image[..., ::-1]
    if rng.random() < 0.25:
        noise = rng.standard_normal(image.shape, dtype=np.float32) * np.float32(rng.uniform(1, 9))
        image = np.clip(image + noise, 0, 255).astype(np.uint8)
    return image


def coarsen(rng: Rng, window: Photo, width: float) -> tuple[Photo, float]:
    """Lose detail before a rectifying warp: shrink to a random tile width, blur, JPEG; also give the scale."""
    lowest = min(19.0, width)
    wanted = float(np.exp(rng.uniform(np.log(lowest), np.log(130.0))))
    scale = min(1.0, wanted / width)
    if scale < 0.95:
        size = tuple(max(4, round(n * scale)) for n in window.shape[1::-1])
        window = np.asarray(cv2.resize(window, size, interpolation=cv2.INTER_AREA), dtype=np.uint8)
    if rng.random() < 0.25:
        window = np.asarray(cv2.GaussianBlur(window, (0, 0), float(rng.uniform(0.3, 1.1))), dtype=np.uint8)
    if rng.random() < 0.3:
        packed = cv2.imencode(".jpg", window, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 90))])[1]
        window = np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), dtype=np.uint8)
    return window, window.shape[1]
