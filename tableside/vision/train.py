"""`python -m tableside.vision.train`: render scenes, train both networks, write the weights."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

import cv2
import torch

from tableside.vision.synthetic.corpus import write_corpus
from tableside.vision.synthetic.scene import Scene
from tableside.vision.training.average import average
from tableside.vision.training.batches import Batches, Found, Rng
from tableside.vision.training.export import export_detector, export_reader
from tableside.vision.training.finding import FindingSample, finding_sample
from tableside.vision.training.loop import Run, train
from tableside.vision.training.losses import finding_loss, reading_loss
from tableside.vision.training.mining import mine
from tableside.vision.training.nets import Detector, TileReader
from tableside.vision.training.reading import reading_sample


def main(arguments: list[str] | None = None) -> None:
    """Run one step of the training."""
    args = _parser().parse_args(arguments)
    cv2.setNumThreads(1)
    torch.set_num_threads(args.threads)
    _STEPS[args.step](args)


def _scenes(args: argparse.Namespace) -> None:
    write_corpus(args.scenes, args.seed, args.count, args.hard)


def _detector(args: argparse.Namespace) -> None:
    batches = Batches(args.scenes, _finding, args.batch or 16, 8, args.seed)
    with closing(batches):
        train(Detector(), _run(args, "detector.pt"), batches, finding_loss)


def _finding(rng: Rng, scene: Scene, _: Found) -> FindingSample:
    return finding_sample(rng, scene)


def _reader(args: argparse.Namespace) -> None:
    batches = Batches(args.scenes, reading_sample, args.batch or 48, 16, args.seed)
    with closing(batches):
        train(TileReader(), _run(args, "reader.pt"), batches, reading_loss)


def _mine(args: argparse.Namespace) -> None:
    mine(args.scenes, args.model, args.minutes)


def _export(args: argparse.Namespace) -> None:
    export_detector(args.work / "detector.pt", args.model / "detector.onnx")
    export_reader(args.work / "reader.pt", args.model / "reader.onnx")


def _average(args: argparse.Namespace) -> None:
    average(args.of, args.work / args.of[0].name)


_STEPS = {
    "scenes": _scenes,
    "detector": _detector,
    "mine": _mine,
    "reader": _reader,
    "average": _average,
    "export": _export,
}


def _run(args: argparse.Namespace, name: str) -> Run:
    return Run(args.work / name, args.minutes, args.rate, most_steps=args.steps)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tableside.vision.train", description=__doc__)
    parser.add_argument("step", choices=list(_STEPS))
    parser.add_argument("--scenes", type=Path, default=Path("instance/vision/scenes"), help="folder of rendered scenes")
    parser.add_argument("--work", type=Path, default=Path("instance/vision"), help="folder of checkpoints")
    parser.add_argument("--model", type=Path, default=Path(__file__).parent / "model", help="where the ONNX files go")
    parser.add_argument("--minutes", type=float, default=30.0, help="wall clock of this step")
    parser.add_argument("--of", type=Path, nargs="+", default=[], help="checkpoints of runs to be averaged")
    parser.add_argument("--steps", type=int, default=10**9, help="end earlier, after so many steps")
    parser.add_argument("--count", type=int, default=10_000, help="scenes to render")
    parser.add_argument("--hard", action="store_true", help="render only what is hard to read")
    parser.add_argument("--batch", type=int, default=0, help="samples in a step, 0 for the usual")
    parser.add_argument("--rate", type=float, default=2e-3, help="highest learning rate")
    parser.add_argument("--seed", type=int, default=1, help="first seed of the scenes, or of the shuffling")
    parser.add_argument("--threads", type=int, default=1, help="threads of PyTorch")
    return parser


if __name__ == "__main__":
    main()
