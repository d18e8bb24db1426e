"""Whatever is sent as a picture: a reading, advice, or a refusal in one sentence; never an error, never a total."""

import io
import struct
import zlib

import pillow_heif
import pytest
from PIL import Image
from werkzeug.test import TestResponse

from tests.scenes import ANOTHER, SCENE, scene_photo
from tests.web.evening import Evening, Phone
from tests.web.photo_forms import HAND, pictures, problems, seen, send

BROWN = (120, 90, 60)

pillow_heif.register_heif_opener()


def packed(image: Image.Image, kind: str = "JPEG", **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def plain(mode: str = "RGB", size: tuple[int, int] = (160, 120)) -> Image.Image:
    return Image.new("RGB", size, BROWN).convert(mode)


def huge_png(width: int, height: int) -> bytes:
    """A picture that says it is so large; a few bytes that would unpack to all of it."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes(1000))
    chunks = [(b"IHDR", head), (b"IDAT", rows), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def animated() -> bytes:
    frames = [plain(), Image.new("RGB", (160, 120), "red")]
    return packed(frames[0], "GIF", save_all=True, append_images=frames[1:])


def send_heavy(phone: Phone) -> TestResponse:
    """Only the length is told: nobody should read further."""
    told = {"CONTENT_LENGTH": str(21 * 1024 * 1024), "CONTENT_TYPE": "multipart/form-data; boundary=x"}
    return phone.post(HAND, environ_overrides=told)


NO_TILES = {
    "black": packed(Image.new("RGB", (160, 120))),
    "one pixel": packed(Image.new("RGB", (1, 1), BROWN), "PNG"),
    "a line": packed(Image.new("RGB", (400, 1), BROWN), "PNG"),
    "grey": packed(plain("L")),
    "CMYK": packed(plain("CMYK")),
    "alpha": packed(plain("RGBA"), "PNG"),
    "16-bit": packed(Image.new("I;16", (160, 120), 9000), "PNG"),
    "palette": packed(plain("P"), "PNG"),
    "animated": animated(),
    "HEIC": packed(plain(), "HEIF"),
    "AVIF": packed(plain(), "AVIF"),
    "WebP": packed(plain(), "WEBP"),
}
REFUSED = {
    "text": (b"Dear Asha,\n", 415),
    "a PDF": (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", 415),
    "a page": (b"<!doctype html><img src=x>", 415),
    "SVG": (b'<svg xmlns="http://www.w3.org/2000/svg"/>', 415),
    "empty": (b"", 422),
    "truncated": (packed(Image.effect_noise((400, 300), 80))[:4000], 422),
    "200 megapixels": (huge_png(20_000, 10_000), 413),
    "a bomb": (huge_png(60_000, 60_000), 413),
}


@pytest.mark.parametrize("kind", NO_TILES)
def test_a_picture_without_tiles_gets_advice(evening: Evening, kind: str) -> None:
    page = send(evening.asha, NO_TILES[kind])
    assert page.status_code == 200
    assert problems(page) == ["No tiles were seen. Go closer, get more light, and spread the tiles out."]
    assert seen(page) == []
    assert "photo-total" not in page.text


@pytest.mark.parametrize("orientation", range(1, 9))
def test_it_is_read_whichever_way_the_phone_was_held(evening: Evening, orientation: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    assert send(evening.asha, packed(plain(), exif=exif)).status_code == 200


@pytest.mark.parametrize("kind", REFUSED)
def test_a_file_that_is_none_is_refused_in_one_sentence(evening: Evening, kind: str) -> None:
    data, status = REFUSED[kind]
    page = send(evening.asha, data, seen="6-4")
    assert page.status_code == status
    [sentence] = problems(page)
    assert sentence.endswith(".")
    assert seen(page) == ["6-4"]


def test_of_several_files_one_that_cannot_be_read_keeps_nobody_from_the_others(evening: Evening) -> None:
    good = scene_photo(*SCENE).data
    files = [(io.BytesIO(data), "photo.jpg") for data in (good, b"Dear Asha,", scene_photo(*ANOTHER).data)]
    page = evening.asha.post(HAND, {"act": "read", "photo": files})
    assert len(problems(page)) == 1
    assert len(pictures(page)) == 2


def test_a_request_that_is_too_heavy_is_not_read(evening: Evening) -> None:
    page = send_heavy(evening.asha)
    assert page.status_code == 413
    assert "That picture is too heavy" in page.text
    assert page.headers["X-Said"]


def test_other_pages_stay_small(evening: Evening) -> None:
    heavy = {"hand-p2": "1" * 100_000}
    assert evening.asha.post("rounds/1/hands/p2", heavy).status_code == 413


def test_a_stranger_s_picture_is_not_even_taken_in(evening: Evening) -> None:
    assert send_heavy(evening.meera).status_code == 403


def test_a_line_that_is_too_long_says_when_to_come_again(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    line = evening.installation.photo_line
    monkeypatch.setattr(line, "_most", 0)
    page = send(evening.asha, NO_TILES["black"], seen="6-4")
    assert page.status_code == 503
    assert page.headers["Retry-After"] == "10"
    assert problems(page) == ["Too many pictures are waiting to be read. Send yours again in a few seconds."]
    assert seen(page) == ["6-4"]


def test_who_waits_hears_who_is_first(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    assert evening.meera.get("/photos/line?ticket=x").text == ""
    monkeypatch.setattr(evening.installation.photo_line, "before", lambda ticket: (2, 0) if ticket == "x" else None)
    assert evening.meera.get("/photos/line?ticket=x").text == "2 other pictures are being read; yours is next."
