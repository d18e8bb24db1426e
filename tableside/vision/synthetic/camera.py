"""A pinhole camera over a table (z up, lengths in tile widths), and boxes turned in space."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

Rng = np.random.Generator
Points = npt.NDArray[np.float64]
Matrix = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Camera:
    """Turns points of the table's space (n, 3) into pixels (n, 2) by one 3x4 matrix."""

    matrix: npt.NDArray[np.float64]
    eye: npt.NDArray[np.float64]
    size: tuple[int, int]

    def project(self, points: Points) -> Points:
        """Give the pixels (n, 2) of points (n, 3)."""
        flat = np.column_stack([points, np.ones(len(points))]) @ self.matrix.T
        return np.asarray(flat[:, :2] / np.maximum(flat[:, 2:], 1e-3))

    def ground(self) -> npt.NDArray[np.float64]:
        """Give the 3x3 homography from the table (x, y) to pixels."""
        return self.matrix[:, [0, 1, 3]]


def rotation(axis: tuple[float, float, float], angle: float) -> npt.NDArray[np.float64]:
    """Give the matrix (3, 3) that turns by an angle in radians about an axis."""
    unit = np.array(axis) / np.linalg.norm(axis)
    return np.asarray(cv2.Rodrigues(unit * angle)[0])


def look(
    size: tuple[int, int], target: Points, distance: float, tilt: float, spin: float, roll: float, focal: float
) -> Camera:
    """Place a camera of a (width, height): tilt from straight down, spin about the table, roll; in radians."""
    away = rotation((0, 0, 1), spin) @ np.array([0.0, -np.sin(tilt), np.cos(tilt)])
    eye = target + away * distance
    right = rotation((0, 0, 1), spin) @ np.array([1.0, 0.0, 0.0])
    down = np.cross(-away, right)
    frame = rotation((0, 0, 1), roll) @ np.vstack([right, down, -away])
    pixels = focal * max(size)
    lens = np.array([[pixels, 0, size[0] / 2], [0, pixels, size[1] / 2], [0, 0, 1]])
    return Camera(lens @ np.column_stack([frame, -frame @ eye]), eye, size)


def frame_points(rng: Rng, size: tuple[int, int], points: Points, tilt: float, spin: float, fill: float) -> Camera:
    """Place a camera so that points (n, 3) fill about so much of the picture, a little off its centre."""
    target = (points.min(0) + points.max(0)) / 2
    roll = float(rng.normal(0, 0.12))
    focal = float(rng.uniform(0.75, 1.5))
    reach = float(np.max(np.linalg.norm(points - target, axis=1))) + 1.0
    distance = 2.2 * reach * focal
    for _ in range(3):
        camera = look(size, target, distance, tilt, spin, roll, focal)
        spread = np.abs(camera.project(points) - np.array(size) / 2) / (np.array(size) / 2)
        distance *= float(np.max(spread)) / fill
        distance = max(distance, reach * 0.75 + 1.0)
    drift = np.append(rng.normal(0, 0.08 * reach, 2), 0.0)
    return look(size, target + drift, distance, tilt, spin, roll, focal)
