"""A language that CLDR does not know can be spoken all the same, with English lists and dates."""

import pytest

from tableside.wording.lists import all_of
from tableside.wording.translate import current_locale, speaking


@pytest.mark.parametrize("language", ["qps", "en-XA", "not a language"])
def test_its_lists_are_english(language: str) -> None:
    with speaking(language):
        assert current_locale().language == "en"
        assert all_of("ab") == "a and b"
