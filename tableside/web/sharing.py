"""Sharing: the code to scan, the links and what each of them allows, and new links instead of old ones."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from flask import Blueprint, abort, flash, redirect, render_template, url_for
from werkzeug import Response

from tableside.addresses import is_local
from tableside.rules.reason import Reason
from tableside.services import phones, sharing
from tableside.services.access import CODE, PLAYER, SCORE, VIEW
from tableside.services.errors import LinkReplaced
from tableside.services.names import MOST_LETTERS, clean_name
from tableside.web.address import base_address, open_address
from tableside.web.cards import look_of, shared
from tableside.web.forms import sent
from tableside.web.here import installation, phone, phone_for_good
from tableside.web.table import Table, open_table
from tableside.wording.service_errors import reason_sentence
from tableside.wording.sharing import LinkWords, link_words, replaced_sentence

blueprint = Blueprint("sharing", __name__)

Answer = str | tuple[str, int]


@dataclass(frozen=True)
class LinkView:
    """One link as it is shown: `which` is "score" or a player's id."""

    which: str
    address: str
    words: LinkWords


@blueprint.get("/g/<view>/sharing")
def show(view: str) -> str:
    return _page(open_table(view), _name_of_phone())


@blueprint.get("/g/<view>/sharing/<which>")
def link(view: str, which: str) -> str:
    """One link, large, to be scanned from this phone."""
    table = open_table(view)
    table.who.require_score()
    found = next((one for one in _links(table) if one.which == which), None) or abort(404)
    return render_template("sharing/link.html", table=table, link=found)


@blueprint.post("/g/<view>/sharing")
def replace(view: str) -> Response:
    try:
        table = open_table(view)
    except LinkReplaced:  # the second tap on the button that made a new view link
        return redirect(url_for("sharing.show", view=sharing.view_after(installation(), view, phone())), 303)
    which = sent("link")
    role, player = (which, "") if which in (VIEW, CODE, SCORE) else (PLAYER, which)
    sharing.replace_link(installation(), table.who, role, player)
    flash(replaced_sentence(role, table.card.names.get(player, "")))
    return redirect(_after(table, which), 303)


@blueprint.post("/g/<view>/sharing/phone")
def name_phone(view: str) -> Response | Answer:
    """What the history calls this phone."""
    table, name = open_table(view), sent("phone")
    if len(clean_name(name)) > MOST_LETTERS:
        problem = reason_sentence(Reason("name-too-long", {"most": MOST_LETTERS}))
        return _page(table, name, {"phone": problem}), 422
    phones.name_phone(installation(), phone_for_good(), name)
    return redirect(url_for("sharing.show", view=view, _anchor="phone-title"), 303)


def _page(table: Table, name: str, problems: dict[str, str] | None = None) -> str:
    return render_template(
        "sharing/show.html",
        table=table,
        shared=shared(look_of(table.view, table.who.game)),
        links=_links(table) if table.who.may_score else [],
        phone_name=name,
        problems=problems or {},
        is_local=is_local(urlsplit(base_address()).hostname or ""),
    )


def _links(table: Table) -> list[LinkView]:
    """Those that give rights: they are for scorekeepers to hand on."""
    found = sharing.links_of(installation(), table.who)
    scoring = open_address("joining.scoring_link", token=found.score)
    return [
        LinkView(SCORE, scoring, link_words(SCORE, "")),
        *(
            LinkView(one.id, open_address("joining.player_link", token=found.players[one.id]), _own_words(one.name))
            for one in table.card.players
            if found.players and one.id in found.players
        ),
    ]


def _own_words(name: str) -> LinkWords:
    return link_words(PLAYER, name)


def _after(table: Table, which: str) -> str:
    """A new view link is a new address for this page too."""
    if which == VIEW:
        return url_for("sharing.show", view=sharing.view_token(installation(), table.who.game))
    if which == CODE:
        return url_for("sharing.show", view=table.view)
    return url_for("sharing.link", view=table.view, which=which)


def _name_of_phone() -> str:
    known = phone()
    return phones.phone_name(installation(), known) if known else ""
