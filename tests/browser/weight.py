"""What a phone fetches for a page: bytes on the wire by kind, and every host that is asked."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response

KINDS = ("document", "script", "stylesheet")


def fetched(page: Page, url: str) -> list[Response]:
    """Everything that the page asked for until it was quiet; the live stream is not opened."""
    answers: list[Response] = []

    def record(answer: Response) -> None:
        answers.append(answer)

    page.on("response", record)
    page.goto(f"{url}?live=0", wait_until="networkidle")
    return answers


def weights(answers: Iterable[Response]) -> Mapping[str, float]:
    """Thousands of bytes by kind, "other" among them; what the browser had already weighs nothing."""
    sizes: dict[str, float] = defaultdict(float)
    for answer in answers:
        kind = answer.request.resource_type
        sizes[kind if kind in KINDS else "other"] += max(0, answer.request.sizes()["responseBodySize"]) / 1000
    return sizes


def hosts(answers: Iterable[Response]) -> set[str]:
    return {urlsplit(answer.url).hostname or "" for answer in answers} - {""}
