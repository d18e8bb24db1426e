"""`tableside hand`: what tiles are worth at a table."""

import json

import pytest

from tableside.cli import main


@pytest.mark.parametrize(
    ("words", "total", "counted"),
    [
        ("6-4 9-9 0-0 --preset cross", 78, [10, 18, 50]),
        ("6-4 9-9 0-0 --preset trains", 28, [10, 18, 0]),
        ("4-6", 10, [10]),
        ("12-11 --set-max 12", 23, [23]),
        ("0-0 --double-blank 100", 100, [100]),
        ("6-0 0-0 --blank-end-value 25", 81, [31, 50]),
        ("9-9 --option double_pips=one_end", 9, [9]),
        ("9-9 --option double-pips=one_end --option out_bonus=-5", 9, [9]),
        ("१-२", 3, [3]),
    ],
)
def test_it_counts_each_tile_and_all(
    capsys: pytest.CaptureFixture[str], words: str, total: int, counted: list[int]
) -> None:
    assert main(["hand", *words.split()]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["total"], answer["counted"]) == (total, counted)


def test_tiles_are_written_high_to_low_in_the_order_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hand", "4-6", "9-9", "0-3"]) == 0
    assert json.loads(capsys.readouterr().out)["tiles"] == [[6, 4], [9, 9], [3, 0]]


def test_tiles_may_come_in_one_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hand", "6-4, 9-9"]) == 0
    assert json.loads(capsys.readouterr().out)["total"] == 28


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("6-x", "“6-x” is not a tile; write it like 6-4."),
        ("6-4 4-6", "This hand has 6-4 twice, but a set holds it once."),
        ("10-1", "This hand has 10-1, but this set ends at 9-9."),
        ("6-4 --preset crosses", "There is no preset “crosses”; choose trains or cross."),
        ("6-4 --set-max 7", "“7” is no value for set_max; choose 6, 9, 12, 15, or 18."),
        ("6-4 --double-blank ten", "“ten” is no value for double_blank; choose 0…500."),
        ("6-4 --option toes", "Write a house rule as name=value, not “toes”."),
    ],
)
def test_what_it_cannot_count_is_one_sentence(capsys: pytest.CaptureFixture[str], words: str, sentence: str) -> None:
    assert main(["hand", *words.split()]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", sentence + "\n")


def test_an_unknown_house_rule_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hand", "6-4", "--option", "claws=3"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("There is no house rule “claws”.")
    assert said.count("\n") == 1


def test_no_tile_at_all_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["hand"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
