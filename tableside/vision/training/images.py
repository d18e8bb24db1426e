"""Changes to crops that cost little and make training see more cameras."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.geometry import resized
from tableside.vision.synthetic.noise import layered_noise, smooth_noise

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
    return resized(np.asarray(padded, dtype=np.uint8), (side, side))


def recolour(rng: Rng, crop: Photo) -> Photo:
    """Change light, contrast and the colour of the light a little, sometimes all colours; sometimes add noise."""
    gain, shift = np.exp(rng.normal(0, 0.12) + rng.normal(0, 0.05, 3)), float(rng.normal(0, 8))
    table = np.clip(np.arange(256)[:, None] * gain + shift, 0, 255).astype(np.uint8)
    image = np.asarray(cv2.LUT(np.ascontiguousarray(crop), table[None]), dtype=np.uint8)
    if rng.random() < 0.05:
        image = np.repeat(image.mean(2, keepdims=True).astype(np.uint8), 3, axis=2)
    if rng.random() < 0.3:
        image = _dyed(rng, image)
    if rng.random() < 0.25:
        image = np.clip(image + _noise(rng, image.shape) * np.float32(rng.uniform(1, 9)), 0, 255).astype(np.uint8)
    return image


def _dyed(rng: Rng, image: Photo) -> Photo:
    """Give other colours to everything: the channels swapped, mixed, or turned into their opposites."""
    draw = rng.random()
    if draw < 0.25:
        return image[..., rng.permutation(3)]
    if draw < 0.4:
        return np.asarray(255 - image, dtype=np.uint8)
    if draw < 0.75:
        return _in_two_colours(rng, image)
    mix = np.eye(3) + rng.normal(0, 0.3, (3, 3))
    mix /= np.maximum(np.abs(mix.sum(1, keepdims=True)), 0.5)
    return np.asarray(cv2.transform(np.ascontiguousarray(image), mix), dtype=np.uint8)


def _in_two_colours(rng: Rng, image: Photo) -> Photo:
    """Give one colour for dark and another for light, often as bright as the other: yellow pips on a pink tile."""
    dark, light = rng.uniform(0, 255, (2, 3))
    equal = rng.random() < 0.6
    while np.abs(dark - light).max() < 110:
        dark, light = rng.uniform(20, 255, (2, 3))
        light = np.minimum(light * (dark.mean() / light.mean()), 255) if equal else light
    ramp = dark + (light - dark) * np.linspace(0, 1, 256)[:, None]
    grey = cv2.cvtColor(np.ascontiguousarray(image), cv2.COLOR_BGR2GRAY)
    spread = cv2.normalize(grey, None, 0, 255, cv2.NORM_MINMAX)  # type: ignore[call-overload]  # its stubs want an array
    return np.asarray(ramp.astype(np.uint8)[spread])


@cache
def _noise_bank() -> npt.NDArray[np.float32]:
    return np.random.default_rng(0).standard_normal((384, 384, 3), dtype=np.float32)


def _noise(rng: Rng, shape: tuple[int, ...]) -> npt.NDArray[np.float32]:
    """Cut noise out of a sheet that was drawn once; fresh noise would cost more than all the rest of a crop."""
    bank = _noise_bank()
    y, x = (int(rng.integers(0, bank.shape[k] - shape[k])) for k in range(2))
    return bank[y : y + shape[0], x : x + shape[1]]


def soil(rng: Rng, crop: Photo) -> Photo:
    """Put stains, specks smaller than pips, or glare on some crops: a soft spot of it, or crisp patches."""
    if rng.random() < 0.28:
        crop = _stained(rng, crop)
    draw = rng.random()
    if draw < 0.28:
        return _speckled(rng, crop)
    if draw < 0.33:
        return _lit(rng, crop)
    return _glossy(rng, crop) if draw < 0.46 else crop


def _stained(rng: Rng, crop: Photo) -> Photo:
    """Leave faint traces of dirt, rubbing and print here and there, which are no pips."""
    traces = layered_noise(rng, crop.shape, float(rng.uniform(6, 40)), 2)
    for _ in range(int(rng.choice([0, 0, 3, 8]))):
        x, y = (int(rng.integers(0, n)) for n in crop.shape[1::-1])
        end = (x + int(rng.integers(-60, 60)), y) if rng.random() < 0.5 else (x, y + int(rng.integers(-40, 40)))
        cv2.line(traces, (x, y), end, float(rng.uniform(0.5, 1.5)), int(rng.integers(1, 4)), cv2.LINE_AA)
    where = np.clip(smooth_noise(rng, crop.shape, float(rng.uniform(2, 5))) * 3, 0, 1)
    shade = np.clip(traces, 0, 1.5) * where * float(rng.uniform(0.03, 0.16) * rng.choice([-0.5, 1, 1]))
    return np.clip(crop * (1 - shade[..., None]), 0, 255).astype(np.uint8)


def _speckled(rng: Rng, crop: Photo) -> Photo:
    for _ in range(int(rng.integers(1, 9))):
        place = (int(rng.integers(0, crop.shape[1])), int(rng.integers(0, crop.shape[0])))
        shade = crop[place[1], place[0]] * float(rng.choice([0.3, 0.5, 0.75, 1.3])) * rng.uniform(0.8, 1.1, 3)
        size = (float(rng.uniform(1, 6)), float(rng.uniform(1, 4)))
        box = (tuple(map(float, place)), size, float(rng.uniform(0, 180)))
        cv2.ellipse(crop, box, np.clip(shade, 0, 255).tolist(), -1, cv2.LINE_AA)
    return crop


def _lit(rng: Rng, crop: Photo) -> Photo:
    x, y = (np.arange(n, dtype=np.float32) for n in crop.shape[1::-1])
    spread, centre = rng.uniform(5, 30, 2), rng.uniform(0, 1, 2) * crop.shape[1::-1]
    spot = np.exp(-(((x[None] - centre[0]) / spread[0]) ** 2) - ((y[:, None] - centre[1]) / spread[1]) ** 2)
    return np.asarray(np.clip(crop + spot[..., None] * float(rng.uniform(40, 200)), 0, 255), dtype=np.uint8)


def _glossy(rng: Rng, crop: Photo) -> Photo:
    """Let crisp white patches and streaks lie over up to a sixth of a crop: lacquered or wrapped tiles under a lamp."""
    patches = layered_noise(rng, crop.shape, float(rng.uniform(8, 30)), 2)
    patches += smooth_noise(rng, crop.shape, float(rng.uniform(1.5, 4))) * 1.5
    alpha = np.clip((patches - np.quantile(patches, 1 - rng.uniform(0.02, 0.16))) * float(rng.uniform(3, 20)), 0, 1)
    for _ in range(int(rng.integers(0, 4))):
        ends = (rng.uniform(-0.1, 1.1, (2, 2)) * crop.shape[1::-1]).astype(int)
        cv2.line(alpha, ends[0].tolist(), ends[1].tolist(), float(rng.uniform(0.2, 1)), 1, cv2.LINE_AA)
    alpha = alpha[..., None] * float(rng.uniform(0.5, 1))
    return np.asarray(crop + (float(rng.uniform(215, 255)) - crop) * alpha, dtype=np.uint8)


def coarsen(rng: Rng, window: Photo, width: float) -> tuple[Photo, float]:
    """Lose detail before a rectifying warp: shrink to a random tile width, blur, JPEG; also give the scale."""
    lowest = min(26.0, width)
    wanted = float(np.exp(rng.uniform(np.log(lowest), np.log(130.0))))
    scale = min(1.0, wanted / width)
    if scale < 0.95:
        size = tuple(max(4, round(n * scale)) for n in window.shape[1::-1])
        window = resized(window, (size[0], size[1]))
    if rng.random() < 0.25:
        window = np.asarray(cv2.GaussianBlur(window, (0, 0), float(rng.uniform(0.3, 1.1))), dtype=np.uint8)
    if rng.random() < 0.3:
        packed = cv2.imencode(".jpg", window, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 90))])[1]
        window = np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), dtype=np.uint8)
    return window, window.shape[1]
