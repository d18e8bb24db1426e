"""Pictures kept as evidence for a hand: small, without what a camera writes beside them, few, and deletable."""

import io

import pytest
from PIL import Image

from tableside.services.errors import FormProblems, NotAllowed, NotFound
from tableside.services.installation import Installation
from tableside.services.kept_photos import MOST_OF_HAND, keep_photo, photo_data, photos_of_hand, remove_photo
from tableside.services.photos import MOST_BYTES, Jpeg, PhotoRefused, fresh_jpeg
from tests.services.table import BIJAY, CYRA, Table

HAND = (1, BIJAY)


def jpeg(shade: int = 0) -> Jpeg:
    return fresh_jpeg(packed(Image.new("RGB", (60, 40), (shade, 90, 60))))


def packed(image: Image.Image, **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, "JPEG", **options)
    return file.getvalue()


def test_a_picture_is_there_for_everybody(anywhere: Installation) -> None:
    table = Table(anywhere)
    keep_photo(anywhere, table.asha, HAND, jpeg(), "key")
    [kept] = photos_of_hand(anywhere, table.game.game, HAND)
    assert kept.size == (60, 40)
    assert kept.by == table.asha.by
    data = photo_data(anywhere, table.game.game, HAND, kept.id)
    assert Image.open(io.BytesIO(data)).size == (60, 40)


def test_the_same_request_keeps_it_once(table: Table) -> None:
    for _again in range(2):
        keep_photo(table.installation, table.asha, HAND, jpeg(), "key")
    assert len(photos_of_hand(table.installation, table.game.game, HAND)) == 1


def test_only_so_many_are_kept_of_a_hand(table: Table) -> None:
    for shade in range(MOST_OF_HAND):
        keep_photo(table.installation, table.asha, HAND, jpeg(shade * 40), f"key-{shade}")
    with pytest.raises(FormProblems):
        keep_photo(table.installation, table.asha, HAND, jpeg(255), "one-more")
    keep_photo(table.installation, table.asha, (1, CYRA), jpeg(), "another-hand")


def test_a_picture_of_another_hand_or_game_is_not_found(table: Table) -> None:
    keep_photo(table.installation, table.asha, HAND, jpeg(), "key")
    [kept] = photos_of_hand(table.installation, table.game.game, HAND)
    for game, hand in ((table.game.game, (1, CYRA)), (table.game.game, (2, BIJAY)), (table.game.game + 1, HAND)):
        with pytest.raises(NotFound):
            photo_data(table.installation, game, hand, kept.id)


def test_a_scorekeeper_deletes_it_for_good(table: Table) -> None:
    keep_photo(table.installation, table.asha, HAND, jpeg(), "key")
    [kept] = photos_of_hand(table.installation, table.game.game, HAND)
    for _again in range(2):
        remove_photo(table.installation, table.asha, HAND, kept.id)
    assert photos_of_hand(table.installation, table.game.game, HAND) == []


def test_a_request_that_is_sent_again_does_not_bring_back_what_was_deleted(table: Table) -> None:
    keep_photo(table.installation, table.asha, HAND, jpeg(), "key")
    [kept] = photos_of_hand(table.installation, table.game.game, HAND)
    remove_photo(table.installation, table.asha, HAND, kept.id)
    keep_photo(table.installation, table.asha, HAND, jpeg(), "key")
    assert photos_of_hand(table.installation, table.game.game, HAND) == []


def test_nobody_else_keeps_or_deletes_one(table: Table) -> None:
    keep_photo(table.installation, table.asha, HAND, jpeg(), "key")
    [kept] = photos_of_hand(table.installation, table.game.game, HAND)
    with pytest.raises(NotAllowed):
        keep_photo(table.installation, table.meera, HAND, jpeg(), "key")
    with pytest.raises(NotAllowed):
        remove_photo(table.installation, table.meera, HAND, kept.id)


def test_what_the_camera_wrote_beside_it_is_gone() -> None:
    exif = Image.Exif()
    exif[0x010F] = "A camera"
    exif[0x8825] = {1: "N", 2: (27.0, 42.0, 0.0)}
    sent = packed(Image.new("RGB", (60, 40), "red"), exif=exif, comment=b"at home")
    assert b"A camera" in sent
    kept = fresh_jpeg(sent).data
    assert not Image.open(io.BytesIO(kept)).getexif()
    assert b"A camera" not in kept
    assert b"at home" not in kept


def test_even_a_picture_of_noise_becomes_small() -> None:
    noise = Image.effect_noise((2400, 1800), 90).convert("RGB")
    kept = fresh_jpeg(packed(noise, quality=90))
    assert len(kept.data) <= MOST_BYTES
    assert max(kept.size) <= 1280


def test_what_is_no_picture_is_not_kept() -> None:
    with pytest.raises(PhotoRefused):
        fresh_jpeg(b"%PDF-1.7")
