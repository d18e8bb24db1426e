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

TRANSLATIONS = Path(__file__).resolve().parent.parent / "translations"
SOURCE = "en"

_language: ContextVar[str] = ContextVar("language", default=SOURCE)
_folder: ContextVar[Path] = ContextVar("folder", default=TRANSLATIONS)


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
def speaking(language: str, folder: Path | None = None) -> Iterator[None]:
    """Everything said inside is said in this language."""
    language_token = _language.set(language)
    folder_token = _folder.set(folder or _folder.get())
    try:
        yield
    finally:
        _language.reset(language_token)
        _folder.reset(folder_token)


def current_language() -> str:
    return _language.get()


def current_locale() -> Locale:
    """The CLDR locale of the language in force; a language CLDR does not know counts as English."""
    return _locale(_language.get())


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
    return _loaded(_folder.get(), _language.get())


@functools.cache
def _loaded(folder: Path, language: str) -> NullTranslations:
    path = folder / language / "LC_MESSAGES" / "messages.po"
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
    return sentence % values if values else sentence.replace("%%", "%")
