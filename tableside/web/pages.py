"""All pages, one module for each thing that has an address, and what every template may call."""

from flask import Flask

from tableside.rules.tiles import Tile, double, full_set, make_tile
from tableside.scoring.hand import tile_value
from tableside.web import (
    about,
    data,
    flags,
    follow,
    games,
    hands,
    history,
    home,
    joining,
    kept_photos,
    languages,
    photos,
    players,
    referee,
    result,
    rounds,
    rules,
    scorecard,
    sharing,
    undo,
)
from tableside.web.card_view import columns, has_long_names, rows
from tableside.web.chart import chart
from tableside.web.forms import form_key
from tableside.web.icons import icon
from tableside.web.oddities import oddities
from tableside.web.pips import pips
from tableside.web.qr import drawn
from tableside.web.referee_words import double_blank_choices, preset_choices, seat_choices, set_choices
from tableside.web.shown import clash_sentence, day, moment, person
from tableside.web.turning import turns
from tableside.web.unbroken import unbroken
from tableside.wording import asking, card, lists, schedule, standings
from tableside.wording.clauses import clause_title
from tableside.wording.flags import flag_sentence
from tableside.wording.result import feats, result_title, rounds_left, rounds_left_sentence, why_won

MODULES = (
    about,
    languages,
    home,
    games,
    joining,
    scorecard,
    rounds,
    hands,
    photos,
    kept_photos,
    flags,
    undo,
    players,
    sharing,
    history,
    result,
    rules,
    referee,
    follow,
    data,
)

DRAWING = (unbroken, make_tile, pips, icon, drawn, chart, columns, has_long_names, rows, tile_value, oddities, turns)
WORDING = (
    clause_title,
    double_blank_choices,
    preset_choices,
    seat_choices,
    set_choices,
    lists.all_of,
    lists.side_by_side,
    day,
    moment,
    person,
    clash_sentence,
    flag_sentence,
    feats,
    result_title,
    rounds_left,
    rounds_left_sentence,
    why_won,
    standings.place_sentence,
    card.headline,
    card.spoken_totals,
    card.movement_words,
    card.round_title,
    card.cell_label,
    schedule.opener_question,
    asking.onto_words,
)


def init_app(app: Flask) -> None:
    app.jinja_env.globals.update({function.__name__: function for function in (*DRAWING, *WORDING)})
    app.jinja_env.globals.update(form_key=form_key, doubles=_doubles, tiles_downwards=_tiles_downwards)
    for module in MODULES:
        app.register_blueprint(module.blueprint)


def _doubles(highest: int) -> list[tuple[str, str]]:
    """Answers of the question which double opened."""
    return [(str(double(number)), str(double(number))) for number in range(highest, -1, -1)]


def _tiles_downwards(highest: int) -> list[Tile]:
    """The set as people lay it out: the heaviest first."""
    return sorted(full_set(highest), reverse=True)
