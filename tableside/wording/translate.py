"""Translation without compiled catalogues: adding a language needs nothing but its `.po` file."""

import functools
import io
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import NullTranslations, Translations

from tableside.wording.digits import LATIN, script_of_digits, shown_value, with_digits

TRANSLATIONS = Path(__file__).resolve().parent.parent / "translations"
SOURCE = "en"

_language: ContextVar[str] = ContextVar("language", default=SOURCE)
_folder: ContextVar[Path] = ContextVar("folder", default=TRANSLATIONS)
_own_digits: ContextVar[bool] = ContextVar("own_digits", default=False)


def gettext(message: str, /, **values: object) -> str:
    """The whole sentence in the current language, with its named values filled in."""
    return _filled(_catalogue().ugettext(message), values)


def ngettext(one: str, many: str, /, num: int, **values: object) -> str:
    """The sentence for `num` things, `%(num)s` being the number itself."""
    return _filled(_catalogue().ungettext(one, many, num), {"num": num, **values})


def pgettext(context: str, message: str, /, **values: object) -> str:
    """The same, told apart by a context such as a clause id."""
    return _filled(_catalogue().upgettext(context, message), values)


def npgettext(context: str, one: str, many: str, /, num: int, **values: object) -> str:
    return _filled(_catalogue().unpgettext(context, one, many, num), {"num": num, **values})


@contextmanager
def speaking(language: str, folder: Path | None = None, *, own_digits: bool = False) -> Iterator[None]:
    """Everything said inside is said in this language, its numbers in the language's own digits if they are wished."""
    language_token = _language.set(language)
    folder_token = _folder.set(folder or _folder.get())
    digits_token = _own_digits.set(own_digits)
    try:
        yield
    finally:
        _own_digits.reset(digits_token)
        _language.reset(language_token)
        _folder.reset(folder_token)


def current_language() -> str:
    return _language.get()


def current_locale() -> Locale:
    """The CLDR locale of the language in force; a language CLDR does not know counts as English."""
    return _locale(_language.get())


def has_own_digits() -> bool:
    """Whether sentences have their numbers in the digits of their own script now."""
    return _own_digits.get()


def current_digits() -> str:
    """CLDR's name of the digits in the sentences said now."""
    return script_of_digits(current_locale()) if _own_digits.get() else LATIN


def in_current_digits(value: object) -> str:
    """A number, tile or date as it stands in a sentence."""
    return with_digits(str(value), current_digits())


def catalogue_file(language: str) -> Path:
    """Where the sentences of a language are."""
    return _folder.get() / language / "LC_MESSAGES" / "messages.po"


def languages() -> tuple[str, ...]:
    """English and every language that has a catalogue, by code."""
    return _languages(_folder.get())


@functools.cache
def _languages(folder: Path) -> tuple[str, ...]:
    found = sorted(path.parent.parent.name for path in folder.glob("*/LC_MESSAGES/messages.po"))
    return (SOURCE, *(name for name in found if name != SOURCE))


@functools.cache
def _locale(language: str) -> Locale:
    try:
        return Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        return Locale(SOURCE)


def _catalogue() -> NullTranslations:
    return _loaded(catalogue_file(_language.get()))


@functools.cache
def _loaded(path: Path) -> NullTranslations:
    if not path.is_file():
        return NullTranslations()
    with path.open("rb") as file:
        return _compiled(read_po(file, abort_invalid=True))


def _compiled(catalogue: Catalog) -> Translations:
    """Fuzzy entries are left out, so that they fall back to the new English, never to a stale rule."""
    compiled = io.BytesIO()
    write_mo(compiled, catalogue, use_fuzzy=False)
    compiled.seek(0)
    return Translations(compiled)


def _filled(sentence: str, values: dict[str, object]) -> str:
    script = current_digits()
    if script != LATIN:
        sentence = with_digits(sentence, script)
        values = {name: shown_value(value, script) for name, value in values.items()}
    return sentence % values if values else sentence.replace("%%", "%")
