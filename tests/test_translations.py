"""What translators work on is what the app says."""

from pathlib import Path

from babel.messages.pofile import read_po

from tests.translations import POT, gathered


def test_the_template_holds_every_sentence_of_the_app() -> None:
    assert POT.read_bytes() == gathered(), "make translations writes it anew"


def test_a_translation_fills_in_the_values_of_its_sentence() -> None:
    assert [fault for catalogue in POT.parent.glob("*/LC_MESSAGES/*.po") for fault in _faults(catalogue)] == []


def _faults(catalogue: Path) -> list[object]:
    with catalogue.open("rb") as file:
        return list(read_po(file, abort_invalid=True).check())
