"""A hand photographed on a phone: read, corrected with two taps, and seen by the others."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import sideways_pixels, small_controls
from tests.browser.conftest import Phone
from tests.browser.counting import PATIENCE, confirm_all, counted, shoot
from tests.browser.evening import NAMES, new_game, total
from tests.browser.fingers import Fingers
from tests.scenes import scene_photo

pytestmark = pytest.mark.slow

SIZES = ((390, 844), (320, 568))


@pytest.mark.parametrize("size", SIZES)
def test_a_photographed_hand_is_corrected_taken_and_seen_on_a_second_phone(
    phone: Phone, picture: Path, axe: Callable[[Page], None], size: tuple[int, int]
) -> None:
    asha, meera = _table(phone, size)
    asha.get_by_role("textbox", name="Cyd", exact=True).fill("41")
    shoot(asha, "Bob", picture)
    counted(asha, 1)
    tiles = _tiles(asha)
    assert tiles
    assert asha.locator("#photos .mark").count() == len(tiles)
    _is_fit(asha, axe)
    _correct(asha, axe)
    confirm_all(asha)
    assert _tiles(asha) != tiles
    points = asha.locator(".photo-total").inner_text()
    asha.get_by_role("button", name="Take these tiles").tap()
    expect(asha.get_by_role("textbox", name="Bob", exact=True)).to_have_value(points)
    expect(asha.get_by_role("textbox", name="Cyd", exact=True)).to_have_value("41")
    _save(asha)
    expect(total(meera, "Bob")).to_have_text(points)


def test_a_kept_picture_is_seen_beside_the_hand(phone: Phone, picture: Path) -> None:
    asha, meera = _table(phone)
    shoot(asha, "Bob", picture)
    counted(asha, 1)
    confirm_all(asha)
    asha.get_by_role("checkbox", name="Keep the picture").tap()
    asha.get_by_role("button", name="Take these tiles").tap()
    expect(asha.get_by_role("textbox", name="Bob", exact=True)).not_to_have_value("", timeout=PATIENCE)
    asha.get_by_role("textbox", name="Cyd", exact=True).fill("41")
    _save(asha)
    meera.locator("tr", has=meera.get_by_role("rowheader", name="Bob")).locator("td a").first.tap()
    expect(meera.get_by_role("img", name="Bob’s tiles, as they were photographed")).to_be_visible()


def test_a_score_is_corrected_from_a_picture_with_the_next_round_typed_meanwhile(phone: Phone, picture: Path) -> None:
    asha, meera = _table(phone)
    asha.get_by_role("textbox", name="Bob", exact=True).fill("23")
    asha.get_by_role("textbox", name="Cyd", exact=True).fill("41")
    _save(asha)
    asha.get_by_role("textbox", name="Dee", exact=True).fill("5")
    asha.locator("tr", has=asha.get_by_role("rowheader", name="Bob")).locator("td a").first.tap()
    with asha.expect_file_chooser() as chooser:
        asha.get_by_role("link", name="Count from a picture").tap()
    chooser.value.set_files(picture)
    counted(asha, 1)
    confirm_all(asha)
    points = asha.locator(".photo-total").inner_text()
    asha.get_by_role("button", name="Take these tiles").tap()
    expect(total(meera, "Bob")).to_have_text(points)
    expect(asha.locator("#panel")).to_be_hidden()
    expect(asha.get_by_role("textbox", name="Dee", exact=True)).to_have_value("5")


def test_why_tiles_cannot_be_taken_is_in_sight_below_the_tiles(phone: Phone, tmp_path: Path) -> None:
    asha, _meera = _table(phone, SIZES[1])
    path = tmp_path / "larger-set.jpg"
    path.write_bytes(scene_photo("double-12", 2).data)
    shoot(asha, "Bob", path)
    counted(asha, 1)
    asha.locator("#photos .photo-doubt").last.scroll_into_view_if_needed()
    asha.get_by_role("button", name="Take these tiles").tap()
    why = asha.get_by_role("alert").filter(has_text="is in no double-9 set").first
    expect(why).to_be_focused()
    expect(why).to_be_in_viewport(ratio=1)


def test_a_picture_that_does_not_arrive_is_sent_again(phone: Phone, picture: Path) -> None:
    page = phone()
    page.goto("/photos")
    page.route("**/photos", lambda route: route.abort())
    page.locator("input[type=file]").last.set_input_files(picture)
    expect(page.get_by_role("status")).to_contain_text("The picture did not arrive.")
    page.unroute("**/photos")
    page.get_by_role("button", name="Send it again").tap()
    counted(page, 1)


def test_what_is_no_picture_is_refused_in_a_sentence(phone: Phone, tmp_path: Path) -> None:
    page = phone()
    page.goto("/photos")
    path = tmp_path / "letter.jpg"
    path.write_text("Dear Asha,")
    page.locator("input[type=file]").last.set_input_files(path)
    expect(page.get_by_role("alert")).to_contain_text("This is no picture that can be opened")


def test_a_large_picture_is_made_small_before_it_leaves(phone: Phone, tmp_path: Path) -> None:
    page = phone()
    page.goto("/photos")
    path = tmp_path / "large.jpg"
    path.write_bytes(_large_jpeg())
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.locator("input[type=file]").last.set_input_files(path)
    expect(page.get_by_role("alert")).to_contain_text("No tiles were seen", timeout=PATIENCE)
    assert int(sent.value.all_headers()["content-length"]) < path.stat().st_size / 4


def test_it_works_without_a_script(phone: Phone, picture: Path) -> None:
    asha, _meera = _table(phone, java_script_enabled=False)
    asha.get_by_role("textbox", name="Cyd", exact=True).fill("41")
    asha.get_by_role("button", name="Photograph Bob’s tiles").tap()
    asha.locator("input[type=file]").last.set_input_files(picture)
    asha.get_by_role("button", name="Read the picture").tap(timeout=PATIENCE)
    counted(asha, 1)
    _correct(asha)
    confirm_all(asha)
    points = asha.locator(".photo-total").inner_text()
    asha.get_by_role("button", name="Take these tiles").tap()
    expect(asha.get_by_role("textbox", name="Bob", exact=True)).to_have_value(points)
    expect(asha.get_by_role("textbox", name="Cyd", exact=True)).to_have_value("41")


def _table(phone: Phone, size: tuple[int, int] = SIZES[0], **options: bool) -> tuple[Page, Page]:
    """A new game on one phone, followed on another."""
    asha, meera = phone(*size, **options), phone()
    asha.goto("/")
    if options:
        for seat, name in enumerate(NAMES):
            asha.locator("input[name=names]").nth(seat).fill(name)
        asha.get_by_role("button", name="Start the game").tap()
    else:
        new_game(Fingers(asha))
    meera.goto(asha.url)
    return asha, meera


def _tiles(page: Page) -> list[str]:
    return [field.get_attribute("value") or "" for field in page.locator("#photos [name=seen]").all()]


def _correct(page: Page, axe: Callable[[Page], None] | None = None) -> None:
    """Two taps: the tile, and the number of its wrong end; here one that leaves no two tiles alike."""
    had = {field.partition("@")[0] for field in _tiles(page)}
    page.locator("#photos .photo-tile").first.tap()
    expect(page.get_by_role("heading", name="Which tile is this?")).to_be_visible()
    if axe:
        _is_fit(page, axe)
    choices = page.get_by_role("group", name="One end", exact=True).get_by_role("button").all()
    next(choice for choice in choices if _tile_of(choice) not in had).tap()


def _tile_of(choice: Locator) -> str:
    """The tile that a number of the pad makes: `set-0-4-9` is 9-4."""
    one, other = map(int, (choice.get_attribute("value") or "").split("-")[2:])
    return f"{max(one, other)}-{min(one, other)}"


def _save(page: Page) -> None:
    page.locator(".hand-out").first.tap()
    page.get_by_role("textbox", name="Dee", exact=True).fill("7")
    page.get_by_role("button", name="Save the round").tap()
    expect(page.locator("#round")).to_have_attribute("data-round", "2")


def _is_fit(page: Page, axe: Callable[[Page], None]) -> None:
    axe(page)
    assert small_controls(page) == []
    assert sideways_pixels(page) == 0


def _large_jpeg() -> bytes:
    """Twelve megapixels of noise, heavier than any photo."""
    packed = io.BytesIO()
    Image.effect_noise((4000, 3000), 60).convert("RGB").save(packed, "JPEG", quality=95)
    return packed.getvalue()
