"""Each viewer's language: the one chosen, else the phone's own, else English."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack

from babel import Locale, UnknownLocaleError
from flask import Flask, current_app, g, request
from werkzeug.datastructures import LanguageAccept

from tableside.wording import translate

COOKIE = "tableside_language"


def init_app(app: Flask) -> None:
    app.jinja_env.add_extension("jinja2.ext.i18n")
    app.jinja_env.install_gettext_callables(  # type: ignore[attr-defined]  # added by the extension
        translate.gettext,
        translate.ngettext,
        newstyle=True,
        pgettext=translate.pgettext,
        npgettext=translate.npgettext,
    )
    app.jinja_env.globals.update(language=translate.current_language, locale=translate.current_locale)
    app.jinja_env.globals.update(languages=languages)
    app.before_request(_speak)
    app.teardown_request(_fall_silent)


def languages() -> Sequence[tuple[str, str]]:
    """Codes and own names of the languages there are."""
    return [(code, _own_name(code)) for code in translate.languages()]


def negotiated(accepted: LanguageAccept, known: Sequence[str]) -> str:
    """Walks what the phone asks for, best first: `ml-IN,en;q=0.5` is Malayalam where there is Malayalam."""
    for wanted, quality in accepted:
        if quality > 0:
            for code in _shortened(wanted):
                if code in known:
                    return code
    return translate.SOURCE


def _shortened(wanted: str) -> Iterator[str]:
    """`pa-Guru-IN`, then `pa-Guru`, then `pa`."""
    parts = wanted.replace("_", "-").split("-")
    return ("-".join(parts[:length]) for length in range(len(parts), 0, -1))


def _speak() -> None:
    g.speech = ExitStack()
    folder = current_app.config["TRANSLATIONS"]
    g.speech.enter_context(translate.speaking(translate.SOURCE, folder))
    g.speech.enter_context(translate.speaking(_language(translate.languages()), folder))


def _language(known: Sequence[str]) -> str:
    chosen = request.cookies.get(COOKIE, "")
    return chosen if chosen in known else negotiated(request.accept_languages, known)


def _fall_silent(_error: BaseException | None) -> None:
    speech = g.pop("speech", None)
    if speech is not None:
        speech.close()


def _own_name(code: str) -> str:
    try:
        return Locale.parse(code, sep="-").get_display_name(code) or code
    except (ValueError, UnknownLocaleError):
        return code
