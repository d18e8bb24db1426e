"""One sentence for whatever the core refuses, wherever it was refused."""

from tableside.rules.errors import RulesError
from tableside.wording.archive_errors import ARCHIVE_SENTENCES
from tableside.wording.asking import SKETCH_ERRORS
from tableside.wording.follow import FOLLOW_ERRORS
from tableside.wording.line_errors import LINE_SENTENCES
from tableside.wording.option_errors import OPTION_SENTENCES
from tableside.wording.rules_errors import POSITION_SENTENCES
from tableside.wording.scoring_errors import SCORING_SENTENCES

_SENTENCES = {
    **ARCHIVE_SENTENCES,
    **FOLLOW_ERRORS,
    **LINE_SENTENCES,
    **OPTION_SENTENCES,
    **POSITION_SENTENCES,
    **SCORING_SENTENCES,
    **SKETCH_ERRORS,
}


def error_sentence(error: RulesError) -> str:
    return _SENTENCES[error.code](error.values)
