"""What light and the camera do to a scene: glare, shade, colour of the light, exposure, blur, noise, JPEG."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.synthetic.noise import layered_noise, smooth_noise
from tableside.vision.synthetic.solid import darken

Rng = np.random.Generator
Image = npt.NDArray[np.float32]
Photo = npt.NDArray[np.uint8]


_BLINDING = 170.0
"""Levels of added light from which on nobody can say what lies under it."""

_HIDDEN = -1


def photograph(rng: Rng, image: Image, owners: npt.NDArray[np.int16], harsh: float = 1.0) -> Photo:
    """Turn a painted scene (h, w, 3) into the photo that a phone would give of it, and own what glare hides.

    The harsher, the more often there is glare, dim or far too much light, a shaken hand, noise and too much JPEG.
    """
    _shade(rng, image)
    if rng.random() < 0.4 * harsh:
        _glare(rng, image, owners)
    image *= _light_colour(rng)
    image = _expose(rng, image, harsh)
    image = _blur(rng, image, harsh)
    _noise(rng, image, harsh)
    return _through_jpeg(rng, np.clip(image, 0, 255).astype(np.uint8), harsh)


def _shade(rng: Rng, image: Image) -> None:
    field = smooth_noise(rng, image.shape, float(rng.uniform(1, 2.5))) * float(rng.uniform(0, 0.45))
    image *= np.clip(1 + field, 0.25, 1.8)[..., None]
    if rng.random() < 0.3:
        height, width = image.shape[:2]
        centre = rng.uniform(0, 1, 2) * (width, height)
        corners = cv2.boxPoints(
            (tuple(map(float, centre)), tuple(map(float, rng.uniform(0.3, 1.2, 2) * width)), float(rng.uniform(0, 180)))
        )
        darken(image, corners.astype(np.float64), float(rng.uniform(0.15, 0.6)), float(rng.uniform(2, 60)))
    if rng.random() < 0.25:
        y, x = (np.linspace(-1, 1, n, dtype=np.float32) for n in image.shape[:2])
        image *= (1 - float(rng.uniform(0.1, 0.6)) * (x[None] ** 2 + y[:, None] ** 2) / 2)[..., None]


def _glare(rng: Rng, image: Image, owners: npt.NDArray[np.int16]) -> None:
    height, width = image.shape[:2]
    y, x = (np.linspace(0, 1, n, dtype=np.float32) for n in (height, width))
    spot = np.zeros((height, width), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        centre, size = rng.uniform(0, 1, 2), rng.uniform(0.02, 0.3, 2)
        spot += np.exp(-(((x[None] - centre[0]) / size[0]) ** 2) - ((y[:, None] - centre[1]) / size[1]) ** 2)
    if rng.random() < 0.35:
        spot *= np.clip(layered_noise(rng, image.shape, 12, 3) * 3, 0, 2.5)
    if rng.random() < 0.35:  # wet, lacquered or wrapped tiles: crisp white patches where the light meets them
        edge = layered_noise(rng, image.shape, float(rng.uniform(15, 70)), 2)
        spot = np.asarray(np.clip((edge - rng.uniform(0.1, 0.6)) * 12, 0, 1) * np.minimum(spot * 1.5, 1) * 1.6)
    on_tiles, elsewhere = float(rng.uniform(20, 190)), float(rng.choice([0, rng.uniform(0, 150)]))
    owners[(owners > 0) & (spot * on_tiles > _BLINDING)] = _HIDDEN
    image += (spot * np.where(owners > 0, on_tiles, elsewhere).astype(np.float32))[..., None]


def _light_colour(rng: Rng) -> Image:
    warmth = float(rng.normal(0.06, 0.14))
    colour = np.array([1 - warmth, 1 + rng.normal(0, 0.04), 1 + warmth], np.float32)
    if rng.random() < 0.04:
        colour *= rng.uniform(0.35, 1.3, 3).astype(np.float32)
    return colour


def _expose(rng: Rng, image: Image, harsh: float) -> Image:
    bright = float(np.percentile(image[::8, ::8].max(2), 98))
    dim = rng.random() < 0.12 * harsh
    wanted = float(rng.uniform(70, 190)) if dim else float(rng.uniform(185, 230 + 100 * harsh))
    image = np.clip(image * (wanted / max(bright, 1.0)), 0, None)
    image = np.where(image > 215, 215 + (image - 215) * 0.55, image).astype(np.float32)
    bend = float(np.exp(rng.normal(0, 0.18)))
    image = np.asarray(255 * (np.clip(image, 0, 255) / 255) ** bend, dtype=np.float32)
    grey = image.mean(2, keepdims=True)
    return np.asarray(grey + (image - grey) * float(rng.choice([1.0, rng.uniform(0.5, 1.4), 0.0], p=[0.4, 0.56, 0.04])))


def _blur(rng: Rng, image: Image, harsh: float) -> Image:
    kind = rng.random()
    if kind < 0.55:
        image = _softened(image, float(rng.uniform(0.35, 1.5)))
    elif kind < 0.55 + 0.13 * harsh:
        length = int(rng.integers(2, 8))
        kernel = np.zeros((length * 2 + 1,) * 2, np.float32)
        way = float(rng.uniform(0, np.pi))
        reach = np.array([np.cos(way), np.sin(way)]) * length / 2
        cv2.line(kernel, tuple(map(round, length - reach)), tuple(map(round, length + reach)), 1.0)
        image = np.asarray(cv2.filter2D(image, -1, kernel / kernel.sum()), dtype=np.float32)
    if rng.random() < 0.35:
        image = image + (image - _softened(image, 1.6)) * np.float32(rng.uniform(0.3, 1.4))
    return image


def _softened(image: Image, sigma: float) -> Image:
    return np.asarray(cv2.GaussianBlur(image, (0, 0), sigma), dtype=np.float32)


def _noise(rng: Rng, image: Image, harsh: float) -> None:
    level = float(rng.choice([rng.uniform(0, 3), rng.uniform(2, 11)], p=[1 - 0.3 * harsh, 0.3 * harsh]))
    shape = image.shape if rng.random() < 0.5 else (*image.shape[:2], 1)
    noise = rng.standard_normal(shape, dtype=np.float32) * level
    image += noise if rng.random() < 0.5 else cv2.GaussianBlur(noise, (0, 0), 0.8).reshape(shape) * 1.8


def _through_jpeg(rng: Rng, photo: Photo, harsh: float) -> Photo:
    quality = int(rng.choice([rng.integers(35, 70), rng.integers(70, 96)], p=[0.3 * harsh, 1 - 0.3 * harsh]))
    packed = cv2.imencode(".jpg", photo, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), dtype=np.uint8)
