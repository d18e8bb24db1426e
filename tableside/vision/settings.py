"""The reader's figures in one place; each was chosen on rendered scenes, some with an eye on real photographs too."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Sizes in pixels, scores and shares from 0 to 1."""

    most_bytes: int = 40_000_000
    most_pixels: int = 50_000_000
    working_side: int = 1920
    looks: tuple[tuple[int, float], ...] = ((192, 999.0), (320, 999.0), (544, 38.0), (928, 28.0), (1600, 0.0))
    clearly_seen: float = 0.4
    lowest_score: float = 0.25
    trusted_lengths: tuple[float, float] = (21.0, 112.0)
    most_peaks: int = 60
    most_spots: int = 70
    same_spot: float = 0.65
    lowest_valid: float = 0.15
    rightly_cut: float = 0.5
    worth_a_second_cut: float = 0.35
    same_tile: float = 0.3
    perhaps_same_tile: float = 0.6
    plain: float = 0.85
    plain_at_once: float = 0.98
    plainly_a_tile: float = 0.6
    worth_other_cuts: float = 0.5
    most_other_cuts: int = 5
    surely_whole: float = 0.985
    there: float = 0.5
    worth_regrouping: float = 0.3
    well_regrouped: float = 0.65
    regroup: float = -1.0
    one_more: float = 4.0
    accept: float = 0.3
    accept_silent: float = 0.42
    accept_alone: float = 0.8
    clearly_a_tile: float = 0.85
    accept_first: float = 0.9
    accept_paired: float = 0.4
    suspect: float = 0.22
    accept_back: float = 0.45
    accept_back_alone: float = 0.55
    backs: tuple[float, float] = (0.75, 1.33)
    cut_off: float = 0.5
    overlooked: float = 0.6
    named: float = 0.9
    bare: float = 0.6
    faces: int = 2
    no_bar: float = 5.0
    faint_bar: float = 12.5
    same_colour: float = 10.0
    smooth: float = 2.0
    other_kind: float = 0.8
    sizes: tuple[float, float] = (0.55, 1.8)
    sure: float = 0.7
    sure_alone: float = 0.91
    pip_lowest: float = 0.08
    pip_top: float = 0.75
    pip_there: float = 0.3
    pip_absent: float = 0.5
    pip_drop: float = 0.05
    pip_hint: float = 0.12
    pip_share: float = 0.4
    layout_fit: float = 0.3
    pip_weight: float = 10.0
    pip_weight_open: float = 3.0
    clear: float = 0.85
    clear_tiles: int = 3
    above_set: float = 0.15
    twice: float = 0.15
    at_once: int = 2
