"""The words of the game, as the rulebook explains them."""

from tableside.wording.glossary import glossary


def test_each_word_is_explained_once() -> None:
    names = [term.name for term in glossary()]
    assert len(names) == len(set(names))


def test_a_meaning_is_a_sentence_and_other_words_are_a_list() -> None:
    assert all(term.meaning.endswith(".") for term in glossary())
    assert not any(term.also.endswith(".") for term in glossary())
