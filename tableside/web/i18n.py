"""Each viewer's language: the one chosen, else the phone's own, else the game's, else English."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from urllib.parse import urlsplit

from babel import Locale, UnknownLocaleError
from flask import Flask, current_app, g, request, url_for
from markupsafe import Markup, escape
from werkzeug.datastructures import LanguageAccept

from tableside.services.errors import NotFound
from tableside.services.scorecards import scorecard
from tableside.services.sharing import view_with_version
from tableside.store.errors import StoreError
from tableside.web.here import installation
from tableside.web.region import locale_of_dates
from tableside.wording import translate
from tableside.wording.digits import LATIN, script_of_digits, with_digits

LANGUAGE_COOKIE = "tableside_language"
DIGITS_COOKIE = "tableside_digits"
OWN = "own"
DIGITS = (LATIN, OWN)


def init_app(app: Flask) -> None:
    app.jinja_env.globals.update({name: _for_templates(getattr(translate, name)) for name in _SAID})
    app.jinja_env.globals.update(language=translate.current_language, locale=translate.current_locale)
    app.jinja_env.globals.update(locale_of_dates=locale_of_dates, digits=translate.current_digits, languages=languages)
    app.jinja_env.globals.update(digits_to_choose=digits_to_choose, page_behind=page_behind)
    app.before_request(_speak)
    app.teardown_request(_fall_silent)


def languages() -> Sequence[tuple[str, str]]:
    """Codes and own names of the languages there are."""
    return [(code, _own_name(code)) for code in translate.languages()]


def digits_to_choose() -> Sequence[tuple[str, str, bool]]:
    """Latin digits and the language's own, each with how it looks and whether it is the one in force; nothing where
    there is no choice."""
    own = script_of_digits(translate.current_locale())
    if own == LATIN:
        return ()
    is_own = translate.has_own_digits()
    return ((LATIN, "123", not is_own), (OWN, with_digits("123", own), is_own))


def page_behind() -> str:
    """The page to which a phone comes back when it has chosen a language: the answer to a form has no address."""
    if request.method == "GET":
        return f"{request.script_root}{request.full_path}"
    return urlsplit(request.referrer or "").path or url_for("home.show")


def negotiated(accepted: LanguageAccept, known: Sequence[str]) -> str | None:
    """Walks what the phone asks for, best first: `ml-IN,en;q=0.5` is Malayalam where there is Malayalam."""
    for wanted, quality in accepted:
        if quality > 0:
            for code in _shortened(wanted):
                if code in known:
                    return code
    return None


_SAID = ("gettext", "ngettext", "pgettext", "npgettext")


def _for_templates(say: Callable[..., str]) -> Callable[..., Markup]:
    """The same for a page: a sentence may hold markup, its values are escaped."""

    def said(*message: object, **values: object) -> Markup:
        return Markup(say(*message, **_escaped(values)))  # noqa: S704 - the sentences are our own

    return said


def _escaped(values: Mapping[str, object]) -> Mapping[str, object]:
    return {
        name: escape(value) if isinstance(value, str) or hasattr(value, "__html__") else value
        for name, value in values.items()
    }


def _shortened(wanted: str) -> Iterator[str]:
    """`pa-Guru-IN`, then `pa-Guru`, then `pa`."""
    parts = wanted.replace("_", "-").split("-")
    return ("-".join(parts[:length]) for length in range(len(parts), 0, -1))


def _speak() -> None:
    g.speech = ExitStack()
    folder = current_app.config["TRANSLATIONS"]
    g.speech.enter_context(translate.speaking(translate.SOURCE, folder))
    wishes_own = request.cookies.get(DIGITS_COOKIE) == OWN
    g.speech.enter_context(translate.speaking(_language(translate.languages()), folder, own_digits=wishes_own))


def _language(known: Sequence[str]) -> str:
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in known:
        return chosen
    return negotiated(request.accept_languages, known) or _of_game(known) or translate.SOURCE


def _of_game(known: Sequence[str]) -> str | None:
    """The language in which the game of this page was begun."""
    view = (request.view_args or {}).get("view")
    try:
        found = view_with_version(installation(), view) if view else None
        language = scorecard(installation(), found[0]).language if found else ""
    except (NotFound, StoreError):
        return None  # the page itself will tell
    return language if language in known else None


def _fall_silent(_error: BaseException | None) -> None:
    speech = g.pop("speech", None)
    if speech is not None:
        speech.close()


def _own_name(code: str) -> str:
    try:
        name = Locale.parse(code, sep="-").get_display_name(code) or code
    except (ValueError, UnknownLocaleError):
        return code
    return name[:1].upper() + name[1:]
