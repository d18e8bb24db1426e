"""Saving a round: who went out, the other hands, and on to the next."""

import pytest

from tests.web.evening import Evening
from tests.web.round_forms import save

HANDS = {"p1": "0", "p2": "23", "p3": "12+11+7"}


def totals(evening: Evening) -> dict[str, int]:
    return {one.player: one.total for one in evening.card.standings}


def test_it_counts_the_hands_and_asks_for_the_next_round(evening: Evening) -> None:
    answer = save(evening.asha, 1, HANDS, "p1")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{evening.view}#round")
    assert totals(evening) == {"p1": 0, "p2": 23, "p3": 30}
    assert "Round 2 of 10" in evening.asha.get().text


def test_the_same_save_twice_is_one_entry(evening: Evening) -> None:
    save(evening.asha, 1, HANDS, "p1")
    version = evening.card.version
    assert save(evening.asha, 1, HANDS, "p1").status_code == 303
    assert evening.card.version == version


def test_htmx_gets_the_next_form_and_the_card(evening: Evening) -> None:
    form = {"round": 1, "key": "k", "ended": "p1", **{f"hand-{player}": text for player, text in HANDS.items()}}
    headers = {"Sec-Fetch-Site": "same-origin", "HX-Request": "true"}
    answer = evening.asha.client.post(f"/g/{evening.view}/rounds", data=form, headers=headers)
    assert answer.status_code == 200
    assert answer.text.count("<hx-partial") == 6
    assert "9 rounds are left." in answer.text
    assert "Round 2 of 10" in answer.text
    assert "<html" not in answer.text


def test_a_blocked_round_scores_everybody(evening: Evening) -> None:
    save(evening.asha, 1, {"p1": "9", "p2": "5", "p3": "30"}, "blocked")
    assert totals(evening) == {"p1": 9, "p2": 5, "p3": 30}


def test_tiles_are_counted_by_the_tables_values(evening: Evening) -> None:
    hands = {"p1": "0", "p2": "", "p3": "4"}
    save(evening.asha, 1, hands, "p1", **{"tiles-p2": "6-4 5-5"})
    assert totals(evening)["p2"] == 20


def test_the_double_that_really_opened_and_its_finder_are_kept(evening: Evening) -> None:
    save(evening.asha, 1, HANDS, "p1", double="7-7", finder="p3")
    played = evening.card.rounds[0]
    assert (str(played.double), played.finder) == ("7-7", "p3")


def test_digits_of_any_script_are_digits(evening: Evening) -> None:
    save(evening.asha, 1, {"p1": "0", "p2": "२३", "p3": "٣٠"}, "p1")
    assert totals(evening) == {"p1": 0, "p2": 23, "p3": 30}


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("abc", "is not a number"),
        ("12+", "A number is missing in the sum"),
        ("-5", "never worth less than zero"),
        ("9" * 10_000, "That is too long"),
        ("<b>", "&lt;b&gt;” is not a number"),
        ("99999", "all tiles together are worth"),
    ],
)
def test_what_is_no_hand_stays_in_its_field_with_a_sentence(evening: Evening, typed: str, sentence: str) -> None:
    answer = save(evening.asha, 1, {"p1": "0", "p2": typed, "p3": "30"}, "p1")
    assert answer.status_code == 422
    assert sentence in answer.text
    assert typed == "<b>" or f'value="{typed}"' in answer.text
    assert 'value="30"' in answer.text
    assert evening.card.rounds == ()


def test_it_has_to_be_known_how_the_round_ended(evening: Evening) -> None:
    answer = save(evening.asha, 1, {"p1": "1", "p2": "2", "p3": "3"})
    assert answer.status_code == 422
    assert "Tap who went out" in answer.text


def test_odd_totals_warn_and_are_saved(evening: Evening) -> None:
    answer = save(evening.asha, 1, {"p1": "0", "p2": "300", "p3": "0"}, "p1")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{evening.view}#odd")
    page = evening.asha.get().text
    assert "Round 1: 300 is a lot for Bijay" in page
    assert totals(evening)["p2"] == 300


def test_a_round_that_does_not_exist_is_not_saved(evening: Evening) -> None:
    assert save(evening.asha, 7, HANDS, "p1").status_code == 404


@pytest.mark.parametrize("who", ["bijay", "meera"])
def test_only_scorekeepers_save_rounds(evening: Evening, who: str) -> None:
    answer = save(getattr(evening, who), 1, HANDS, "p1")
    assert answer.status_code == 403
    assert "may look, but not write" in answer.text
    assert evening.card.rounds == ()


def test_rounds_are_not_a_page(evening: Evening) -> None:
    assert evening.asha.get("rounds").status_code == 405


def test_a_warning_leads_to_the_hand_it_speaks_of_and_is_said_once(evening: Evening) -> None:
    save(evening.asha, 1, {"p1": "0", "p2": "300", "p3": "12"}, "p1")
    assert f'href="/g/{evening.view}/rounds/1/hands/p2"' in evening.asha.get().text.partition('id="odd"')[2][:600]
    assert "300 is a lot" not in evening.asha.get().text
