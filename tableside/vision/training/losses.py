"""What the two networks are trained to make small."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tableside.vision.geometry import Photo
from tableside.vision.training.finding import FindingSample
from tableside.vision.training.nets import CLASSES
from tableside.vision.training.reading import ReadingSample


def _pictures(crops: list[Photo]) -> Tensor:
    stacked = torch.from_numpy(np.ascontiguousarray(np.stack(crops)))
    return normalised(stacked.permute(0, 3, 1, 2).contiguous(memory_format=torch.channels_last).float())


def normalised(pictures: Tensor) -> Tensor:
    """Bring 0..255 to about -2..2, as the run time does."""
    return (pictures - 127.5) / 64.0


def _focal(logits: Tensor, heat: Tensor, weight: Tensor) -> Tensor:
    """Penalty-reduced focal loss, divided by the number of peaks."""
    peak = (heat > 0.999).float()
    share = torch.sigmoid(logits)
    hit = -functional.logsigmoid(logits) * (1 - share) ** 2 * peak
    miss = -functional.logsigmoid(-logits) * share**2 * (1 - heat) ** 4 * (1 - peak)
    return ((hit + miss) * weight).sum() / peak.sum().clamp(min=4.0)


def finding_loss(model: nn.Module, batch: list[FindingSample]) -> dict[str, Tensor]:
    """Heat of the centres, and shapes near them."""
    out = model(_pictures([sample.crop for sample in batch])).float()
    heat = torch.from_numpy(np.stack([sample.heat for sample in batch]))
    weight = torch.from_numpy(np.stack([sample.weight for sample in batch]))
    here = torch.from_numpy(np.stack([sample.here for sample in batch]))[:, None]
    shape = torch.from_numpy(np.stack([sample.shape for sample in batch]))
    gap = (functional.smooth_l1_loss(out[:, 2:], shape, reduction="none", beta=0.1) * here).sum() / here.sum().clamp(
        min=9.0
    )
    return {"heat": _focal(out[:, :2], heat, weight), "shape": gap}


def reading_loss(model: nn.Module, batch: list[ReadingSample]) -> dict[str, Tensor]:
    """Numbers, validity, corners and pips, each only where the truth is known."""
    numbers, facts, pips = (part.float() for part in model(_pictures([sample.crop for sample in batch])))
    wanted = torch.tensor([sample.numbers for sample in batch]).reshape(-1)
    valid = torch.tensor([sample.valid for sample in batch])
    numeral = torch.tensor([sample.numeral for sample in batch])
    corners = torch.from_numpy(np.stack([sample.corners for sample in batch]))
    right = (valid == 1).float()
    named = functional.cross_entropy(numbers.reshape(-1, CLASSES), wanted, ignore_index=-1, label_smoothing=0.02)
    shift = (
        functional.smooth_l1_loss(facts[:, 2:], corners, reduction="none", beta=0.1).mean(1) * right
    ).sum() / right.sum().clamp(min=1)
    return {
        "number": named,
        "valid": _known(facts[:, 0], valid),
        "numeral": _known(facts[:, 1], numeral) * 0.3,
        "corner": shift,
        "pips": _pip_loss(pips[:, 0], torch.from_numpy(np.stack([sample.pips for sample in batch]))),
    }


def _known(logits: Tensor, truth: Tensor) -> Tensor:
    known = (truth >= 0).float()
    loss = functional.binary_cross_entropy_with_logits(logits, truth.clamp(min=0).float(), reduction="none")
    return (loss * known).sum() / known.sum().clamp(min=1)


def _pip_loss(logits: Tensor, heat: Tensor) -> Tensor:
    known = (heat >= 0).float()
    clean = heat.clamp(min=0)
    sharp = torch.abs(torch.sigmoid(logits) - clean) ** 2
    loss = functional.binary_cross_entropy_with_logits(logits, clean, reduction="none") * sharp * known
    return loss.sum() / (clean * known).sum().clamp(min=1.0)
