"""One card, read in six languages at once: each phone's stream speaks its own."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tableside.wording.translate import languages, ngettext, speaking
from tests.remote import Event, Remote
from tests.serving import Running, serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("instance")) as app:
        yield app


def test_a_score_comes_to_every_phone_in_its_own_language(app: Running) -> None:
    asha = Remote(app.url)
    game = asha.start_game("Asha", "Bijay")
    with ExitStack() as streams:
        phones = {
            language: streams.enter_context(Remote(app.url).stream(game, languages=f"{language},en;q=0.5"))
            for language in languages()
        }
        before = {language: _card(events).id for language, events in phones.items()}
        assert asha.save(game, 1, {"p2": 23}, out="p1", key="one").status == 303
        after = {language: _card(events) for language, events in phones.items()}
    assert len(after) == 6
    assert len(set(before.values())) == len({card.id for card in after.values()}) == 1
    assert [language for language, card in after.items() if _who_leads(language) not in card.data] == []
    assert len({card.data for card in after.values()}) == len(after)


def test_the_digits_of_a_sentence_are_the_phones_own_and_those_of_the_table_latin(app: Running) -> None:
    asha = Remote(app.url)
    game = asha.start_game("Asha", "Bijay")
    asha.save(game, 1, {"p2": 23}, out="p1", key="one")
    wishes = {"tableside_language": "ne", "tableside_digits": "own"}
    with (
        Remote(app.url, wishes).stream(game) as own,
        Remote(app.url, {"tableside_language": "ne"}).stream(game) as usual,
    ):
        said, plain = _card(own).data, _card(usual).data
    assert ">23<" in said
    assert _who_leads("ne", own_digits=True) in said
    assert _who_leads("ne") in plain


def _who_leads(language: str, *, own_digits: bool = False) -> str:
    with speaking(language, own_digits=own_digits):
        return ngettext("%(names)s leads with %(total)s.", "%(names)s lead with %(total)s.", 1, names="Asha", total=0)


def _card(events: Iterator[Event]) -> Event:
    return next(event for event in events if event.id)
