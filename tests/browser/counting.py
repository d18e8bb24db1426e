"""What people do with the camera beside a hand, step by step, on the real page."""

from pathlib import Path

from playwright.sync_api import Page, expect

PATIENCE = 120_000  # a busy machine reads slowly


def shoot(page: Page, name: str, picture: Path | None) -> None:
    """One tap opens the camera; whoever takes no picture comes to the count without one."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=f"Photograph {name}’s tiles").tap()
    if picture:
        chooser.value.set_files(picture)


def counted(page: Page, pictures: int) -> None:
    """Waits until so many pictures are in the count."""
    expect(page.locator("#photos .photo img")).to_have_count(pictures, timeout=PATIENCE)


def confirm_all(page: Page) -> None:
    """Every doubt is answered: yes."""
    expect(page.get_by_role("heading", name="Which tile is this?")).to_be_hidden()
    yes = page.locator("#photos [name=act][value^=sure]")
    while left := yes.count():
        yes.first.tap()
        expect(yes).to_have_count(left - 1)


def take(page: Page) -> None:
    page.get_by_role("button", name="Take these tiles").tap()
