"""A training run that is bounded in time, can be resumed, and always leaves its best weights behind."""

from __future__ import annotations

import copy
import math
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import torch
from torch import Tensor, nn

Batch = TypeVar("Batch")


@dataclass(frozen=True)
class Run:
    """How long and how fast: minutes of wall clock, peak learning rate, seconds between checkpoints."""

    checkpoint: Path
    minutes: float
    rate: float = 2e-3
    save_every: float = 120.0
    most_steps: int = 10**9


def train(
    model: nn.Module, run: Run, batches: Iterable[Batch], loss_of: Callable[[nn.Module, Batch], dict[str, Tensor]]
) -> None:
    """Train until the time is over; the checkpoint holds the model, its running average and the optimiser."""
    model.to(memory_format=torch.channels_last)  # type: ignore[call-overload]  # its stubs lack this form
    optimiser = torch.optim.AdamW(model.parameters(), lr=run.rate, weight_decay=0.01)
    average = copy.deepcopy(model)
    step = _resume(run.checkpoint, model, average, optimiser)
    start = saved = time.monotonic()
    first = step
    sums: dict[str, float] = {}
    for batch in batches:
        share = max((time.monotonic() - start) / (run.minutes * 60), (step - first) / run.most_steps)
        if share >= 1:
            break
        _set_rate(optimiser, run.rate, share, step - first)
        losses = _step(model, optimiser, batch, loss_of)
        step += 1
        _follow(average, model, min(0.998, step / (step + 20)))
        sums = {name: sums.get(name, value) * 0.98 + value * 0.02 for name, value in losses.items()}
        if time.monotonic() - saved > run.save_every:
            saved = time.monotonic()
            _save(run.checkpoint, model, average, optimiser, step)
            _report(step, saved - start, sums)
    _save(run.checkpoint, model, average, optimiser, step)
    _report(step, time.monotonic() - start, sums)


def load_average(checkpoint: Path, model: nn.Module) -> nn.Module:
    """Put the running average of a checkpoint into a model, ready to be used."""
    model.load_state_dict(torch.load(checkpoint, weights_only=True)["average"])
    return model.eval()


def _step(
    model: nn.Module, optimiser: torch.optim.Optimizer, batch: Any, loss_of: Callable[..., dict[str, Tensor]]
) -> dict[str, float]:
    model.train()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        losses = loss_of(model, batch)
    total = torch.stack(list(losses.values())).sum()
    optimiser.zero_grad(set_to_none=True)
    total.backward()  # type: ignore[no-untyped-call]
    nn.utils.clip_grad_norm_(model.parameters(), 5.0)
    optimiser.step()
    return {name: float(value.detach()) for name, value in losses.items()}


def _set_rate(optimiser: torch.optim.Optimizer, peak: float, share: float, steps: int) -> None:
    warm = min(1.0, (steps + 1) / 200)
    for group in optimiser.param_groups:
        group["lr"] = peak * warm * (0.02 + 0.98 * (1 + math.cos(math.pi * min(share, 1.0))) / 2)


def _follow(average: nn.Module, model: nn.Module, keep: float) -> None:
    kept = average.state_dict()
    with torch.no_grad():
        for name, value in model.state_dict().items():
            if value.dtype.is_floating_point:
                kept[name].mul_(keep).add_(value, alpha=1 - keep)
            else:
                kept[name].copy_(value)


def _save(path: Path, model: nn.Module, average: nn.Module, optimiser: torch.optim.Optimizer, step: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    state = {
        "model": model.state_dict(),
        "average": average.state_dict(),
        "optimiser": optimiser.state_dict(),
        "step": step,
    }
    temporary = path.with_suffix(".part")
    torch.save(state, temporary)
    temporary.replace(path)


def _resume(path: Path, model: nn.Module, average: nn.Module, optimiser: torch.optim.Optimizer) -> int:
    if not path.exists():
        return 0
    state = torch.load(path, weights_only=True)
    model.load_state_dict(state["model"])
    average.load_state_dict(state["average"])
    optimiser.load_state_dict(state["optimiser"])
    return int(state["step"])


def _report(step: int, seconds: float, sums: dict[str, float]) -> None:
    figures = "  ".join(f"{name} {value:.4f}" for name, value in sums.items())
    sys.stdout.write(f"step {step}  {seconds / 60:.1f} min  {figures}\n")
    sys.stdout.flush()
