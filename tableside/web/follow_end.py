"""The end of a followed round, handed to the form of the scores: who went out, and what must be in hands and yard."""

from dataclasses import replace

from flask import request

from tableside.services.follow import followed
from tableside.services.round_merge import BLOCKED
from tableside.web.here import installation
from tableside.web.round_view import RoundView
from tableside.web.table import Table
from tableside.wording.follow import out_sentence, still_out_sentence


def handed_over(table: Table, form: RoundView | None) -> RoundView | None:
    """The form with what the table has shown, where somebody comes from there; nothing is saved by it."""
    ended = request.args.get("ended", "")
    seated = {row.player.id for row in form.hands} if form else set()
    if form is None or form.ended or ended not in {*seated, BLOCKED}:
        return form
    finder = request.args.get("finder", "")
    now = followed(installation(), table.who.game)
    form = replace(form, ended=ended, finder=finder if finder in seated else form.finder)
    if now is None:
        return form
    out = now.position.unplayed
    placed = " ".join(map(str, sorted(now.position.on_table)))
    return replace(form, known=(out_sentence(out), still_out_sentence(out)), placed=placed)
