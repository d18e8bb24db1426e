"""The result goes to the phone's own share sheet where it has one, and is a link and a text elsewhere."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.evening import new_game, play_round
from tests.browser.fingers import Fingers

pytestmark = pytest.mark.slow

# A share sheet that takes what this one says it takes, and remembers it.
SHEET = """
const types = files => (files ?? []).map(file => file.type);
navigator.share = async data => { window.shared = { text: data.text, files: types(data.files) }; };
navigator.canShare = data => TAKES_FILES || !data.files;
"""


def result(page: Page) -> None:
    page.goto("/")
    new_game(Fingers(page))
    play_round(Fingers(page))
    page.get_by_role("link", name="Result").click()


@pytest.mark.parametrize(("takes_files", "files"), [("true", ["image/png"]), ("false", [])])
def test_the_share_sheet_gets_the_picture_if_it_takes_one_and_the_text(
    phone: Phone, takes_files: str, files: list[str]
) -> None:
    page = phone()
    page.add_init_script(SHEET.replace("TAKES_FILES", takes_files))
    result(page)
    page.get_by_role("button", name="Share the picture").click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("() => window.shared")
    assert shared["files"] == files
    assert shared["text"].startswith("Ana leads with 0.")


def test_without_a_share_sheet_there_are_a_picture_to_save_and_a_text_to_copy(phone: Phone) -> None:
    page = phone()
    page.add_init_script("delete Navigator.prototype.share")
    result(page)
    expect(page.get_by_role("button", name="Share the picture")).to_be_hidden()
    expect(page.get_by_label("As text for a chat")).to_have_value(re.compile("^Ana leads with 0"))
    page.get_by_role("link", name="Save the picture").scroll_into_view_if_needed()
    page.wait_for_function("() => document.images[0].naturalWidth === 1080")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the picture").click()
    assert saved.value.suggested_filename == "chicken-foot.png"
