"""A round that could not be sent goes out later; what is typed meanwhile is not taken away by what becomes of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.chromium import new_phone
from tests.browser.evening import begun, total

pytestmark = pytest.mark.slow

PATIENCE = 20_000  # milliseconds; nothing here depends on how fast the machine is
_TYPED = {"Bob": "23", "Cyd": "20", "Dee": "17"}

# Saving fails on the way there while the rest of the network works.
_CUT = """() => {
    const real = window.fetch;
    window.fetch = async (url, options) => {
        if (options?.method === "POST" && localStorage.getItem("cut")) throw new TypeError("cut off");
        return real(url, options);
    };
}"""


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    """The phone of whoever keeps score, who has tapped that Ana went out; nothing can be saved."""
    page = new_phone(browser, server, 390, 844).new_page()
    page.context.add_init_script(f"({_CUT})()")
    begun(page)
    page.locator(".hand-out").first.tap()
    page.evaluate("localStorage.setItem('cut', 'yes')")
    yield page
    page.context.close()


def test_a_correction_that_was_not_saved_stays_and_is_asked_about_when_it_is(page: Page) -> None:
    _save(page, _TYPED)
    _hand(page, "Cyd").fill("25")
    _mend(page)
    expect(total(page, "Cyd")).to_have_text("20", timeout=PATIENCE)
    expect(_hand(page, "Cyd")).to_have_value("25")
    page.locator("[data-save]").tap()
    expect(page.locator("#round")).to_contain_text("20")
    page.locator("[data-save]").tap()
    expect(total(page, "Cyd")).to_have_text("25")


def test_what_was_typed_since_stays_when_the_round_is_refused(page: Page) -> None:
    _save(page, {**_TYPED, "Cyd": ""})
    _hand(page, "Cyd").fill("9")
    _mend(page)
    assert {name: _hand(page, name).input_value() for name in _TYPED} == {**_TYPED, "Cyd": "9"}
    page.locator("[data-save]").tap()
    expect(total(page, "Cyd")).to_have_text("9")


def test_a_round_that_comes_back_refused_is_as_good_a_form_as_any(page: Page) -> None:
    _save(page, {**_TYPED, "Cyd": ""})
    _mend(page)
    expect(page.get_by_text("Cyd has no hand yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Tap Cyd’s tiles")).to_be_visible()
    expect(page.get_by_text("Write tiles instead of points")).to_be_hidden()
    expect(_hand(page, "Ana")).not_to_be_editable()


def test_a_round_that_waits_fills_the_form_of_another_tab_with_its_zero_locked(page: Page) -> None:
    _save(page, _TYPED)
    other = page.context.new_page()
    other.goto(page.url)
    expect(_hand(other, "Bob")).to_have_value("23")
    expect(_hand(other, "Ana")).not_to_be_editable()
    other.locator(".hand-out").first.tap()
    expect(_hand(other, "Ana")).to_be_editable()


def _hand(page: Page, name: str) -> Locator:
    return page.get_by_role("textbox", name=name, exact=True)


def _save(page: Page, hands: dict[str, str]) -> None:
    for name, points in hands.items():
        _hand(page, name).fill(points)
    page.locator("[data-save]").tap()
    expect(page.locator("#unsent")).to_be_visible()


def _mend(page: Page) -> None:
    page.evaluate("localStorage.removeItem('cut')")
    expect(page.locator("#unsent")).to_be_hidden(timeout=PATIENCE)
