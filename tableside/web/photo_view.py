"""A count laid out for its page."""

from collections.abc import Sequence
from dataclasses import dataclass

from flask import make_response, render_template
from werkzeug import Response

from tableside.rules.tiles import Tile
from tableside.services.photo_hand import IS_BLANK, Seen, unanswered
from tableside.services.photo_line import LineFull
from tableside.web.htmx import wants_part
from tableside.web.photo_count import Count, spelt_seen
from tableside.web.photo_marks import AGAIN, SURE, UNSURE, Mark, close_up, kind_of, marks
from tableside.web.photo_place import Place
from tableside.wording.photo_errors import photo_reason
from tableside.wording.photo_sentences import doubt_sentence


@dataclass(frozen=True)
class Row:
    """One tile of the list, with what is doubtful about it."""

    place: int
    tile: Tile
    kind: str
    is_blank: bool
    doubts: Sequence[str]
    spelt: str
    picture: int | None
    close_up: str


@dataclass(frozen=True)
class PhotoView:
    """Everything that the page of a count shows."""

    place: Place
    count: Count

    @property
    def rows(self) -> list[Row]:
        return [self._row(k, one) for k, one in enumerate(self.count.hand.seen)]

    def of_kind(self, kind: str) -> list[Row]:
        return [row for row in self.rows if row.kind == kind]

    @property
    def unsure(self) -> list[Row]:
        return self.of_kind(UNSURE)

    @property
    def sure(self) -> list[Row]:
        return self.of_kind(SURE)

    @property
    def again(self) -> list[Row]:
        return self.of_kind(AGAIN)

    @property
    def edited(self) -> Row | None:
        return None if self.count.editing is None else self.rows[self.count.editing]

    @property
    def tiles(self) -> Sequence[Tile]:
        return self.count.hand.tiles

    @property
    def total(self) -> int:
        return self.count.hand.total(self.place.rules)

    @property
    def is_answered(self) -> bool:
        return not unanswered(self.count.hand, self.place.rules.set_max)

    @property
    def elsewhere(self) -> list[str]:
        return self.place.elsewhere(self.tiles)

    def marks(self, picture: int) -> list[Mark]:
        shot = self.count.shots[picture]
        return list(marks(self.count.hand, picture, shot.size, self.place.rules.set_max))

    def _row(self, k: int, one: Seen) -> Row:
        kind = kind_of(self.count.hand, k, self.place.rules.set_max)
        doubts = [doubt_sentence(doubt) for doubt in one.doubts if doubt != IS_BLANK]
        return Row(
            k,
            one.tile,
            kind,
            is_blank=IS_BLANK in one.doubts,
            doubts=[*doubts, *self._own_doubts(k, one)],
            spelt=spelt_seen(one),
            picture=one.picture,
            close_up=close_up(one),
        )

    def _own_doubts(self, k: int, one: Seen) -> list[str]:
        if one.tile.high > self.place.rules.set_max:
            return [doubt_sentence("above-set")]
        return [doubt_sentence("repeated")] if self.count.hand.is_twice(k) else []


def photo_page(place: Place, count: Count, status: int = 200) -> Response:
    """The part alone where a script asks, or a page of its own."""
    template = "photos/_count.html" if wants_part() else "photos/show.html"
    shown = PhotoView(place, count)
    response = make_response(render_template(template, shown=shown, place=place, table=place.table), status)
    if status == 503:
        response.headers["Retry-After"] = str(LineFull.seconds)
    return response


def unanswered_words(place: Place, count: Count) -> list[str]:
    return [photo_reason(reason) for reason in unanswered(count.hand, place.rules.set_max)]
