"""A viewer flags a score, a scorekeeper settles it with one tap."""

import pytest

from tableside.services import corrections, players
from tableside.services.corrections import MOST_FLAGS
from tableside.services.errors import FormProblems, NotFound
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key


@pytest.fixture
def played(table: Table) -> Table:
    table.save(ASHA, {BIJAY: "41", CYRA: "7", DEV: "17"})
    return table


def _flag(table: Table, points: str = "14", note: str = "", player: str = BIJAY, number: int = 1) -> int:
    return corrections.flag_hand(table.installation, table.meera, (number, player), (points, note), new_key())


def _settle(table: Table, flag: int, *, accept: bool = True) -> int:
    return corrections.settle_flag(table.installation, table.asha, flag, accept, new_key())


def _refused(table: Table, **said: str) -> dict[str, str]:
    with pytest.raises(FormProblems) as refused:
        _flag(table, **said)  # type: ignore[arg-type]
    return {field: reason.code for field, reason in refused.value.problems.items()}


def test_an_accepted_flag_is_the_score(played: Table) -> None:
    flag = _flag(played, "14", " that  should be 14 ")
    assert [(one.points, one.note, one.by) for one in played.card.flags] == [(14, "that should be 14", "view")]
    _settle(played, flag)
    assert played.scored(1)[BIJAY] == 14
    assert played.card.flags == ()


def test_a_flag_set_aside_changes_nothing(played: Table) -> None:
    _settle(played, _flag(played), accept=False)
    assert played.scored(1)[BIJAY] == 41


def test_two_phones_that_settle_the_same_settle_it_once(played: Table) -> None:
    flag = _flag(played)
    _settle(played, flag, accept=False)
    before = played.version
    _settle(played, flag)
    assert played.version == before


@pytest.mark.parametrize(
    ("said", "problems"),
    [
        ({"points": "", "note": " "}, {"points": "flag-empty"}),
        ({"points": "x"}, {"points": "points-unreadable"}),
        ({"points": "-3"}, {"points": "points-negative"}),
        ({"points": "9" * 150}, {"points": "total-above-set"}),
        ({"points": "", "note": "n" * 201}, {"note": "note-too-long"}),
    ],
)
def test_it_says_what_is_wrong_with_a_flag(played: Table, said: dict[str, str], problems: dict[str, str]) -> None:
    assert _refused(played, **said) == problems


def test_there_is_an_end_to_flags(played: Table) -> None:
    for number in range(MOST_FLAGS):
        _flag(played, "14", f"{number}")
    assert _refused(played) == {"points": "flags-too-many"}


def test_only_hands_that_are_there_can_be_flagged(played: Table) -> None:
    players.leave(played.installation, played.asha, DEV, "k")
    for number, player in ((1, "p9"), (7, BIJAY), (2, DEV)):
        with pytest.raises(NotFound):
            _flag(played, player=player, number=number)


def test_a_flag_without_points_is_answered_by_typing(played: Table) -> None:
    flag = _flag(played, "", "not 41!")
    with pytest.raises(FormProblems) as refused:
        _settle(played, flag)
    assert refused.value.problems["flag"].code == "flag-without-points"


def test_who_went_out_cannot_be_given_points_by_a_flag(played: Table) -> None:
    flag = _flag(played, "5", player=ASHA)
    with pytest.raises(FormProblems) as refused:
        _settle(played, flag)
    assert refused.value.problems["flag"].code == "out-holds-tiles"


def test_what_was_never_a_flag_is_not_found(played: Table) -> None:
    with pytest.raises(NotFound):
        _settle(played, played.version)


def test_undo_raises_the_flag_again(played: Table) -> None:
    settled = _settle(played, _flag(played))
    corrections.undo(played.installation, played.asha, settled, new_key())
    assert played.scored(1)[BIJAY] == 41
    assert len(played.card.flags) == 1
