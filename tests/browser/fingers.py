"""A thumb on a phone whose touches and keys are counted."""

from dataclasses import dataclass

from playwright.sync_api import Locator, Page


@dataclass
class Fingers:
    """Taps are touches outside the keyboard, keys are keys of the keyboard; typing goes where the cursor is."""

    page: Page
    taps: int = 0
    keys: int = 0

    def tap(self, target: Locator) -> None:
        target.tap()
        self.taps += 1

    def type(self, text: str) -> None:
        """A key for each sign; a capital at the start of a name comes by itself on a phone."""
        self.page.keyboard.type(text)
        self.keys += len(text)

    def enter(self) -> None:
        self.page.keyboard.press("Enter")
        self.keys += 1

    @property
    def count(self) -> int:
        return self.taps + self.keys
