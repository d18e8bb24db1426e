"""From checkpoints to the ONNX files that the reader loads, and back to a check that both say the same."""

from __future__ import annotations

import warnings
from pathlib import Path

import torch
from torch import nn

from tableside.vision.geometry import CROP
from tableside.vision.training.loop import load_average
from tableside.vision.training.nets import Detector, TileReader


def export_detector(checkpoint: Path, target: Path) -> None:
    """Write the detector for pictures of any size that 32 divides."""
    axes = {"picture": {2: "height", 3: "width"}, "found": {2: "rows", 3: "columns"}}
    _export(load_average(checkpoint, Detector()), (1, 3, 256, 256), target, ["found"], axes)


def export_reader(checkpoint: Path, target: Path) -> None:
    """Write the tile network for any number of crops."""
    names = ["numbers", "facts", "pips"]
    axes = {name: {0: "count"} for name in ("picture", *names)}
    _export(load_average(checkpoint, TileReader()), (2, 3, CROP[1], CROP[0]), target, names, axes)


def _export(
    model: nn.Module, shape: tuple[int, ...], target: Path, names: list[str], axes: dict[str, dict[int, str]]
) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the exporter that needs no further package is called deprecated
        torch.onnx.export(
            model, (torch.zeros(shape),), str(target), input_names=["picture"], output_names=names,
            dynamic_axes=axes, opset_version=17, dynamo=False,
        )  # fmt: skip
