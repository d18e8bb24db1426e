"""Boxes with rounded edges, painted far to near: their sides, faces and shadows, and who covers whom."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from tableside.vision.synthetic.camera import Camera
from tableside.vision.synthetic.colours import Colour

Image = npt.NDArray[np.float32]
Points = npt.NDArray[np.float64]
Matrix = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Box:
    """A box in space: sizes (long, broad, thick) in tile widths, centre (3,), orientation (3, 3)."""

    sizes: tuple[float, float, float]
    centre: Points
    turn: Matrix
    rounding: float
    bevel: float

    def outline(self, level: float, inset: float = 0.0) -> Points:
        """Give the outline (n, 3) at a level from -1 (bottom) to 1 (top), pulled in by an inset."""
        flat = _rounded(self.sizes[0] - 2 * inset, self.sizes[1] - 2 * inset, max(self.rounding - inset, 0.0))
        local = np.column_stack([flat, np.full(len(flat), level * self.sizes[2] / 2)])
        return np.asarray(local @ self.turn.T + self.centre)

    def face(self, places: Points) -> Points:
        """Give points (n, 3) in space of places (n, 2) on the top face: right and down from its centre."""
        local = np.column_stack([places * (1, -1), np.full(len(places), self.sizes[2] / 2)])
        return np.asarray(local @ self.turn.T + self.centre)

    def corners(self) -> Points:
        """Give the top face's corners (4, 3), clockwise as seen, as if they were not rounded."""
        x, y = self.sizes[0] / 2, self.sizes[1] / 2
        return self.face(np.array([(-x, -y), (x, -y), (x, y), (-x, y)]))

    def faces_camera(self, camera: Camera) -> bool:
        """Say whether the top face can be seen at all."""
        top = self.face(np.zeros((1, 2)))[0]
        return float(self.turn[:, 2] @ (camera.eye - top)) > 0


def _rounded(length: float, breadth: float, radius: float) -> Points:
    x, y = length / 2 - radius, breadth / 2 - radius
    if radius < 0.01:
        return np.array([(-x, -y), (x, -y), (x, y), (-x, y)])
    turn = np.linspace(0, np.pi / 2, 5)
    arc = np.column_stack([np.cos(turn), np.sin(turn)]) * radius
    quarter = np.array([[0, -1], [1, 0]])
    pieces, centres = [], [(x, y), (-x, y), (-x, -y), (x, -y)]
    for centre in centres:
        pieces.append(arc + centre)
        arc = arc @ quarter.T
    return np.vstack(pieces)


def fill(image: Image, pixels: Points, colour: Colour) -> None:
    """Fill a convex outline (n, 2) with smooth edges, in place."""
    cv2.fillConvexPoly(image, np.round(pixels * 16).astype(np.int32), colour, cv2.LINE_AA, 4)


def mark(owners: npt.NDArray[np.int16], pixels: Points, owner: int) -> None:
    """Write who covers the pixels inside a convex outline."""
    cv2.fillConvexPoly(owners, np.round(pixels * 16).astype(np.int32), owner, cv2.LINE_8, 4)


def hull(points: Points) -> Points:
    """Give the convex hull (n, 2) of pixels."""
    return np.asarray(cv2.convexHull(points.astype(np.float32))[:, 0], dtype=np.float64)


def cast_shadow(image: Image, camera: Camera, outline: Points, light: Points, strength: float, soft: float) -> None:
    """Darken the table where a box with an outline (n, 3) keeps off the light, whose way is per unit of height."""
    ground = outline.copy()
    ground[:, :2] += outline[:, 2:] * light
    ground[:, 2] = 0
    foot = outline.copy()
    foot[:, 2] = 0
    pixels = hull(np.vstack([camera.project(ground), camera.project(foot)]))
    darken(image, pixels, strength, soft)


def darken(image: Image, pixels: Points, strength: float, soft: float) -> None:
    """Darken inside an outline (n, 2) with an edge so many pixels soft, in place."""
    margin = int(soft * 2.5) + 2
    low = np.maximum(np.floor(pixels.min(0)).astype(int) - margin, 0)
    high = np.minimum(np.ceil(pixels.max(0)).astype(int) + margin, image.shape[1::-1])
    if np.any(high <= low):
        return
    mask = np.zeros((high[1] - low[1], high[0] - low[0]), np.float32)
    cv2.fillConvexPoly(mask, np.round((pixels - low) * 16).astype(np.int32), 1.0, cv2.LINE_AA, 4)
    mask = cv2.GaussianBlur(mask, (0, 0), max(soft, 0.4))
    image[low[1] : high[1], low[0] : high[0]] *= (1 - strength * mask)[..., None]


def lay_picture(image: Image, picture: Image, corners: Points, outline: Points) -> None:
    """Warp a picture onto four pixels corners (4, 2), cut to an outline (n, 2), in place."""
    low = np.maximum(np.floor(outline.min(0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(outline.max(0)).astype(int) + 2, image.shape[1::-1])
    if np.any(high <= low):
        return
    height, width = picture.shape[:2]
    source = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32) - 0.5
    matrix = cv2.getPerspectiveTransform(source, (corners - low).astype(np.float32))
    size = (int(high[0] - low[0]), int(high[1] - low[1]))
    warped = cv2.warpPerspective(picture, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    mask = np.zeros(size[::-1], np.float32)
    cv2.fillConvexPoly(mask, np.round((outline - low) * 16).astype(np.int32), 1.0, cv2.LINE_AA, 4)
    under = image[low[1] : high[1], low[0] : high[0]]
    under += (warped - under) * mask[..., None]
