"""Four-cornered shapes in pictures: rectifying warps, overlap, and the choice of one shape among those that overlap."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

Quad = npt.NDArray[np.float32]
Photo = npt.NDArray[np.uint8]

CROP = (160, 96)
"""Width and height of a rectified tile with some of its neighbours, in pixels."""

INNER: Quad = np.array([(12, 14), (148, 14), (148, 82), (12, 82)], dtype=np.float32)
"""Where the tile's corners lie in the crop."""

_EDGE = 3.0
"""Pixels within which a shape is at the edge of a picture."""


def rectify(photo: Photo, quad: Quad) -> Photo:
    """Warp a tile with corners (4, 2), clockwise from its first number's end, into a crop (96, 160, 3)."""
    source, inner = _shrunk(photo, quad)
    matrix = cv2.getPerspectiveTransform(inner, INNER)
    return np.asarray(
        cv2.warpPerspective(source, matrix, CROP, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE),
        dtype=np.uint8,
    )


def _shrunk(photo: Photo, quad: Quad) -> tuple[Photo, Quad]:
    """Cut the tile's surroundings out and shrink them where the warp would skip pixels."""
    centre, reach = quad.mean(0), np.abs(quad - quad.mean(0)).max(0) * 1.6 + 8
    low = np.maximum(np.floor(centre - reach).astype(int), 0)
    high = np.minimum(np.ceil(centre + reach).astype(int) + 1, photo.shape[1::-1])
    if np.any(high - low < 2):
        return photo, quad
    window = photo[low[1] : high[1], low[0] : high[0]]
    scale = 160.0 / max(float(np.linalg.norm(quad[1] - quad[0])), 1.0)
    inner = np.asarray(quad - low, dtype=np.float32)
    if scale > 0.8:
        return window, inner
    wide, tall = (int(max(2, round(float(n) * scale))) for n in (high - low))
    factor = np.array((wide, tall)) / (high - low)
    return resized(window, (wide, tall)), np.asarray(inner * factor, dtype=np.float32)


def resized(photo: Photo, size: tuple[int, int]) -> Photo:
    """Scale to a (width, height): halved as often as that goes, which is far faster than one exact shrink."""
    height, width = photo.shape[:2]
    while width >= 2 * size[0] and height >= 2 * size[1]:
        width, height = width // 2, height // 2
        even = photo[: height * 2, : width * 2]
        photo = np.asarray(cv2.resize(even, (width, height), interpolation=cv2.INTER_AREA), dtype=np.uint8)
    return np.asarray(cv2.resize(photo, size, interpolation=cv2.INTER_LINEAR), dtype=np.uint8)


def unrectify(quad: Quad, places: Quad) -> Quad:
    """Map places (n, 2) in the crop of a tile back to the picture."""
    matrix = cv2.getPerspectiveTransform(INNER, quad.astype(np.float32))
    return np.asarray(cv2.perspectiveTransform(places[None].astype(np.float32), matrix)[0], dtype=np.float32)


def axes(quad: Quad) -> tuple[Quad, Quad, Quad]:
    """Give a shape's centre, long half-axis and short half-axis, each (2,)."""
    u = (quad[1] + quad[2] - quad[0] - quad[3]) / 4
    v = (quad[2] + quad[3] - quad[0] - quad[1]) / 4
    return quad.mean(0), u, v


def halves(quad: Quad) -> tuple[Quad, Quad]:
    """Give the centres (2,) of a tile's halves, its first number's before its second's."""
    centre, u, _v = axes(quad)
    return np.asarray(centre - u / 2, dtype=np.float32), np.asarray(centre + u / 2, dtype=np.float32)


def area(quad: Quad) -> float:
    """Give the area of a convex shape (n, 2) in square pixels."""
    return float(cv2.contourArea(quad.astype(np.float32)))


def shared_area(a: Quad, b: Quad) -> float:
    """Give the area in which two convex shapes overlap."""
    if np.any(a.max(0) <= b.min(0)) or np.any(b.max(0) <= a.min(0)):
        return 0.0
    return float(cv2.intersectConvexConvex(a.astype(np.float32), b.astype(np.float32))[0])


def reaches_edge(quad: Quad, photo: Photo) -> bool:
    """Say whether a shape comes to the edge of a picture, or goes beyond it."""
    return bool(quad.min() < _EDGE or np.any(quad.max(0) > np.array(photo.shape[1::-1]) - _EDGE))


def near(quad: Quad, others: list[Quad]) -> list[int]:
    """Give the indices of shapes whose bounding boxes meet that of a shape; a cheap look before an exact one."""
    if not others:
        return []
    boxes = np.array(others)
    meet = (boxes.min(1) < quad.max(0)) & (boxes.max(1) > quad.min(0))
    return [int(k) for k in np.nonzero(meet.all(1))[0]]


def overlap(a: Quad, b: Quad) -> float:
    """Give intersection over union."""
    shared = shared_area(a, b)
    return shared / max(area(a) + area(b) - shared, 1e-6)


def cover(a: Quad, b: Quad) -> float:
    """Give the overlap as a share of the smaller shape."""
    return shared_area(a, b) / max(min(area(a), area(b)), 1e-6)
