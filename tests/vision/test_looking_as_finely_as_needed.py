"""A photo whose tiles are large is not looked at more finely than these need; one with small tiles is."""

from dataclasses import replace

import pytest

from tableside.vision.evaluate import pictured
from tableside.vision.geometry import Photo
from tableside.vision.locate import Locator, Spot
from tableside.vision.model import weights
from tableside.vision.settings import Settings
from tableside.vision.synthetic.scene import render
from tableside.vision.synthetic.spec import SceneSpec

FEW = SceneSpec(size=(1200, 900), count=5, layout="scatter", fill=0.9, harsh=0.0)
MANY = replace(FEW, count=28, layout="rows", fill=0.35)


def photo(spec: SceneSpec) -> Photo:
    return pictured(render(spec, 4)).pixels


def found(spec: SceneSpec, finest: int) -> list[Spot]:
    looks = tuple(look for look in Settings().looks if look[0] <= finest)
    return Locator(weights("detector"), replace(Settings(), looks=looks)).find(photo(spec))


@pytest.mark.parametrize(("spec", "finer"), [(FEW, False), (MANY, True)])
def test_fine_looks_are_for_small_tiles(spec: SceneSpec, finer: bool) -> None:
    usual, all_looks = ([spot.quad.tolist() for spot in found(spec, finest)] for finest in (544, 1600))
    assert (usual != all_looks) == finer
