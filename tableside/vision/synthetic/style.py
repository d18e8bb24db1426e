"""How one set of tiles looks: sizes, colours, pips, bar and spinner, as one maker might have made it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from tableside.vision.layouts import HIGHEST, layouts
from tableside.vision.synthetic.colours import Colour, contrast, jitter, usual_pip_colours
from tableside.vision.synthetic.digits import FONTS
from tableside.vision.synthetic.relief import RELIEFS

Rng = np.random.Generator


@dataclass(frozen=True)
class PipStyle:
    """Pips of a set: radius in tile widths, outline power (1 diamond, 2 disc, 8 square), relief from -1 to 1.

    Those of numbers above nine may be smaller by a share; those of home-made tiles are dabs.
    """

    radius: float
    power: float
    relief: float
    gloss: float
    ring: float
    hole: float
    wander: float
    unpainted: float
    smaller: float
    dabbed: bool


@dataclass(frozen=True)
class BarStyle:
    """The line across the middle: length and breadth in tile widths; what lies in its centre."""

    length: float
    breadth: float
    colour: Colour
    engraved: bool
    doubled: bool
    spinner: float
    spinner_colour: Colour


@dataclass(frozen=True)
class DigitStyle:
    """Digits instead of pips: which way up, in which font, how high in tile widths, on a disc, in a ring or bare."""

    way: str
    font: int
    height: float
    badge: str


@dataclass(frozen=True)
class Surface:
    """What is on a face besides its numbers: a frame, an embossed pattern some levels deep, scratches, specks."""

    frame: float
    relief: str
    depth: float
    wear: float
    specks: int


@dataclass(frozen=True)
class TileStyle:
    """One set of tiles; lengths in tile widths, colours as BGR from 0 to 255."""

    set_max: int
    material: str
    aspect: float
    thickness: float
    rounding: float
    bevel: float
    body: Colour
    under: Colour
    grain: float
    pips: PipStyle
    bar: BarStyle
    reach: tuple[float, float]
    surface: Surface
    digits: DigitStyle | None = None
    colours: dict[int, Colour] = field(default_factory=dict)
    layout_choice: dict[int, int] = field(default_factory=dict)
    turned: frozenset[int] = frozenset()
    mirrored: bool = False
    back: str = "plain"
    spread: dict[int, tuple[float, float]] = field(default_factory=dict)


_BODIES = {
    "ivory": ((205, 228, 238), 14.0),
    "white": ((240, 242, 244), 8.0),
    "black": ((32, 31, 30), 11.0),
    "wood": ((110, 165, 205), 26.0),
    "darkwood": ((45, 72, 112), 20.0),
}


def sample_body(rng: Rng, material: str) -> Colour:
    """Draw the colour of a tile's face for a material; "coloured" means any saturated colour."""
    if material == "coloured":
        return Colour(*rng.uniform(20, 245, 3))
    mean, spread = _BODIES[material]
    return jitter(rng, Colour(*map(float, mean)), spread)


def sample_pips(rng: Rng, set_max: int, material: str) -> PipStyle:
    """Draw the look of the pips: smaller for sets with more of them, off the grid where they are hand-made."""
    largest = {6: 0.14, 9: 0.105, 12: 0.088, 15: 0.072, 18: 0.064}[set_max]
    dabbed = material != "black" and rng.random() < 0.07
    hand_made = dabbed or (material in ("wood", "darkwood") and rng.random() < 0.5)
    return PipStyle(
        radius=largest * float(rng.uniform(0.58, 1.02)),
        power=float(rng.choice([2, 2, 2, 2, 2, 2, 2, 2, 1, 8, 4])),
        relief=float(rng.choice([0, rng.uniform(-1, 1), rng.uniform(0.3, 1)])),
        gloss=float(rng.choice([0, 0, rng.uniform(0.2, 1)])),
        ring=float(rng.choice([0, 0, 0, 0, rng.uniform(0.12, 0.4)])),
        hole=float(rng.choice([0, 0, 0, 0, 0, 0, rng.uniform(0.2, 0.5)])),
        wander=float(rng.uniform(0, 0.035) if hand_made else rng.choice([0, 0.005, 0.012])) * largest / 0.14,
        unpainted=float(rng.choice([0, 0, 0, 0, 0, 0.06, 0.2])),
        smaller=float(rng.choice([0, rng.uniform(0.05, 0.3)])),
        dabbed=dabbed,
    )


def sample_bar(rng: Rng, body: Colour, ink: Colour) -> BarStyle:
    """Draw the bar and its spinner: full, short, thin, double, engraved without paint, or hardly visible."""
    colour = Colour(25, 25, 25) if rng.random() < 0.35 else ink
    engraved = bool(rng.random() < 0.4)
    if rng.random() < (0.45 if sum(body) < 200 else 0.22):
        colour, engraved = contrast(body, float(rng.uniform(10, 45)), rng), True
    none = rng.random() < (0.25 if sum(body) < 200 else 0.05)
    return BarStyle(
        length=0.0 if none else float(rng.choice([1.0, rng.uniform(0.45, 0.95), rng.uniform(0.7, 0.9)])),
        breadth=float(rng.choice([rng.uniform(0.012, 0.03), rng.uniform(0.03, 0.075)])),
        colour=colour,
        engraved=engraved,
        doubled=bool(rng.random() < 0.07),
        spinner=float(rng.choice([0, 0, rng.uniform(0.03, 0.085)])),
        spinner_colour=Colour(
            *rng.choice([(70, 150, 190), (150, 155, 160), (60, 110, 140), (110, 190, 215)]).astype(float)
        ),
    )


def _ink(rng: Rng, body: Colour) -> Colour:
    dark = sum(body) / 3 < 110
    if rng.random() < 0.72:
        return jitter(rng, Colour(238, 240, 240) if dark else Colour(25, 24, 24), 12)
    ink = Colour(*rng.uniform(0, 255, 3))
    while abs(sum(ink) - sum(body)) / 3 < 60 and max(abs(a - b) for a, b in zip(ink, body, strict=True)) < 110:
        ink = Colour(*rng.uniform(0, 255, 3))
    return ink


def _colours(rng: Rng, body: Colour, set_max: int, apart: float) -> dict[int, Colour]:
    many = rng.random() < (0.25 if set_max == 6 else 0.75)
    if not many or (sum(body) / 3 < 90 and rng.random() < 0.5):
        return dict.fromkeys(range(HIGHEST + 1), _ink(rng, body))
    return usual_pip_colours(rng, body, apart)


def _thickness(rng: Rng) -> float:
    return float(
        rng.choice([rng.uniform(0.03, 0.15), rng.uniform(0.2, 0.38), rng.uniform(0.35, 0.6)], p=[0.15, 0.55, 0.3])
    )


def sample_material(rng: Rng) -> str:
    """Draw what the tiles are made of."""
    materials = ["ivory", "white", "black", "coloured", "wood", "darkwood"]
    return str(rng.choice(materials, p=[0.27, 0.25, 0.2, 0.13, 0.11, 0.04]))


def sample_style(rng: Rng, set_max: int, material: str, numerals: bool, apart: float = 0.0) -> TileStyle:
    """Draw one set of tiles of a size and material; numbers stand out from the body by so many levels of brightness."""
    body = sample_body(rng, material)
    colours = _colours(rng, body, set_max, apart)
    two_tone = rng.random() < 0.3
    drawn = TileStyle(
        set_max=set_max,
        material=material,
        aspect=float(rng.uniform(1.82, 2.12)),
        thickness=_thickness(rng),
        rounding=float(rng.choice([rng.uniform(0.0, 0.06), rng.uniform(0.06, 0.2)])),
        bevel=float(rng.choice([0.015, rng.uniform(0.015, 0.05), rng.uniform(0.03, 0.09)])),
        body=body,
        under=Colour(*rng.uniform(10, 235, 3)) if two_tone else body,
        grain=float(rng.uniform(0.0, 1.0)),
        pips=sample_pips(rng, set_max, material),
        bar=sample_bar(rng, body, colours[5]),
        reach=(float(rng.uniform(0.48, 0.76)), float(rng.uniform(0.46, 0.76))),
        surface=_surface(rng, material),
        digits=_digits(rng) if numerals else None,
        colours=colours,
        layout_choice={n: _layout(rng, n) for n in range(HIGHEST + 1)},
        turned=frozenset(n for n in range(HIGHEST + 1) if rng.random() < 0.1),
        mirrored=bool(rng.random() < 0.5),
        back=str(rng.choice(["plain", "plain", "logo", "lines", "pattern"])),
        spread={n: _spread(rng) for n in range(HIGHEST + 1)},
    )
    return _with_back_told_apart(drawn)


def _with_back_told_apart(style: TileStyle) -> TileStyle:
    """Give the back a pattern where no bar tells the double-blank from it: its maker wants to see which is which."""
    return replace(style, back="lines") if style.back == "plain" and not style.bar.length else style


def looked_after(style: TileStyle) -> TileStyle:
    """Give the same set with every pip painted."""
    return replace(style, pips=replace(style.pips, unpainted=0.0))


def _digits(rng: Rng) -> DigitStyle:
    return DigitStyle(
        way=str(rng.choice(["along", "across", "bar", "edge"])),
        font=int(rng.integers(0, FONTS)),
        height=float(rng.uniform(0.32, 0.62)),
        badge=str(rng.choice(["", "", "", "disc", "ring"])),
    )


def _surface(rng: Rng, material: str) -> Surface:
    embossed = rng.random() < (0.35 if material == "black" else 0.08)
    return Surface(
        frame=float(rng.uniform(0.03, 0.07)) if rng.random() < 0.12 else 0.0,
        relief=str(rng.choice(RELIEFS)) if embossed else "",
        depth=float(rng.uniform(4, 26)),
        wear=float(rng.choice([0.0, 0.0, rng.uniform(0.1, 1.0)])),
        specks=int(rng.choice([0, 0, 0, 3, 15])),
    )


def _spread(rng: Rng) -> tuple[float, float]:
    """Draw how much wider or narrower than usual a maker sets one number."""
    along, across = np.clip(rng.normal(1, 0.05, 2), 0.85, 1.1)
    return float(along), float(across)


def _layout(rng: Rng, number: int) -> int:
    choices = len(layouts(number))
    return 0 if rng.random() < 0.55 else int(rng.integers(0, choices))
