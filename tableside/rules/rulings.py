"""Every ruling by its code. The wording layer has a sentence for each."""

from collections.abc import Mapping

from tableside.rules.ruling import Ruling
from tableside.rules.rulings_end import RULINGS_OF_THE_END
from tableside.rules.rulings_play import RULINGS_OF_PLAY
from tableside.rules.rulings_score import RULINGS_OF_SCORING
from tableside.rules.rulings_slips import RULINGS_OF_SLIPS
from tableside.rules.rulings_start import RULINGS_OF_THE_START
from tableside.rules.rulings_yard import RULINGS_OF_THE_YARD

RULINGS: Mapping[str, Ruling] = {
    **RULINGS_OF_THE_START,
    **RULINGS_OF_PLAY,
    **RULINGS_OF_THE_YARD,
    **RULINGS_OF_THE_END,
    **RULINGS_OF_SLIPS,
    **RULINGS_OF_SCORING,
}
