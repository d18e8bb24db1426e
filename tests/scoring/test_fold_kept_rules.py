"""A game keeps its rules; what the table settles meanwhile holds from then on, for all of its rounds."""

from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening


def test_a_rule_that_the_table_settled_recounts_the_hands_that_were_told_as_tiles() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: "0-0", CYRA: 50})
    kept = evening.keep_rule("double_blank", 25)
    assert evening.totals == {ASHA: 0, BIJAY: 25, CYRA: 50}
    assert evening.card.kept_rules == {"double_blank": 25}
    assert "double_blank" in evening.card.rules.chosen
    evening.undo(kept)
    assert evening.totals == {ASHA: 0, BIJAY: 50, CYRA: 50}
    assert evening.card.kept_rules == {}


def test_a_ruling_that_hangs_on_no_option_changes_nothing_that_is_counted() -> None:
    evening = Evening()
    before = evening.card.rules
    evening.keep_rule("slip.exposed", "suggest.show-it")
    assert evening.card.rules == before
    assert evening.card.kept_rules == {"slip.exposed": "suggest.show-it"}


def test_the_rules_begun_with_stay() -> None:
    evening = Evening(preset="trains", out_bonus=-5)
    evening.keep_rule("call_double", "may")
    rules = evening.card.rules
    assert (rules.preset, rules.out_bonus, rules.call_double, rules.double_blank) == ("trains", -5, "may", 0)
