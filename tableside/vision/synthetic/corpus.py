"""Folders of rendered scenes: one JPEG and one line of truth each, so that training reads what was drawn once."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np

from tableside.vision.synthetic.optics import Photo
from tableside.vision.synthetic.scene import DrawnTile, Scene, render
from tableside.vision.synthetic.spec import sample_hard, sample_spec


def write_corpus(folder: Path, first_seed: int, count: int, hard: bool = False) -> None:
    """Render so many scenes into a folder, going on after those that are there; hard ones, or of any kind."""
    sample = sample_hard if hard else sample_spec
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(first_seed, first_seed + count):
        if not (folder / f"{seed:07d}.json").exists():
            write_scene(folder, seed, render(sample(np.random.default_rng(seed)), seed))


def write_scene(folder: Path, seed: int, scene: Scene) -> None:
    """Write one scene; its truth last, so that a scene with truth is complete."""
    cv2.imwrite(str(folder / f"{seed:07d}.jpg"), scene.photo, [cv2.IMWRITE_JPEG_QUALITY, 96])
    temporary = folder / f"{seed:07d}.part"
    temporary.write_text(json.dumps([_as_data(tile) for tile in scene.tiles]))
    temporary.rename(folder / f"{seed:07d}.json")


def scenes_in(folder: Path) -> list[Path]:
    """List the truths of a folder's scenes, in order."""
    return sorted(folder.glob("*.json"))


def read_scene(truth: Path) -> Scene:
    """Read one scene back."""
    photo: Photo = np.asarray(cv2.imread(str(truth.with_suffix(".jpg")), cv2.IMREAD_COLOR), dtype=np.uint8)
    return Scene(photo, tuple(_from_data(data) for data in json.loads(truth.read_text())))


def _as_data(tile: DrawnTile) -> dict[str, object]:
    return {
        "corners": np.round(tile.corners, 2).tolist(),
        "numbers": tile.numbers,
        "pips": np.round(tile.pips, 2).tolist(),
        "visible": round(tile.visible, 3),
        "pips_visible": round(tile.pips_visible, 3),
        "face_up": tile.face_up,
        "numeral": tile.numeral,
    }


def _from_data(data: dict[str, object]) -> DrawnTile:
    first, second = np.array(data["numbers"]).tolist()
    return DrawnTile(
        corners=np.array(data["corners"], dtype=np.float64),
        numbers=(int(first), int(second)),
        pips=np.array(data["pips"], dtype=np.float64).reshape(-1, 2),
        visible=float(str(data["visible"])),
        pips_visible=float(str(data["pips_visible"])),
        face_up=bool(data["face_up"]),
        numeral=bool(data["numeral"]),
    )
