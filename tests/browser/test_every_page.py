"""Every page, light and dark, on a small phone and a usual one."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import axe_faults, sideways_pixels, small_controls
from tests.browser.conftest import Phone

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [320, 390])
def test_the_first_page_is_fit_for_a_thumb(phone: Phone, width: int, dark: bool) -> None:
    page = phone(width, 740, dark=dark)
    page.goto("/")
    assert axe_faults(page) == []
    assert small_controls(page) == []
    assert sideways_pixels(page) == 0
