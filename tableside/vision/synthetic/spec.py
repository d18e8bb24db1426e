"""What a scene shall hold: drawn at random for training, or of one kind for the figures in the model card."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tableside.vision.synthetic.arrange import LAYOUTS
from tableside.vision.synthetic.clutter import LIKE_TILES
from tableside.vision.synthetic.style import sample_material

Rng = np.random.Generator


@dataclass(frozen=True)
class SceneSpec:
    """A scene before it is drawn; tilt in radians from straight down, fill as a share of the picture.

    `harsh` says how often light, camera and wear spoil it: 1 as in training, less where somebody takes care;
    `mixed` whether each tile is by another maker, so that one scene shows many; `hard` whether most tiles are
    double-blanks or bear numbers above twelve; `mostly` which of the things that are easily taken for tiles lie
    about, if there are many of one.
    """

    set_max: int = 6
    material: str = "ivory"
    numerals: bool = False
    layout: str = "scatter"
    count: int = 8
    tilt: float = 0.2
    fill: float = 0.7
    size: tuple[int, int] = (768, 576)
    clutter: int = 0
    hand: bool = False
    face_down: float = 0.0
    on_edge: float = 0.0
    harsh: float = 1.0
    mixed: bool = False
    hard: bool = False
    mostly: str = ""


_LAYOUT_CHANCES = {
    "scatter": 0.27,
    "rows": 0.2,
    "chain": 0.14,
    "feet": 0.06,
    "blocks": 0.16,
    "heap": 0.12,
    "rack": 0.05,
}


def sample_spec(rng: Rng) -> SceneSpec:
    """Draw a scene of any kind for training."""
    if rng.random() < 0.15:
        return _without_tiles(rng)
    set_max = int(rng.choice([6, 9, 12, 15, 18], p=[0.3, 0.14, 0.22, 0.15, 0.19]))
    layout = _layout(rng)
    count = int(rng.integers(*((1, 5), (4, 13), (4, 13), (12, 29))[int(rng.integers(0, 4))]))
    return SceneSpec(
        set_max=set_max,
        material=sample_material(rng),
        numerals=bool(rng.random() < 0.2),
        layout=layout,
        count=count,
        tilt=_tilt(rng, layout),
        fill=float(rng.uniform(0.7, 1.0) if rng.random() < 0.75 else rng.uniform(0.35, 1.2)),
        size=_size(rng, count),
        clutter=int(rng.integers(1, 7)) if rng.random() < 0.4 else 0,
        hand=bool(rng.random() < 0.07),
        face_down=float(rng.choice([0, rng.uniform(0.05, 0.5)], p=[0.8, 0.2])),
        on_edge=float(rng.choice([0, rng.uniform(0.02, 0.15)], p=[0.85, 0.15])),
        mixed=bool(rng.random() < 0.4),
    )


def sample_hard(rng: Rng) -> SceneSpec:
    """Draw a scene of what the reader confuses most: high numbers, bare faces and digits of many makers."""
    count = int(rng.integers(8, 25))
    return replace(
        sample_spec(rng),
        set_max=int(rng.choice([6, 12, 15, 18], p=[0.1, 0.1, 0.2, 0.6])),
        numerals=bool(rng.random() < 0.25),
        layout=_layout(rng),
        count=count,
        size=_size(rng, count),
        fill=float(rng.uniform(0.75, 1.05)),
        clutter=0,
        mixed=bool(rng.random() < 0.75),
        hard=True,
    )


def _layout(rng: Rng) -> str:
    return str(rng.choice(LAYOUTS, p=[_LAYOUT_CHANCES[name] for name in LAYOUTS]))


def _tilt(rng: Rng, layout: str) -> float:
    if layout == "rack":
        return float(rng.uniform(0.35, 1.1))
    return float(rng.choice([abs(rng.normal(0, 0.15)), rng.uniform(0.1, 0.85)], p=[0.5, 0.5]))


def _size(rng: Rng, count: int) -> tuple[int, int]:
    long = int(rng.integers(18, 26) + count * 0.5) * 32
    short = int(long * rng.uniform(0.56, 0.8)) // 4 * 4
    return (long, short) if rng.random() < 0.5 else (short, long)


def _without_tiles(rng: Rng) -> SceneSpec:
    return SceneSpec(
        count=0,
        tilt=_tilt(rng, "scatter"),
        size=_size(rng, 8),
        clutter=int(rng.integers(0, 22)),
        hand=bool(rng.random() < 0.15),
        mostly=str(rng.choice(["", *LIKE_TILES], p=[0.4, 0.3, 0.15, 0.15])),
    )


_USUAL = SceneSpec(size=(1024, 768), fill=0.8, harsh=0.5)

KINDS = (
    "double-6",
    "double-9",
    "double-12",
    "double-15",
    "double-18",
    "black",
    "wood",
    "numeral",
    "twenty",
    "steep",
    "none",
)


def spec_of_kind(kind: str, rng: Rng) -> SceneSpec:
    """Draw a scene of one of KINDS for measuring: ten tiles or so in any usual layout."""
    layout = str(rng.choice(["scatter", "rows", "chain", "blocks"]))
    usual = replace(_USUAL, layout=layout, count=int(rng.integers(4, 13)), tilt=float(rng.uniform(0, 0.5)))
    if kind.startswith("double-"):
        return replace(
            usual, set_max=int(kind.removeprefix("double-")), material=str(rng.choice(["ivory", "white", "coloured"]))
        )
    anyone = replace(usual, set_max=int(rng.choice([6, 9, 12])), material=sample_material(rng))
    return {
        "black": replace(anyone, material="black"),
        "wood": replace(anyone, material=str(rng.choice(["wood", "wood", "darkwood"]))),
        "numeral": replace(anyone, numerals=True, set_max=int(rng.choice([12, 15, 18]))),
        "twenty": replace(anyone, count=20, set_max=int(rng.choice([12, 15, 18])), size=(1536, 1152)),
        "steep": replace(anyone, tilt=float(rng.uniform(0.65, 0.8))),
        "none": replace(_without_tiles(rng), size=(1024, 768)),
    }[kind]
