"""The first page is light enough for a slow network, and asks nobody else."""

import pytest
from playwright.sync_api import Browser, Response

from tests.browser.chromium import new_phone
from tests.browser.weight import fetched, hosts, weights

pytestmark = pytest.mark.slow

ALL_KB = 40
SCRIPT_KB = 25


@pytest.fixture(scope="module")
def answers(browser: Browser, server: str) -> list[Response]:
    return fetched(new_phone(browser, server, 390, 844).new_page(), server)


def test_it_is_light(answers: list[Response]) -> None:
    assert 1 < sum(weights(answers).values()) <= ALL_KB


def test_its_script_is_light(answers: list[Response]) -> None:
    assert 1 < weights(answers)["script"] <= SCRIPT_KB


def test_it_asks_one_host(answers: list[Response]) -> None:
    assert hosts(answers) == {"127.0.0.1"}
