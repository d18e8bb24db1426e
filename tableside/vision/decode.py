"""From the bytes of a file to an upright RGB picture, or to a typed refusal."""

from __future__ import annotations

import io
import warnings
from dataclasses import dataclass

import numpy as np
import pillow_heif
from PIL import Image, ImageOps, UnidentifiedImageError

from tableside.vision.errors import PhotoError, PhotoFault
from tableside.vision.geometry import Photo
from tableside.vision.settings import Settings

FORMATS = ("JPEG", "PNG", "WEBP", "HEIF", "AVIF", "GIF", "BMP", "TIFF")
"""What Pillow may try; everything else is no picture. Its JPEG opens MPO too, the pairs that some phones write."""

_ORIENTATION = 0x0112
_SIXTEEN_BIT = ("I;16", "I;16B", "I;16L", "I;16N")

pillow_heif.register_heif_opener()


@dataclass(frozen=True)
class Picture:
    """Pixels (h, w, 3) RGB, perhaps shrunk by a factor, of an upright photo of a size (width, height)."""

    pixels: Photo
    size: tuple[int, int]

    @property
    def shrunk(self) -> float:
        """Give the factor from these pixels to those of the upright photo."""
        return float(max(self.size) / max(self.pixels.shape[:2]))


def decode(data: bytes, settings: Settings | None = None) -> Picture:
    """Open the first frame of a photo; raises PhotoError for anything that is none or that is too large."""
    limits = settings or Settings()
    if not data:
        raise PhotoError(PhotoFault.EMPTY)
    if len(data) > limits.most_bytes:
        raise PhotoError(PhotoFault.HEAVY, megabytes=limits.most_bytes // 1_000_000)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        return _opened(data, limits)


def _opened(data: bytes, limits: Settings) -> Picture:
    too_large = PhotoError(PhotoFault.LARGE, megapixels=limits.most_pixels // 1_000_000)
    try:
        image = Image.open(io.BytesIO(data), formats=FORMATS)
        if image.width * image.height > limits.most_pixels:
            raise too_large  # noqa: TRY301  # the limit is one of the ways in which opening fails
        return _upright(image, limits)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning, MemoryError) as problem:
        raise too_large from problem
    except UnidentifiedImageError as problem:
        raise PhotoError(PhotoFault.NO_PICTURE) from problem
    except PhotoError:
        raise
    except Exception as problem:  # each decoder has errors of its own for a broken file
        raise PhotoError(PhotoFault.BROKEN) from problem


def _upright(image: Image.Image, limits: Settings) -> Picture:
    width, height = image.size
    sides_swapped = image.getexif().get(_ORIENTATION) in (5, 6, 7, 8)
    factor = min(1.0, limits.working_side / max(width, height))
    image.draft("RGB", (max(1, int(width * factor)), max(1, int(height * factor))))  # a JPEG is unpacked no larger
    turned = ImageOps.exif_transpose(image)
    rgb = _fitted(_as_rgb(turned), limits.working_side)
    size = (height, width) if sides_swapped else (width, height)
    return Picture(np.asarray(rgb, dtype=np.uint8), size)


def _fitted(image: Image.Image, side: int) -> Image.Image:
    factor = side / max(image.size)
    if factor >= 1:
        return image
    size = (max(1, round(image.width * factor)), max(1, round(image.height * factor)))
    return image.resize(size, Image.Resampling.BILINEAR, reducing_gap=2.0)


def _as_rgb(image: Image.Image) -> Image.Image:
    if image.mode in _SIXTEEN_BIT:
        values = np.asarray(image, dtype=np.uint16)
        return Image.fromarray((values >> 8).astype(np.uint8)).convert("RGB")
    if image.mode in ("I", "F"):
        return _from_numbers(np.asarray(image, dtype=np.float64)).convert("RGB")
    if image.has_transparency_data:
        over = image.convert("RGBA")
        return Image.alpha_composite(Image.new("RGBA", over.size, "white"), over).convert("RGB")
    return image.convert("RGB")


def _from_numbers(values: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Image.Image:
    """Scale numbers of an unknown range: 0 to 1, 0 to 255 or 0 to 65535."""
    finite = np.nan_to_num(values, posinf=0, neginf=0)
    top = max(float(finite.max(initial=0)), 1e-9)
    full = 1.0 if top <= 1 else 255.0 if top <= 255 else max(65535.0, top)
    return Image.fromarray(np.clip(finite * (255.0 / full), 0, 255).astype(np.uint8))
