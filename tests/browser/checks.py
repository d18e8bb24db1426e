"""What every page has to pass: axe-core, controls that a thumb can hit, no scrolling sideways."""

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parent / "vendor" / "axe-4.14.1.min.js").read_text(encoding="utf-8")
THUMB = 44  # CSS pixels

_RUN_AXE = """async () => (await axe.run(document)).violations.flatMap(
    fault => fault.nodes.map(node => `${fault.id}: ${node.target.join(' ')}: ${node.failureSummary}`))"""

# A hidden radio, checkbox or file input is hit through its label; a link within a sentence may be as high as its line.
_SMALL_CONTROLS = """least => {
    const controls = document.querySelectorAll(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]');
    const inSentence = element => element.matches('a') && getComputedStyle(element).display === 'inline'
        && [...element.parentElement.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const target = element => element.matches('[type=radio], [type=checkbox], [type=file]')
        ? (element.labels[0] ?? element) : element;
    const small = element => {
        const box = target(element).getBoundingClientRect();
        return box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5);
    };
    return [...controls]
        .filter(element => element.checkVisibility({visibilityProperty: true}))
        .filter(element => !inSentence(element) && small(element))
        .map(element => {
            const box = target(element).getBoundingClientRect();
            return `${element.outerHTML.slice(0, 120)} is ${Math.round(box.width)}×${Math.round(box.height)}`;
        });
}"""

_SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def axe_faults(page: Page) -> list[str]:
    """One line for each element that axe-core objects to."""
    page.evaluate(AXE)
    return list(page.evaluate(_RUN_AXE))


def small_controls(page: Page) -> list[str]:
    """The controls that are smaller than a thumb needs, with their sizes."""
    return list(page.evaluate(_SMALL_CONTROLS, THUMB))


def sideways_pixels(page: Page) -> int:
    """By how much the page as a whole is wider than the phone."""
    return int(page.evaluate(_SIDEWAYS))
