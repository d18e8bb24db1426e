"""Scenes for training show many makers' tiles, things that are easily taken for tiles, and no impossible pips."""

from dataclasses import replace

import numpy as np
import pytest

from tableside.vision.layouts import layouts
from tableside.vision.synthetic.clutter import LIKE_TILES, sample_thing
from tableside.vision.synthetic.face import roomy
from tableside.vision.synthetic.scene import Scene, draw_hard, render
from tableside.vision.synthetic.spec import SceneSpec, sample_hard, sample_spec
from tableside.vision.synthetic.style import looked_after, sample_style

ROW = SceneSpec(size=(480, 360), count=8, layout="rows", tilt=0.0, harsh=0.0)


def spread_of_colours(scene: Scene) -> float:
    """How much the colours of the tiles' middles differ from one another."""
    middles = [tile.corners.mean(0).astype(int) for tile in scene.tiles]
    patches = [scene.photo[y - 3 : y + 4, x - 3 : x + 4].mean((0, 1)) for x, y in middles]
    return float(np.std(patches, axis=0).mean())


def test_a_mixed_scene_shows_tiles_of_several_makers() -> None:
    plain, mixed = (
        np.median([spread_of_colours(render(replace(ROW, mixed=mixed), seed)) for seed in range(6)])
        for mixed in (False, True)
    )
    assert mixed > 2 * plain


def test_tiles_of_a_mixed_scene_have_one_size() -> None:
    scene = render(replace(ROW, mixed=True), 3)
    widths = [np.linalg.norm(tile.corners[2] - tile.corners[1]) for tile in scene.tiles]
    assert max(widths) < 1.15 * min(widths)


@pytest.mark.parametrize("name", LIKE_TILES)
def test_things_like_tiles_can_be_asked_for(name: str) -> None:
    rng = np.random.default_rng(1)
    sizes = [sample_thing(rng, np.zeros(2), name).box.sizes for _ in range(60)]
    alike = {
        "dice": sum(length == width == height for length, width, height in sizes),
        "cards": sum(height == 0.02 for *_, height in sizes),
        "studs": sum(length > width for length, width, _ in sizes),
    }
    assert alike[name] > 30


def test_many_scenes_without_tiles_are_full_of_such_things() -> None:
    specs = [sample_spec(np.random.default_rng(seed)) for seed in range(400)]
    empty = [spec for spec in specs if not spec.count]
    assert {spec.mostly for spec in empty} == {"", *LIKE_TILES}
    assert not any(spec.mostly for spec in specs if spec.count)


@pytest.mark.parametrize("number", range(2, 19))
def test_pips_stay_clear_of_one_another(number: int) -> None:
    for places in layouts(number):
        gaps = [np.linalg.norm(a - b) for k, a in enumerate(places) for b in places[:k]]
        assert 2 * roomy(places) < min(gaps)


def test_a_set_that_is_looked_after_has_no_bare_pip() -> None:
    styles = [sample_style(np.random.default_rng(seed), 6, "ivory", False) for seed in range(30)]
    assert any(style.pips.unpainted for style in styles)
    assert not any(looked_after(style).pips.unpainted for style in styles)


def test_a_back_can_be_told_from_a_blank_where_there_is_no_bar() -> None:
    styles = [sample_style(np.random.default_rng(seed), 6, "black", False) for seed in range(60)]
    barless = [style for style in styles if not style.bar.length]
    assert barless
    assert not any(style.back == "plain" for style in barless)
    assert any(style.back == "plain" for style in styles)


def test_some_pips_differ_from_their_tile_in_hue_alone() -> None:
    styles = [sample_style(np.random.default_rng(seed), 6, "coloured", False) for seed in range(80)]
    inks = [(style.colours[5], style.body) for style in styles if len(set(style.colours.values())) == 1]
    as_bright = [ink for ink, body in inks if abs(sum(ink) - sum(body)) / 3 < 40]
    assert as_bright


def test_no_maker_leaves_an_edge_so_sharp_that_touching_tiles_seem_one() -> None:
    assert all(sample_style(np.random.default_rng(seed), 6, "white", False).bevel >= 0.015 for seed in range(30))


@pytest.mark.parametrize(("set_max", "usual"), [(6, 1 / 28), (18, 1 / 190)])
def test_hard_scenes_show_the_double_blank_more_often(set_max: int, usual: float) -> None:
    drawn = draw_hard(np.random.default_rng(1), set_max, 4000)
    assert drawn.count((0, 0)) > 1.5 * usual * len(drawn)


def test_hard_scenes_show_numbers_above_twelve_more_often() -> None:
    drawn = draw_hard(np.random.default_rng(1), 18, 4000)
    assert np.mean(np.array(drawn) > 12) > 1.3 * 6 / 19


def test_hard_scenes_for_training_are_of_every_size_of_set() -> None:
    specs = [sample_hard(np.random.default_rng(seed)) for seed in range(100)]
    assert all(spec.hard and spec.count for spec in specs)
    assert {spec.set_max for spec in specs} == {6, 12, 15, 18}
