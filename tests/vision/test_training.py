"""Training runs end to end in miniature: scenes, both networks, weights, a reading."""

from pathlib import Path

import cv2
import numpy as np
import pytest

pytest.importorskip("torch", reason="PyTorch trains the reader; it is in the group `train` and not installed here")
pytest.importorskip("onnx", reason="onnx writes the weights; it is in the group `train` and not installed here")

from tableside.vision.decode import Picture
from tableside.vision.read import Reader
from tableside.vision.synthetic.corpus import read_scene, scenes_in
from tableside.vision.train import main


@pytest.mark.slow
def test_it_trains_writes_and_reads(tmp_path: Path) -> None:
    scenes, model = tmp_path / "scenes", tmp_path / "model"
    common = ["--scenes", str(scenes), "--work", str(tmp_path), "--model", str(model)]
    main(["scenes", "--count", "4", "--seed", "7", *common])
    for step in ("detector", "reader"):
        main([step, "--minutes", "5", "--steps", "2", "--batch", "2", *common])
        main([step, "--minutes", "5", "--steps", "1", "--batch", "2", *common])
    other = tmp_path / "other"
    main(["reader", "--minutes", "5", "--steps", "1", "--batch", "2", "--scenes", str(scenes), "--work", str(other)])
    main(["average", "--of", str(tmp_path / "reader.pt"), str(other / "reader.pt"), *common])
    main(["export", *common])
    main(["mine", "--minutes", "5", *common])
    assert len(list(scenes.glob("*.npy"))) == 4
    reader = Reader((model / "detector.onnx").read_bytes(), (model / "reader.onnx").read_bytes())
    photo = cv2.cvtColor(read_scene(scenes_in(scenes)[0]).photo, cv2.COLOR_BGR2RGB)
    assert reader.read(Picture(np.asarray(photo, dtype=np.uint8), (photo.shape[1], photo.shape[0]))).size
