"""The project's own cases: what the referee says, why, and by which clause."""

from typing import Any

import pytest

from tableside.commands.referee import answer
from tableside.rules.clauses import CLAUSES
from tableside.rules.options import OPTIONS
from tests.rules.told import SAID, all_cases, asked, said

CASES = all_cases()


@pytest.mark.parametrize("case", CASES, ids=[f"{case['file']}: {case['it']}" for case in CASES])
def test_the_referee_rules(case: dict[str, Any]) -> None:
    verdict: Any = answer(asked(case))
    assert verdict["result"] == case["result"], verdict
    assert case["clause"] in verdict["clauses"], verdict
    assert verdict["basis"] == case.get("basis", verdict["basis"]), verdict
    assert verdict.get("value") == case.get("value", verdict.get("value")), verdict
    assert (verdict["result"] == "unknown") == bool(verdict["needs"])
    if verdict["basis"] == "silent":
        assert verdict["result"] in ("decide_by_table", "take_back")
        assert verdict["suggestion"]


def test_it_says_what_it_said() -> None:
    assert said() == SAID.read_text(encoding="utf-8"), "python -m tests.rules.told writes it anew: read the difference"


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_case(clause: str) -> None:
    assert [case["it"] for case in CASES if case["clause"] == clause]


@pytest.mark.parametrize("option", sorted(OPTIONS))
def test_every_option_changes_a_verdict(option: str) -> None:
    chosen = [case for case in CASES if option in case.get("options", {})]
    assert any(_said(case) != _said(case, without=option) for case in chosen), len(chosen)


def _said(case: dict[str, Any], without: str | None = None) -> tuple[object, ...]:
    verdict = answer(asked(case, without))
    return verdict["result"], verdict.get("value")
