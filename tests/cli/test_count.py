"""`tableside count`: the tiles in photos."""

import json
from pathlib import Path

import pytest

from tableside.cli import main

SCENES = Path(__file__).parent.parent / "vision" / "scenes"
TRUTH = json.loads((SCENES / "tiles.json").read_text(encoding="utf-8"))
PHOTO = str(SCENES / "double-6-0.jpg")


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_it_prints_one_line_for_each_photo(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", PHOTO, PHOTO]) == 0
    first, second = lines(capsys)
    assert first["file"] == second["file"] == PHOTO
    assert first["tiles"] == second["tiles"]


def test_it_names_the_tiles_their_total_and_where_they_lie(capsys: pytest.CaptureFixture[str]) -> None:
    main(["count", PHOTO])
    (line,) = lines(capsys)
    tiles = line["tiles"]
    assert isinstance(tiles, list)
    assert sorted(tiles) == TRUTH["double-6-0"]
    assert line["total"] == sum(map(sum, tiles))
    boxes = line["boxes"]
    assert isinstance(boxes, list)
    assert [len(box) for box in boxes] == [4] * len(tiles)
    assert line["sure"] is (line["unsure"] == [])


def test_a_photo_without_tiles_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", str(SCENES / "none-0.jpg")]) == 0
    (line,) = lines(capsys)
    assert line["tiles"] == []
    assert "No tiles were seen" in str(line["reason"])


def test_what_is_no_photo_is_an_error_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = tmp_path / "hand.jpg"
    text.write_text("6-4 9-9")
    assert main(["count", str(text), str(tmp_path / "missing.jpg"), PHOTO]) == 0
    wrong, missing, right = lines(capsys)
    assert "no picture" in str(wrong["error"])
    assert "cannot be opened" in str(missing["error"])
    assert right["tiles"]


def test_it_fails_only_if_no_photo_could_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["count", str(tmp_path / "missing.jpg")]) == 2
    assert "error" in lines(capsys)[0]


def test_the_rules_change_the_total_and_not_the_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    main(["count", PHOTO])
    main(["count", PHOTO, "--preset", "cross", "--blank-end-value", "30"])
    plain, ruled = lines(capsys)
    assert plain["tiles"] == ruled["tiles"]


def test_a_number_above_the_set_is_unsure(capsys: pytest.CaptureFixture[str]) -> None:
    main(["count", str(SCENES / "double-12-0.jpg"), "--set-max", "6"])
    (line,) = lines(capsys)
    tiles, unsure = line["tiles"], line["unsure"]
    assert isinstance(tiles, list)
    assert isinstance(unsure, list)
    assert {k for k, tile in enumerate(tiles) if max(tile) > 6} <= set(unsure)


def test_it_writes_the_annotated_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["count", PHOTO, "--overlay", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out" / "double-6-0.png").read_bytes().startswith(b"\x89PNG")


def test_a_house_rule_that_no_table_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", PHOTO, "--preset", "nonsense"]) == 2
    assert capsys.readouterr().out == ""
