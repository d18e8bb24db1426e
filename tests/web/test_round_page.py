"""One round: looked at by everybody, corrected and taken off by scorekeepers."""

from tests.web.evening import Evening


def correct(evening: Evening, **fields: str) -> int:
    form = {"round": "1", "key": "key", "ended_was": "p1", "ended": "p1", **fields}
    return evening.asha.post("rounds/1/correction", form).status_code


def test_everybody_sees_its_hands_and_what_happened_to_it(evening: Evening) -> None:
    evening.play(0, 23, 41)
    page = evening.meera.get("rounds/1").text
    assert "Asha went out." in page
    assert "Counted in round 1: Bijay 23, Cy 41." in page
    assert "Correct this round" not in page


def test_who_went_out_is_corrected(evening: Evening) -> None:
    evening.play(0, 23, 41)
    form = {"hand-p1": "7", "was-p1": "0", "hand-p2": "0", "was-p2": "23"}
    assert correct(evening, ended="p2", **form) == 303
    one = evening.card.rounds[0]
    assert (one.out, one.cells["p1"].scored, one.cells["p2"].scored) == ("p2", 7, 0)


def test_the_double_is_corrected_and_nothing_else(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert correct(evening, double="8-8") == 303
    one = evening.card.rounds[0]
    assert (str(one.double), one.cells["p3"].scored) == ("8-8", 41)


def test_a_round_entered_twice_is_taken_off_and_undo_brings_it_back(evening: Evening) -> None:
    evening.play(0, 23, 41)
    evening.play(0, 23, 41)
    assert evening.asha.post("rounds/2/correction", {"remove": "1", "key": "x"}).status_code == 303
    assert len(evening.card.rounds) == 1
    evening.asha.post("undo", {"entry": str(evening.card.undo), "key": "y"})
    assert len(evening.card.rounds) == 2


def test_what_is_wrong_is_said_on_the_same_page(evening: Evening) -> None:
    evening.play(0, 23, 41)
    answer = evening.asha.post(
        "rounds/1/correction", {"ended": "p1", "ended_was": "p1", "hand-p2": "x", "was-p2": "23"}
    )
    assert answer.status_code == 422
    assert "is not a number" in answer.text
    assert "Take this round off the card" in answer.text


def test_viewers_may_not_correct(evening: Evening) -> None:
    evening.play(0, 23, 41)
    assert evening.meera.get("rounds/1/correction").status_code == 403
    assert evening.meera.post("rounds/1/correction", {"remove": "1"}).status_code == 403
    assert len(evening.card.rounds) == 1


def test_a_round_that_was_never_played_is_not_there(evening: Evening) -> None:
    assert evening.asha.get("rounds/9").status_code == 404
    assert evening.asha.get("rounds/nine").status_code == 404


def test_who_began_is_asked_in_the_same_words_on_every_page(evening: Evening) -> None:
    scores, table = evening.asha.get().text, evening.asha.get("layout").text
    assert "Who found 9-9?" in scores
    assert "You may leave this empty." in scores
    assert "Who found 9-9?" in table


def test_what_nobody_draws_is_said_with_the_deal(evening: Evening) -> None:
    head, _, rest = evening.asha.get().text.partition("Nobody has it?")
    assert "of the yard is never drawn" in head
    assert "of the yard is never drawn" not in rest
