"""What a page says when it cannot be shown: what happened, and what to do now."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tableside.wording.translate import gettext as _


@dataclass(frozen=True)
class Trouble:
    """A heading and what helps."""

    title: str
    help: str


def trouble(kind: str) -> Trouble:
    """By HTTP status, or by a name where one status has several causes."""
    return _TROUBLES.get(kind, _TROUBLES["500" if kind.startswith("5") else "400"])()


_TROUBLES: Mapping[str, Callable[[], Trouble]] = {
    "400": lambda: Trouble(_("That request could not be read"), _("Go back, load the page again, and try once more.")),
    "403": lambda: Trouble(
        _("That did not come from this page"),
        _("Nothing was changed. Open the game here and try again; a form on another site cannot write in it."),
    ),
    "not-allowed": lambda: Trouble(
        _("This phone may look, but not write"),
        _("Nothing was changed. Ask whoever keeps score for the scoring link: it is under “Share” on their phone."),
    ),
    "404": lambda: Trouble(
        _("There is nothing here"),
        _(
            "The link may have been cut off when it was copied. Scan the code on the scorekeeper’s phone, or type it in."
        ),
    ),
    "gone": lambda: Trouble(_("There is nothing here"), _("Nothing was changed. Go to the game and use its buttons.")),
    "over": lambda: Trouble(_("The game is over"), _("Nothing was changed. Go to the game and use its buttons.")),
    "405": lambda: Trouble(
        _("This address only takes forms"), _("Nothing was changed. Go to the game and use its buttons.")
    ),
    "410": lambda: Trouble(
        _("This link has been replaced"),
        _("The table made a new one. Scan the code on the scorekeeper’s phone, or ask for the new link."),
    ),
    "413": lambda: Trouble(_("That is too much at once"), _("Nothing was saved. Go back and send less text.")),
    "photo-too-heavy": lambda: Trouble(
        _("That picture is too heavy"),
        _("Nothing was changed. Send a picture of 20 MB at most, or take a smaller one."),
    ),
    "photo-line-full": lambda: Trouble(
        _("Too many pictures at once"), _("Nothing was changed. Send yours again in a few seconds.")
    ),
    "too-many-photos": lambda: Trouble(
        _("Too many pictures at once"),
        _(
            "More pictures came from your network within ten minutes than a club needs. Count by hand, or wait a little."
        ),
    ),
    "429": lambda: Trouble(_("Too many at once"), _("Nothing was lost. Wait a few seconds and load the page again.")),
    "too-many-new-phones": lambda: trouble("429"),
    "too-many-new-games": lambda: Trouble(
        _("So many new games at once?"),
        _(
            "More games were begun from your network within ten minutes than a club needs. Wait a little and try again; all games that there are go on."
        ),
    ),
    "too-many-wrong-codes": lambda: Trouble(
        _("Too many wrong codes"),
        _(
            "Codes cannot be typed for the next minutes. Scan the code on the scorekeeper’s phone, or ask for the link: these work."
        ),
    ),
    "too-many-flags": lambda: Trouble(
        _("Too many questions at once"),
        _("Scores cannot be questioned for the next minutes. Say it to whoever keeps score."),
    ),
    "500": lambda: Trouble(
        _("Something broke here"),
        _("It is our fault, not yours. What was saved before is safe; go back, your values are still in the form."),
    ),
    "503": lambda: Trouble(
        _("The game could not be saved just now"),
        _("Nothing was saved. Go back: your values are still in the form. Then save again."),
    ),
    "507": lambda: Trouble(
        _("The disk of the server is full"),
        _("Nothing was saved. Go back: your values are still in the form. Make room on the server, then save again."),
    ),
}
