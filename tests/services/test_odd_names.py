"""Names as people type them: kept, tidied, never taken for anything else."""

import pytest

from tableside.services.installation import Installation
from tableside.services.names import clean_name
from tests.services.table import Table


@pytest.mark.parametrize("name", ["O'Neil", "<b>", "=1+1", "🐔", "👩‍👧", "मीरा", "മീര", "Ana-Lucía", "0", "…"])
def test_it_keeps_a_name_as_typed(installation: Installation, name: str) -> None:
    table = Table(installation, [name, "Bijay"])
    assert [player.name for player in table.card.players] == [name, "Bijay"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Asha   Rai ", "Asha Rai"),
        ("Asha\r\nRai", "Asha Rai"),
        ("As\x00ha", "As ha"),
        ("Asha\u2028Rai", "Asha Rai"),
        ("e\u0301", "é"),
        ("\u202egnorw", "gnorw"),
        ("\u2066Asha\u2069", "Asha"),
        ("\u200b\u200d", ""),
        ("\ud800", ""),
        ("", ""),
    ],
)
def test_it_tidies_what_would_disturb_others(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
