"""What tiles lie on: cloth, wood, stone, leather, carpet, paper, and any picture at all."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files

import cv2
import numpy as np
import numpy.typing as npt
from PIL import Image as Pictures

from tableside.vision.synthetic.camera import Camera
from tableside.vision.synthetic.colours import Colour, jitter
from tableside.vision.synthetic.digits import draw_text
from tableside.vision.synthetic.noise import grain, layered_noise, smooth_noise
from tableside.vision.synthetic.patterns import PATTERNS, SIDE, table_colour

Rng = np.random.Generator
Image = npt.NDArray[np.float32]

_PICTURES = (
    "coffee.png", "astronaut.png", "brick.png", "grass.png", "gravel.png", "chelsea.png", "rocket.jpg", "ihc.png",
    "camera.png", "coins.png", "text.png", "page.png", "moon.png", "retina.jpg", "hubble_deep_field.jpg",
    "clock_motion.png", "color.png", "horse.png", "cell.png", "motorcycle_left.png",
)  # fmt: skip


def paint_ground(rng: Rng, camera: Camera) -> Image:
    """Paint the table (h, w, 3) as the camera sees it."""
    texture = _texture(rng)
    extent = float(np.exp(rng.uniform(np.log(7), np.log(45))))
    step = extent / SIDE
    shift = rng.uniform(-extent, extent, 2) / 2
    place = np.array([[step, 0, shift[0] - extent / 2], [0, -step, shift[1] + extent / 2], [0, 0, 1]])
    turned = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), float(rng.uniform(0, 360)), 1.0)
    matrix = camera.ground() @ place @ np.vstack([turned, [0, 0, 1]])
    return np.asarray(
        cv2.warpPerspective(texture, matrix, camera.size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT),
        dtype=np.float32,
    )


def _texture(rng: Rng) -> Image:
    makers: list[Callable[[Rng], Image]] = [
        _plain,
        _weave,
        _patterned,
        _planks,
        _stone,
        _carpet,
        _leather,
        _picture,
        _printed,
        _floor,
    ]
    chances = [0.22, 0.12, 0.12, 0.15, 0.1, 0.06, 0.06, 0.08, 0.05, 0.04]
    image = makers[int(rng.choice(len(makers), p=chances))](rng)
    return np.clip(image, 0, 255).astype(np.float32)


def _flat(rng: Rng) -> Image:
    image = np.empty((SIDE, SIDE, 3), np.float32)
    image[:] = table_colour(rng)
    return image


def _plain(rng: Rng) -> Image:
    image = _flat(rng)
    image *= 1 + smooth_noise(rng, image.shape, float(rng.uniform(2, 30)))[..., None] * float(rng.uniform(0, 0.12))
    return image + rng.normal(0, float(rng.uniform(0, 7)), (SIDE, SIDE, 1)).astype(np.float32)


def _weave(rng: Rng) -> Image:
    image = _flat(rng)
    pitch = float(rng.uniform(3, 14))
    x = np.arange(SIDE, dtype=np.float32) * np.float32(2 * np.pi / pitch)
    threads = np.sin(x)[None] * np.sin(x * float(rng.choice([1, 1, 0.5])) + 1)[:, None]
    folds = smooth_noise(rng, image.shape, 5) * float(rng.uniform(0, 0.2))
    return np.asarray(image * (1 + threads * float(rng.uniform(0.05, 0.3)) + folds)[..., None])


def _patterned(rng: Rng) -> Image:
    image = _flat(rng)
    for _ in range(int(rng.integers(1, 4))):
        PATTERNS[int(rng.integers(0, len(PATTERNS)))](rng, image)
    return image * (1 + smooth_noise(rng, image.shape, 6)[..., None] * 0.1)


def _planks(rng: Rng) -> Image:
    image = np.empty((SIDE, SIDE, 3), np.float32)
    base = jitter(
        rng,
        Colour(
            *rng.choice([(90, 140, 185), (60, 90, 130), (35, 50, 75), (150, 185, 205), (90, 100, 110)]).astype(float)
        ),
        14,
    )
    image[:] = base
    image *= 1 + grain(rng, image.shape, float(rng.uniform(4, 26)))[..., None] * float(rng.uniform(0.06, 0.3))
    boards = int(rng.choice([1, 1, 3, 5, 8]))
    for k in range(1, boards):
        y = k * SIDE // boards
        image[y - 2 : y + 1] *= float(rng.uniform(0.3, 0.8))
        image[y:] *= float(rng.uniform(0.92, 1.08))
    for _ in range(int(rng.choice([0, 0, 3, 7]))):
        size = tuple(map(float, rng.uniform(5, 26, 2)))
        cv2.ellipse(image, (tuple(map(float, rng.uniform(0, SIDE, 2))), size, 0.0), base.times(0.5), -1, cv2.LINE_AA)
    return image


def _stone(rng: Rng) -> Image:
    image = _flat(rng)
    field = layered_noise(rng, image.shape, float(rng.uniform(3, 25)), 5)
    if rng.random() < 0.5:
        field = np.asarray(1 - np.abs(field) * 2.5, dtype=np.float32)
    return np.asarray(image + (field * float(rng.uniform(5, 60)))[..., None])


def _carpet(rng: Rng) -> Image:
    noise = rng.normal(0, 1, (SIDE, SIDE)).astype(np.float32)
    tuft = cv2.GaussianBlur(noise, (0, 0), float(rng.uniform(0.6, 3)))
    return np.asarray(
        _flat(rng) * (1 + tuft / max(float(tuft.std()), 1e-6) * float(rng.uniform(0.05, 0.25)))[..., None]
    )


def _leather(rng: Rng) -> Image:
    image = _flat(rng)
    image *= 1 + np.abs(layered_noise(rng, image.shape, 60, 2))[..., None] * float(rng.uniform(0.1, 0.5))
    image *= 1 + smooth_noise(rng, image.shape, 4)[..., None] * float(rng.uniform(0.1, 0.7))
    seam = int(rng.integers(50, SIDE - 50))
    for x in range(0, SIDE, 22):
        cv2.line(image, (x, seam), (x + 13, seam), table_colour(rng) if x == 0 else (190, 190, 190), 3, cv2.LINE_AA)
    return image


def _floor(rng: Rng) -> Image:
    image = _plain(rng)
    across, down = int(rng.integers(40, 170)), int(rng.integers(40, 170))
    line, grout = int(rng.integers(2, 8)), table_colour(rng)
    for x in range(0, SIDE, across):
        image[:, x : x + line] = grout
    for y in range(0, SIDE, down):
        image[y : y + line] = grout
    return image


def _printed(rng: Rng) -> Image:
    image = _flat(rng)
    ink = Colour(30, 30, 30) if image.mean() > 110 else Colour(230, 230, 230)
    words = np.array(
        ["DOMINO", "table", "10", "SCORE", "rules", "of the", "game", "Fresh", "7.5", "OPEN", "---", "O:", ":::", "oo"]
    )
    for _ in range(int(rng.integers(10, 60))):
        place, size = rng.uniform(0, SIDE, 2), float(rng.uniform(8, 50))
        draw_text(image, str(rng.choice(words)), (place[0], place[1]), size, 0, int(rng.integers(0, 9)), ink)
    return image


def _picture(rng: Rng) -> Image:
    pictures = _library()
    if not pictures:
        return _patterned(rng)
    source = pictures[int(rng.integers(0, len(pictures)))]
    side = int(rng.integers(min(source.shape[:2]) // 3, min(source.shape[:2])))
    y, x = (int(rng.integers(0, source.shape[k] - side + 1)) for k in range(2))
    cut = cv2.resize(source[y : y + side, x : x + side], (SIDE, SIDE)).astype(np.float32)
    return np.asarray(cut * rng.uniform(0.6, 1.2, 3).astype(np.float32))


@lru_cache(maxsize=1)
def _library() -> tuple[npt.NDArray[np.uint8], ...]:
    """Open the pictures that scikit-image ships, where it is installed (training only)."""
    try:
        folder = files("skimage") / "data"
    except ModuleNotFoundError:
        return ()
    opened = [Pictures.open(io.BytesIO((folder / name).read_bytes())).convert("RGB") for name in _PICTURES]
    return tuple(np.ascontiguousarray(np.asarray(picture, dtype=np.uint8)[..., ::-1]) for picture in opened)
