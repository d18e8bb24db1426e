"""A link to a rule lands on the rule, on a slow phone too, and nothing that arrives late moves it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.evening import begun

pytestmark = pytest.mark.slow

RULES = ("foot.complete-first", "yard.drawn-tile", "match.ends")
NEAR_THE_TOP = 24  # pixels
_PLACE = "rule => document.getElementById(rule).getBoundingClientRect().top"
_TWO_FRAMES = "new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))"
_SHIFTED = """() => new Promise(done => new PerformanceObserver(list => done(list.getEntries().map(shift =>
    [shift.value, shift.startTime, ...shift.sources.map(({ node, previousRect, currentRect }) =>
        [(node?.outerHTML ?? node?.textContent)?.slice(0, 150), previousRect.toJSON(), currentRect.toJSON()])])))
    .observe({type: "layout-shift", buffered: true}) || setTimeout(() => done([]), 500))"""


@pytest.fixture
def game(phone: Phone) -> str:
    return begun(phone())


@pytest.mark.parametrize("rule", RULES)
def test_it_begins_at_the_top_of_a_slow_phone(phone: Phone, game: str, rule: str) -> None:
    page = phone(360, 740)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(f"{game}/rules?live=0#{rule}")
    page.evaluate(_TWO_FRAMES)
    assert 0 <= page.evaluate(_PLACE, rule) <= NEAR_THE_TOP
    assert page.evaluate(_SHIFTED) == []


def test_a_ruling_leads_to_its_rule(phone: Phone, game: str) -> None:
    page = phone(360, 740)
    page.goto(f"{game}/referee?live=0")
    page.get_by_role("button", name="6-6, toes: 1").tap()
    page.get_by_role("button", name="4-3", exact=True).tap()
    page.get_by_role("button", name="An end with 4").tap()
    page.get_by_role("link", name="The rule: Finish the foot first").tap()
    expect(page.locator(".clause:target")).to_be_visible()
    page.wait_for_load_state("load")
    assert 0 <= page.evaluate(_PLACE, RULES[0]) <= NEAR_THE_TOP
