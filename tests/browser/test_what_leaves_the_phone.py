"""A photo tells where and with what it was taken: none of that leaves the phone, to be read or to be kept."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import borrowed_phone
from tests.browser.evening import new_game
from tests.browser.fingers import Fingers
from tests.browser.overhearing import overheard
from tests.scenes import SCENE, scene_photo

pytestmark = pytest.mark.slow

PATIENCE = 120_000  # a busy machine reads slowly
CAMERA, PLACE, REMARK = "A camera of Asha", "Kathmandu, at home", b"taken on the roof"
MAKE, GPS, GPS_AREA = 0x010F, 0x8825, 0x001C


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """A hand as a camera writes it down: with its name, the place on earth and a remark."""
    exif = Image.Exif()
    exif[MAKE] = CAMERA
    exif[GPS] = {1: "N", 2: (27.0, 42.0, 6.0), 3: "E", 4: (85.0, 19.0, 3.0), GPS_AREA: PLACE.encode()}
    path = tmp_path / "hand.jpg"
    with Image.open(io.BytesIO(scene_photo(*SCENE).data)) as scene:
        scene.save(path, "JPEG", quality=90, exif=exif, comment=REMARK)
    return path


@pytest.fixture
def sent(browser: Browser, server: str, picture: Path) -> Iterator[tuple[Page, list[bytearray]]]:
    """A phone that has sent this picture, and all that has left it."""
    with overheard(server) as (url, heard), borrowed_phone(browser, url, 390, 844) as context:
        page = context.new_page()
        page.goto("/")
        new_game(Fingers(page))
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Photograph Bob’s tiles").tap()
        chooser.value.set_files(picture)
        expect(page.locator("#photos .photo img")).to_be_visible(timeout=PATIENCE)
        yield page, heard


def test_a_picture_goes_out_without_what_the_camera_wrote_beside_it(
    sent: tuple[Page, list[bytearray]], picture: Path
) -> None:
    page, heard = sent
    _tells_nothing(heard, "photo.jpg", picture)
    for yes in page.locator("#photos [name=act][value^=sure]").all():
        yes.tap()
    page.get_by_role("checkbox", name="Keep the picture").tap()
    page.get_by_role("button", name="Take these tiles").tap()
    expect(page.get_by_role("textbox", name="Bob", exact=True)).not_to_have_value("", timeout=PATIENCE)
    _tells_nothing(heard, "0.jpg", picture)


def _tells_nothing(heard: list[bytearray], name: str, picture: Path) -> None:
    original, left = picture.read_bytes(), b"".join(heard)
    [jpeg] = re.findall(rb'filename="%s"\r\n.*?\r\n\r\n(.*?)\r\n--' % name.encode(), left, re.DOTALL)
    with Image.open(io.BytesIO(jpeg)) as shown, Image.open(picture) as taken:
        assert shown.size == taken.size
        assert dict(shown.getexif()) == {}
        assert "comment" not in shown.info
    for trace in (b"Exif", CAMERA.encode(), PLACE.encode(), REMARK):
        assert trace in original
        assert trace not in left
