"""Where tiles lie: scattered, in rows, chains, blocks, heaps and racks; poses in tile widths on the table."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tableside.vision.synthetic.camera import Matrix, Points, rotation

Rng = np.random.Generator


@dataclass(frozen=True)
class Pose:
    """Centre on the table (x, y), height of the underside, angle in radians, and any further turn in space."""

    x: float
    y: float
    angle: float
    lift: float = 0.0
    extra: Matrix | None = None

    def turn(self) -> Matrix:
        """Give the orientation (3, 3)."""
        flat = rotation((0, 0, 1), self.angle)
        return flat if self.extra is None else np.asarray(self.extra @ flat)


def arrange(rng: Rng, layout: str, count: int, aspect: float) -> list[Pose]:
    """Lay so many tiles in one of LAYOUTS."""
    return _LAYERS[layout](rng, count, aspect)


def _scatter(rng: Rng, count: int, aspect: float) -> list[Pose]:
    poses: list[Pose] = []
    side = np.sqrt(count) * float(rng.uniform(1.2, 2.4))
    gap = float(rng.uniform(1.02, 1.5))
    while len(poses) < count:
        x, y = rng.uniform(-side, side, 2)
        pose = Pose(x, y, float(rng.uniform(0, 2 * np.pi)))
        if all(_apart(pose, other, aspect, gap) for other in poses):
            poses.append(pose)
        side *= 1.01
    return poses


def _apart(a: Pose, b: Pose, aspect: float, gap: float) -> bool:
    if np.hypot(a.x - b.x, a.y - b.y) > aspect * 1.15 * gap:
        return True
    return not _overlap(_footprint(a, aspect, gap), _footprint(b, aspect, gap))


def _footprint(pose: Pose, aspect: float, gap: float) -> Points:
    u = np.array([np.cos(pose.angle), np.sin(pose.angle)]) * aspect / 2 * gap
    v = np.array([-np.sin(pose.angle), np.cos(pose.angle)]) / 2 * gap
    centre = np.array([pose.x, pose.y])
    return np.array([centre - u - v, centre + u - v, centre + u + v, centre - u + v])


def _overlap(a: Points, b: Points) -> bool:
    for shape in (a, b):
        for k in range(2):
            axis = shape[k + 1] - shape[k]
            first, second = a @ axis, b @ axis
            if first.max() < second.min() or second.max() < first.min():
                return False
    return True


def _loose(rng: Rng) -> tuple[float, float, float]:
    """Draw how neatly a person lays tiles: gap, sideways slip, wobble of the angle."""
    gap = float(rng.choice([0.0, rng.uniform(0, 0.04), rng.uniform(0.03, 0.5)]))
    return gap, float(rng.choice([0.0, 0.03, 0.1])), float(rng.choice([0.0, 0.02, 0.06]))


def _rows(rng: Rng, count: int, aspect: float) -> list[Pose]:
    gap, slip, wobble = _loose(rng)
    columns = int(rng.integers(1, max(2, min(count, 9)) + 1))
    upright = rng.random() < 0.6
    step = (1.0 + gap, aspect + gap) if upright else (aspect + gap, 1.0 + gap)
    line = float(rng.choice([0.0, rng.uniform(0, 0.8)]))
    poses = []
    for k in range(count):
        x, y = (k % columns) * step[0], (k // columns) * (step[1] + line)
        slid = rng.normal(0, slip, 2)
        angle = (np.pi / 2 if upright else 0.0) + rng.normal(0, wobble) + np.pi * rng.integers(0, 2)
        poses.append(Pose(x + abs(slid[0]) * (k % columns), y + slid[1] * 0.6 * upright, float(angle)))
    return poses


def _chain(rng: Rng, count: int, aspect: float) -> list[Pose]:
    gap = float(rng.choice([0.0, 0.01, 0.05]))
    end, way, poses, turned = np.zeros(2), 0, [], 0
    for k in range(count):
        if turned == 0 and rng.random() < 0.35 and k:
            way, turned = way + int(rng.choice([-1, 1])), 2
        turned = max(0, turned - 1)
        ahead = np.array([np.cos(way * np.pi / 2), np.sin(way * np.pi / 2)])
        across = rng.random() < 0.18 and turned == 0
        half = 0.5 if across else aspect / 2
        centre = end + ahead * (half + gap)
        sway = rng.normal(0, 0.02, 3)
        angle = (way + across) * np.pi / 2 + np.pi * rng.integers(0, 2) + sway[0]
        poses.append(Pose(centre[0] + sway[1], centre[1] + sway[2], float(angle)))
        end = centre + ahead * half
    return _without_overlap(poses, aspect)


def _without_overlap(poses: list[Pose], aspect: float) -> list[Pose]:
    kept: list[Pose] = []
    for pose in poses:
        if all(_apart(pose, other, aspect, 0.94) for other in kept):
            kept.append(pose)
    return kept


def _feet(rng: Rng, count: int, aspect: float) -> list[Pose]:
    """A chicken foot: toes spread at 45 degrees from doubles, lines going out from the middle."""
    poses = [Pose(0.0, 0.0, np.pi / 2)]
    lines = int(rng.integers(3, 7))
    for k in range(count - 1):
        way, far = k % lines, k // lines
        angle = way * 2 * np.pi / lines + rng.normal(0, 0.05)
        reach = aspect * 0.5 + 0.55 + 0.6 * (lines > 4) + far * (aspect + float(rng.uniform(0, 0.1))) + aspect * 0.1
        poses.append(Pose(reach * np.cos(angle), reach * np.sin(angle), float(angle + np.pi * rng.integers(0, 2))))
    return _without_overlap(poses, aspect)


def _blocks(rng: Rng, count: int, aspect: float) -> list[Pose]:
    """Tiles pushed together, some upright and some across, as they come off a hand."""
    poses, x, y, high = [], 0.0, 0.0, 0.0
    width = float(rng.uniform(3, 9))
    for _ in range(count):
        across = rng.random() < 0.4
        long, broad = (aspect, 1.0) if across else (1.0, aspect)
        if x + long > width:
            x, y, high = 0.0, y + high + float(rng.choice([0.0, 0.02, 0.1])), 0.0
        angle = (0.0 if across else np.pi / 2) + np.pi * rng.integers(0, 2) + rng.normal(0, 0.008)
        poses.append(Pose(x + long / 2, y + broad / 2, float(angle)))
        x, high = x + long + float(rng.choice([0.0, 0.01, 0.03])), max(high, broad)
    return poses


def _heap(rng: Rng, count: int, aspect: float) -> list[Pose]:
    """Tiles thrown together: most on the table touching at odd angles, some lying on others."""
    poses: list[Pose] = []
    side = np.sqrt(count) * 0.7
    for _ in range(count * 12):
        if len(poses) == count:
            break
        x, y = rng.uniform(-side, side, 2)
        pose = Pose(x, y, float(rng.uniform(0, 2 * np.pi)))
        free = all(_apart(pose, other, aspect, 0.99) for other in poses)
        if free:
            poses.append(pose)
        elif rng.random() < 0.04:
            poses.append(Pose(x, y, pose.angle, lift=1.0, extra=_lean(rng, 0.12)))
        side *= 1.01
    return poses


def _lean(rng: Rng, most: float) -> Matrix:
    way = float(rng.uniform(0, 2 * np.pi))
    return rotation((np.cos(way), np.sin(way), 0.0), float(rng.uniform(0, most)))


def _rack(rng: Rng, count: int, aspect: float) -> list[Pose]:
    """Tiles that lean back in a rack or stand: the faces look to the player's side (minus y)."""
    gap, steep = float(rng.choice([0.0, 0.03, 0.2])), float(rng.uniform(0.3, 1.0))
    upright = rng.random() < 0.75
    step = 1.0 if upright else aspect
    poses = []
    for k in range(count):
        row, place = divmod(k, 10)
        angle = (np.pi / 2 if upright else 0.0) + np.pi * rng.integers(0, 2)
        back = rotation((1.0, 0.0, 0.0), steep)
        poses.append(Pose(place * (step + gap), row * 2.2, float(angle), lift=0.45 * row, extra=back))
    return poses


_LAYERS = {
    "scatter": _scatter,
    "rows": _rows,
    "chain": _chain,
    "feet": _feet,
    "blocks": _blocks,
    "heap": _heap,
    "rack": _rack,
}

LAYOUTS = tuple(_LAYERS)
