"""Hands that cannot all be right."""

from tableside.rules.reason import Reason
from tableside.rules.ruleset import make_ruleset
from tableside.rules.tiles import Tile, parse_tiles
from tableside.scoring.hand import hand_problems
from tableside.wording.scoring_errors import scoring_sentence

CROSS = make_ruleset("cross")


def test_it_finds_nothing_in_hands_that_share_no_tile() -> None:
    assert _problems(Asha="6-4 9-8", Bijay="5-5") == ()


def test_a_tile_in_two_hands_names_both() -> None:
    assert _sentences(Asha="6-4 9-8", Bijay="4-6") == ["Asha and Bijay both have 6-4, but a set holds it once."]


def test_a_tile_twice_in_a_hand_is_told_once() -> None:
    assert _sentences(Asha="6-4 6-4 6-4") == ["Asha has 6-4 twice, but a set holds it once."]


def test_the_opening_double_is_in_no_hand() -> None:
    assert _sentences(Asha="9-9") == ["Asha has 9-9, but this round opened on it, so it lies on the table."]


def test_a_number_above_the_set_is_on_no_tile() -> None:
    assert _sentences(Asha="12-3") == ["Asha has 12-3, but this set ends at 9-9."]


def test_without_an_opening_double_any_double_may_be_held() -> None:
    assert hand_problems({"Asha": parse_tiles("9-9")}, None, CROSS) == ()


def test_it_tells_every_problem() -> None:
    codes = [reason.code for reason in _problems(Asha="9-9 6-4 6-4", Bijay="6-4 10-0")]
    assert codes == ["opening-double-in-hand", "tile-above-set", "tile-twice-in-hand", "tile-in-two-hands"]


def _problems(**hands: str) -> tuple[Reason, ...]:
    return hand_problems({player: parse_tiles(tiles) for player, tiles in hands.items()}, Tile(9, 9), CROSS)


def _sentences(**hands: str) -> list[str]:
    return [scoring_sentence(reason) for reason in _problems(**hands)]
