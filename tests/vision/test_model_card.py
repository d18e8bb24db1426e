"""The committed weights are the ones that the model card describes."""

import hashlib
from pathlib import Path

import pytest

from tableside.vision import model

FOLDER = Path(model.__file__).parent
CARD = (FOLDER / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["detector", "reader"])
def test_the_card_names_the_hash_of_the_weights(name: str) -> None:
    assert hashlib.sha256(model.weights(name)).hexdigest() in CARD


def test_both_networks_together_stay_below_ten_megabytes() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.onnx")) < 10_000_000


@pytest.mark.parametrize("word", ["Known failures", "Experiments", "double-18", "numeral", "wood", "black"])
def test_the_card_tells_what_it_must(word: str) -> None:
    assert word in CARD
