"""The form of a new game: what was typed so far, what each preset usually has, and what differs from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from werkzeug.datastructures import MultiDict

from tableside.rules.options import OPTIONS
from tableside.rules.ruleset import PRESETS
from tableside.services.games import NewGame
from tableside.wording.house_rules import all_questions
from tableside.wording.question import spelt
from tableside.wording.translate import current_language

USUAL_PRESET = "trains"
SEATS = 4
MOST_SEATS = 30


@dataclass(frozen=True)
class GameForm:
    """Names by seat, empty ones included, and the answers as they stand in the form."""

    seats: Sequence[str] = ("",) * SEATS
    preset: str = USUAL_PRESET
    answers: Mapping[str, str] = field(default_factory=dict)
    title: str = ""
    focus: int = 0
    opened: bool = False
    more_opened: bool = False

    @property
    def names(self) -> list[str]:
        return [name for name in self.seats if name.strip()]

    def usual(self, preset: str, option: str) -> str:
        """What an option is where the table does not say otherwise."""
        return spelt(getattr(PRESETS[preset], option))

    def value(self, option: str) -> str:
        return self.answers.get(option, self.usual(self.preset, option))

    def unfolded(self, opened: bool, more_opened: bool) -> "GameForm":
        return replace(self, opened=opened, more_opened=more_opened, focus=-1)

    def wanted(self, key: str = "") -> NewGame:
        options = {name: _typed(name, text) for name, text in self.answers.items()}
        return NewGame(self.names, self.preset, options, self.title, key, language=current_language())


def read_form(sent: MultiDict[str, str], *, as_seated: bool = False) -> GameForm:
    """The form as it was sent. An answer that is the usual one of the preset shown is none of the table's own."""
    preset = sent.get("preset", USUAL_PRESET)
    shown = sent.get("shown_preset", preset)
    return GameForm(
        seats=_seats(sent.getlist("names"), as_seated),
        preset=preset if preset in PRESETS else USUAL_PRESET,
        answers=_own_answers(sent, {shown, preset} & set(PRESETS)),
        title=sent.get("title", "").strip(),
    )


def moved(form: GameForm, move: str) -> GameForm:
    """The seats after `0-up`, `2-down` or `more`."""
    seats = list(form.seats)
    where, _, direction = move.partition("-")
    if move == "more":
        seats = [*seats, ""][:MOST_SEATS]
        return replace(form, seats=seats, focus=len(seats) - 1)
    index = int(where) if where.isdecimal() else 0
    other = index + (1 if direction == "down" else -1)
    if 0 <= index < len(seats) and 0 <= other < len(seats):
        seats[index], seats[other] = seats[other], seats[index]
    return replace(form, seats=seats, focus=-1)


def with_name(form: GameForm, name: str) -> GameForm:
    """The name taken by the first empty seat, once."""
    seats = list(form.seats)
    if name not in seats:
        free = next((index for index, seat in enumerate(seats) if not seat.strip()), len(seats))
        seats[free : free + 1] = [name]
    return replace(form, seats=seats, focus=-1)


def _seats(names: Sequence[str], as_seated: bool) -> tuple[str, ...]:
    """Names first, then the seats left empty, at least as many as a new form has."""
    tidy = [name.replace("\x00", "") for name in names[: MOST_SEATS + 1]]
    filled = tidy if as_seated else [name for name in tidy if name.strip()]
    return (*filled, *("",) * (max(SEATS, len(tidy)) - len(filled)))


def _own_answers(sent: MultiDict[str, str], presets: set[str]) -> dict[str, str]:
    answers = {}
    for question in all_questions():
        text = sent.get(question.option)
        usual = {spelt(getattr(PRESETS[preset], question.option)) for preset in presets}
        if text is not None and text.strip() not in usual:
            answers[question.option] = text.strip()
    return answers


def _typed(option: str, text: str) -> object:
    """A form's text as the option's own value; what fits none is left for the rules to refuse."""
    known = OPTIONS.get(option)
    choices = {spelt(choice): choice for choice in known.choices} if known else {}
    if text in choices:
        return choices[text]
    return int(text) if known and text.lstrip("-").isdecimal() and len(text) < 12 else text
