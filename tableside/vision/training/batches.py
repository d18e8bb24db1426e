"""Endless shuffled batches from a folder of scenes, made by a thread beside the training."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

import numpy as np
import numpy.typing as npt

from tableside.vision.synthetic.corpus import read_scene, scenes_in
from tableside.vision.synthetic.scene import Scene

Rng = np.random.Generator
Found = npt.NDArray[np.float32] | None
Sample = TypeVar("Sample")


def _worth(scene: Scene) -> int:
    """Say how often a scene counts: those with digits or high numbers twice, as no other scene teaches them."""
    return 2 if any(tile.numeral or max(tile.numbers) > 12 for tile in scene.tiles) else 1


class Batches(Generic[Sample]):
    """Draws samples from random scenes; each scene that is opened gives several, mixed with those of others."""

    def __init__(
        self,
        folder: Path,
        draw: Callable[[Rng, Scene, Found], Sample],
        size: int,
        per_scene: int,
        seed: int,
        mixed: int = 1500,
    ) -> None:
        self._folder, self._draw, self._size, self._per_scene, self._mixed = folder, draw, size, per_scene, mixed
        self._rng = np.random.default_rng(seed)
        self._ready: queue.Queue[list[Sample] | BaseException] = queue.Queue(maxsize=12)
        self._closed = threading.Event()
        self._filler = threading.Thread(target=self._fill, daemon=True)
        self._filler.start()

    def close(self) -> None:
        """End the thread, which must not outlive the interpreter."""
        self._closed.set()
        while self._filler.is_alive():
            self._drop_one()

    def _drop_one(self) -> None:
        with suppress(queue.Empty):
            self._ready.get(timeout=0.1)

    def __iter__(self) -> Iterator[list[Sample]]:
        while True:
            batch = self._ready.get()
            if isinstance(batch, BaseException):
                raise batch
            yield batch

    def _fill(self) -> None:
        try:
            self._fill_on()
        except Exception as problem:  # noqa: BLE001  # the training would wait for ever
            self._ready.put(problem)

    def _fill_on(self) -> None:
        pool: list[Sample] = []
        truths: list[Path] = []
        while not self._closed.is_set():
            if not truths:
                truths = scenes_in(self._folder)
                self._rng.shuffle(truths)
            pool.extend(self._samples_of(truths.pop()))
            if len(pool) >= min(self._mixed, 40 * self._size):
                self._ready.put([self._taken(pool) for _ in range(self._size)])
                while len(pool) >= self._mixed and not self._closed.is_set():
                    self._ready.put([self._taken(pool) for _ in range(self._size)])

    def _samples_of(self, truth: Path) -> list[Sample]:
        scene = read_scene(truth)
        found = truth.with_suffix(".npy")
        shapes = np.load(found) if found.exists() else None
        return [self._draw(self._rng, scene, shapes) for _ in range(self._per_scene * _worth(scene))]

    def _taken(self, pool: list[Sample]) -> Sample:
        k = int(self._rng.integers(0, len(pool)))
        pool[k], pool[-1] = pool[-1], pool[k]
        return pool.pop()
