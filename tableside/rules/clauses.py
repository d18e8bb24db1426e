"""All clauses, in the order of the rulebook."""

from collections.abc import Mapping

from tableside.rules.clause import Clause
from tableside.rules.clauses_after import CLAUSES_AFTER
from tableside.rules.clauses_before import CLAUSES_BEFORE
from tableside.rules.clauses_during import CLAUSES_DURING

CLAUSES: Mapping[str, Clause] = {clause.id: clause for clause in (*CLAUSES_BEFORE, *CLAUSES_DURING, *CLAUSES_AFTER)}
