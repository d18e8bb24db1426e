"""Makes one checkpoint of several runs that began at the same one: the mean of their weights is better than each."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor


def average(checkpoints: list[Path], target: Path) -> None:
    """Write the mean of the models and of their running averages; the rest is that of the first."""
    states = [torch.load(path, weights_only=True) for path in checkpoints]
    merged = dict(states[0])
    for part in ("model", "average"):
        merged[part] = {name: _mean([state[part][name] for state in states]) for name in states[0][part]}
    torch.save(merged, target)


def _mean(values: list[Tensor]) -> Tensor:
    return torch.stack([value.double() for value in values]).mean(0).to(values[0].dtype)
