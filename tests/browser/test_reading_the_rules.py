"""The rulebook on a phone: found while typing, linked to, and fit for a thumb."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone

pytestmark = pytest.mark.slow


@pytest.fixture
def book(phone: Phone) -> Page:
    page = phone(360, 740)
    page.goto("/rules/cross")
    return page


def test_clauses_are_found_while_somebody_types(book: Page) -> None:
    book.get_by_label("Search the rules").fill("drawn tile")
    expect(book.locator("#yard\\.drawn-tile")).to_be_visible()
    expect(book.locator("#match\\.ends")).to_be_hidden()
    book.get_by_label("Search the rules").fill("xyzzy")
    expect(book.get_by_text("No rule has these words.")).to_be_visible()


def test_a_letter_is_found_however_a_keyboard_composes_it(book: Page) -> None:
    """Bengali য় is one sign or য with a dot."""
    book.locator("#match\\.ends p").first.evaluate("text => { text.textContent = '\u09df'; }")
    book.get_by_label("Search the rules").fill("\u09af\u09bc")
    expect(book.locator("#match\\.ends")).to_be_visible()
    expect(book.locator("#yard\\.drawn-tile")).to_be_hidden()


def test_a_number_is_found_in_the_digits_of_every_script(book: Page) -> None:
    shown = book.locator("[data-clause]:visible")
    book.get_by_label("Search the rules").fill("50")
    found = shown.evaluate_all("clauses => clauses.map(clause => clause.id)")
    assert found
    for digits in ("५०", "৫০", "੫੦", "൫൦"):
        book.get_by_label("Search the rules").fill("xyzzy")
        expect(shown).to_have_count(0)
        book.get_by_label("Search the rules").fill(digits)
        expect(shown).to_have_count(len(found))


def test_a_link_leads_to_its_clause(book: Page) -> None:
    book.goto("/rules/cross#foot.complete-first")
    expect(book.locator("#foot\\.complete-first")).to_be_in_viewport()


def test_the_presets_are_compared(book: Page) -> None:
    book.get_by_role("link", name="Compare the two sets of rules").tap()
    expect(book.get_by_role("heading", name="The two sets of rules side by side")).to_be_visible()
