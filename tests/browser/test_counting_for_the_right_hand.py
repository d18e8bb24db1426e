"""What is counted from pictures lands in the hand that it was counted for, whole, or nowhere."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.chromium import new_phone
from tests.browser.conftest import Phone
from tests.browser.counting import PATIENCE, confirm_all, counted, shoot, take
from tests.browser.evening import begun, total
from tests.scenes import ANOTHER, scene_photo

pytestmark = pytest.mark.slow


@pytest.fixture
def page(phone: Phone) -> Page:
    page = phone()
    begun(page)
    return page


@pytest.fixture
def cut(browser: Browser, server: str) -> Iterator[Page]:
    """A phone whose network may fail, which htmx says on its console."""
    page = new_phone(browser, server, 390, 844).new_page()
    begun(page)
    yield page
    page.context.close()


def test_a_count_of_a_round_that_others_have_saved_does_not_land_in_the_next(page: Page, picture: Path) -> None:
    shoot(page, "Bob", picture)
    counted(page, 1)
    confirm_all(page)
    points = page.locator(".photo-total").inner_text()
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".hand-out").first.tap()
    for name in ("Bob", "Cyd", "Dee"):
        _hand(other, name).fill("7")
    other.locator("[data-save]").tap()
    expect(page.locator("#round")).to_have_attribute("data-round", "2")
    take(page)
    expect(page.locator("#photos").get_by_role("alert")).to_contain_text("7")
    take(page)
    expect(total(page, "Bob")).to_have_text(points)
    expect(_hand(page, "Bob")).to_have_value("")


def test_a_picture_that_is_still_on_its_way_is_for_nobody_else(page: Page, picture: Path) -> None:
    held: list[Route] = []
    page.route(
        "**/hands/p2/photos", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )
    shoot(page, "Bob", picture)
    expect(page.locator("[data-progress]")).to_be_visible()
    page.locator("#panel [data-close]").tap()
    shoot(page, "Cyd", picture)
    counted(page, 1)
    for route in held:
        route.continue_()
    page.wait_for_timeout(1500)
    expect(page.get_by_role("heading", name="Cyd’s tiles, round 1")).to_be_visible()
    counted(page, 1)
    confirm_all(page)
    take(page)
    expect(_hand(page, "Cyd")).not_to_have_value("")
    expect(_hand(page, "Bob")).to_have_value("")


def test_a_second_picture_taken_while_the_first_is_on_its_way_is_added_to_it(
    page: Page, picture: Path, tmp_path: Path
) -> None:
    another = tmp_path / "another.jpg"
    another.write_bytes(scene_photo(*ANOTHER).data)
    held: list[Route] = []
    page.route(
        "**/hands/p2/photos",
        lambda route: held.append(route) if not held and route.request.method == "POST" else route.continue_(),
    )
    shoot(page, "Bob", picture)
    expect(page.locator("[data-progress]")).to_be_visible()
    page.locator("#panel [data-close]").tap()
    shoot(page, "Bob", another)
    for route in held:
        route.continue_()
    counted(page, 2)


def test_where_the_panel_cannot_be_loaded_another_hand_is_not_shown_instead(cut: Page, picture: Path) -> None:
    shoot(cut, "Bob", picture)
    counted(cut, 1)
    cut.locator("#panel [data-close]").tap()
    cut.route("**/hands/p3/photos", lambda route: route.abort())
    with cut.expect_file_chooser() as chooser:
        cut.get_by_role("button", name="Photograph Cyd’s tiles").tap()
    expect(cut.locator("#photos")).to_have_count(0)
    cut.unroute("**/hands/p3/photos")
    chooser.value.set_files(picture)
    counted(cut, 1)
    expect(cut.get_by_role("heading", name="Cyd’s tiles, round 1")).to_be_visible()


def test_a_count_that_was_left_is_there_again(page: Page, picture: Path) -> None:
    shoot(page, "Bob", picture)
    counted(page, 1)
    page.locator("#panel [data-close]").tap()
    shoot(page, "Bob", None)
    counted(page, 1)
    confirm_all(page)
    take(page)
    expect(_hand(page, "Bob")).not_to_have_value("")
    shoot(page, "Bob", None)
    counted(page, 0)


def test_of_several_pictures_none_is_lost_on_the_way(cut: Page, picture: Path, tmp_path: Path) -> None:
    cut.goto("/photos")
    letter = tmp_path / "letter.jpg"
    letter.write_text("Dear Asha,")
    cut.route("**/photos", lambda route: route.abort())
    cut.locator("input[multiple]").set_input_files([letter, picture])
    expect(cut.get_by_role("status")).to_contain_text("The picture did not arrive.")
    cut.unroute("**/photos")
    cut.get_by_role("button", name="Send it again").tap()
    counted(cut, 1)
    expect(cut.get_by_text("This is no picture that can be opened")).to_be_visible()


def test_a_picture_in_which_no_tile_was_seen_is_kept_for_nobody(page: Page, picture: Path, tmp_path: Path) -> None:
    shoot(page, "Bob", picture)
    counted(page, 1)
    blank = tmp_path / "blank.jpg"
    blank.write_bytes(_grey())
    page.locator("#photos input[type=file]").last.set_input_files(blank)
    expect(page.get_by_text("No tiles were seen")).to_be_visible(timeout=PATIENCE)
    confirm_all(page)
    _take_and_keep_one(page)


def test_a_picture_that_was_a_mistake_is_left_out_and_kept_for_nobody(
    page: Page, picture: Path, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.jpg"
    wrong.write_bytes(scene_photo(*ANOTHER).data)
    shoot(page, "Bob", wrong)
    counted(page, 1)
    page.locator("#photos input[type=file]").last.set_input_files(picture)
    counted(page, 2)
    page.get_by_role("button", name="Leave this picture out").first.tap()
    counted(page, 1)
    expect(page.locator("#photos [name=seen][value*='@0:']")).to_have_count(0)
    confirm_all(page)
    _take_and_keep_one(page)


def test_what_cannot_be_kept_can_still_be_taken(cut: Page, picture: Path) -> None:
    shoot(cut, "Bob", picture)
    counted(cut, 1)
    confirm_all(cut)
    cut.get_by_role("checkbox", name="Keep the picture").tap()
    cut.context.set_offline(True)
    take(cut)
    expect(cut.locator("[data-progress]")).to_be_visible()
    cut.context.set_offline(False)
    cut.get_by_role("checkbox", name="Keep the picture").tap()
    take(cut)
    expect(_hand(cut, "Bob")).not_to_have_value("")


def test_why_a_tap_did_nothing_is_said_above_the_open_panel(cut: Page, picture: Path) -> None:
    shoot(cut, "Bob", picture)
    counted(cut, 1)
    cut.context.set_offline(True)
    cut.locator("#photos .photo-tile").first.tap()
    sentence = cut.get_by_role("alert").filter(has_text="Nothing was saved")
    expect(sentence).to_be_visible()
    assert cut.locator("#unsaved").evaluate("one => one.matches(':popover-open')")


def _take_and_keep_one(page: Page) -> None:
    """Keeps what counts, and finds one picture beside the hand."""
    page.get_by_role("checkbox", name="Keep the picture").tap()
    take(page)
    expect(_hand(page, "Bob")).not_to_have_value("", timeout=PATIENCE)
    page.goto(f"{page.url}/rounds/1/hands/p2")
    expect(page.get_by_role("img", name="Bob’s tiles, as they were photographed")).to_have_count(1)


def _hand(page: Page, name: str) -> Locator:
    return page.get_by_role("textbox", name=name, exact=True)


def _grey() -> bytes:
    packed = io.BytesIO()
    Image.new("RGB", (600, 450), (120, 118, 115)).save(packed, "JPEG")
    return packed.getvalue()
