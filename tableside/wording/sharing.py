"""Links in plain words: what each allows, and what happens when it is replaced."""

from dataclasses import dataclass

from tableside.wording.translate import gettext as _


@dataclass(frozen=True)
class LinkWords:
    """What a link is called, what whoever has it may do, and what becomes of it when a new one is made."""

    name: str
    allows: str
    replacing: str


def link_words(role: str, player: str) -> LinkWords:
    """For the scoring link, or for the own link of a player."""
    if role == "score":
        return LinkWords(
            _("The scoring link"),
            _("Whoever scans this can write in the scorecard, as you can."),
            _(
                "The old scoring link stops working, and every other phone that wrote in the scorecard can only watch "
                "until it scans the new one. This phone goes on."
            ),
        )
    return LinkWords(
        _("%(player)s’s own link", player=player),
        _("For %(player)s alone: enters %(player)s’s hand and nothing else.", player=player),
        _(
            "The old link stops working, and the phone that has it can only watch until it scans the new one.",
        ),
    )


def replaced_sentence(role: str, player: str) -> str:
    """What is said once the new link is there."""
    if role == "view":
        return _("There is a new link for watching. Phones that only watch have to scan it.")
    if role == "code":
        return _("There is a new code. The old one no longer works.")
    if role == "score":
        return _("There is a new scoring link. The old one no longer works.")
    return _("There is a new link for %(player)s. The old one no longer works.", player=player)
