"""The two networks: one finds tiles in a picture, the other reads a rectified tile."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

CLASSES = 19


def _conv(before: int, after: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(before, after, size, stride, size // 2, bias=False), nn.BatchNorm2d(after), nn.ReLU(inplace=True)
    )


def start_low(layer: nn.Conv2d, channels: int, logit: float) -> None:
    """Let heatmaps begin near zero, since most of a picture is no peak."""
    with torch.no_grad():
        assert layer.bias is not None
        layer.bias[:channels] = logit


class Block(nn.Module):
    """Two convolutions and a way round them."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.first = _conv(channels, channels)
        self.second = nn.Sequential(nn.Conv2d(channels, channels, 3, padding=1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x: Tensor) -> Tensor:
        """Keep the shape."""
        out: Tensor = functional.relu(x + self.second(self.first(x)))
        return out


class Detector(nn.Module):
    """(n, 3, h, w) → (n, 10, h/4, w/4): heatmap logits (face up, face down) and eight numbers of a parallelogram."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = _conv(3, 16, 2)
        self.quarter = nn.Sequential(_conv(16, 28, 2), Block(28))
        self.eighth = nn.Sequential(_conv(28, 48, 2), Block(48))
        self.sixteenth = nn.Sequential(_conv(48, 80, 2), Block(80), Block(80))
        self.last = nn.Sequential(_conv(80, 112, 2), Block(112))
        self.sides = nn.ModuleList(nn.Conv2d(channels, 48, 1) for channels in (48, 80, 112))
        self.smooth = nn.Sequential(_conv(48, 48), _conv(48, 28, size=1))
        self.head = nn.Sequential(nn.BatchNorm2d(28), nn.ReLU(inplace=True), _conv(28, 40))
        self.out = nn.Conv2d(40, 10, 1)
        start_low(self.out, 2, -4.0)

    def forward(self, x: Tensor) -> Tensor:
        """Find tiles."""
        a = self.quarter(self.stem(x))
        b = self.eighth(a)
        c = self.sixteenth(b)
        d = self.last(c)
        top = self.sides[1](c) + functional.interpolate(self.sides[2](d), scale_factor=2.0)
        top = self.smooth(self.sides[0](b) + functional.interpolate(top, scale_factor=2.0))
        found: Tensor = self.out(self.head(a + functional.interpolate(top, scale_factor=2.0)))
        return found


class TileReader(nn.Module):
    """(n, 3, 96, 160) → logits of numbers (n, 38), facts (n, 10: valid, numeral, corners) and pips (n, 1, 48, 80)."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = _conv(3, 16, 2)
        self.quarter = nn.Sequential(_conv(16, 28, 2), Block(28))
        self.eighth = nn.Sequential(_conv(28, 56, 2), Block(56))
        self.number = nn.Sequential(_conv(56, 96, 2), Block(96), _conv(96, 56, size=1), nn.Flatten())
        self.fine = nn.Sequential(_conv(56, 24, size=1), nn.Flatten(), nn.Linear(24 * 12 * 10, 192, bias=False))
        self.coarse = nn.Linear(56 * 6 * 5, 192)
        self.name = nn.Linear(192, CLASSES)
        self.whole = nn.Sequential(_conv(56, 64, 2), _conv(64, 64, 2), _conv(64, 32, size=1), nn.Flatten())
        self.facts = nn.Sequential(nn.Linear(32 * 3 * 5, 96), nn.ReLU(inplace=True), nn.Linear(96, 10))
        self.from_eighth = nn.Conv2d(56, 20, 1)
        self.from_quarter = nn.Conv2d(28, 20, 1)
        self.smooth = _conv(20, 20)
        self.from_half = nn.Conv2d(16, 10, 1)
        self.to_half = nn.Conv2d(20, 10, 1)
        last = nn.Conv2d(10, 1, 1)
        self.pips = nn.Sequential(nn.ReLU(inplace=True), _conv(10, 10), last)
        start_low(last, 1, -3.0)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Read tiles."""
        half = self.stem(x)
        quarter = self.quarter(half)
        eighth = self.eighth(quarter)
        numbers = [self._named(eighth[..., :10]), self._named(_turned(eighth[..., 10:]))]
        fine = self.smooth(
            self.from_quarter(quarter) + functional.interpolate(self.from_eighth(eighth), scale_factor=2.0)
        )
        fine = self.from_half(half) + functional.interpolate(self.to_half(fine), scale_factor=2.0)
        return torch.cat(numbers, 1), self.facts(self.whole(eighth)), self.pips(fine)

    def _named(self, half: Tensor) -> Tensor:
        """Name the number of a half: what it looks like, and what lies at each place of it."""
        logits: Tensor = self.name(functional.relu(self.coarse(self.number(half)) + self.fine(half)))
        return logits


def _turned(x: Tensor) -> Tensor:
    """Turn features by 180 degrees, so that both halves are read from their own end."""
    return torch.flip(x, (2, 3))
