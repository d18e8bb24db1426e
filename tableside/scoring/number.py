"""Points as people type them: a number, or a sum of tiles, in any script's digits."""

from tableside.rules.errors import RulesError

LONGEST = 200
_OTHER_PLUSES = dict.fromkeys((0xFF0B, 0xFE62, 0x2795), "+")  # full-width, small and heavy
_INVISIBLE = dict.fromkeys((0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2060, 0xFEFF), "")


def parse_points(text: str) -> int | None:
    """Reads `23` or `12+11+7`; nothing typed is None, a missing hand, never zero.

    Raises RulesError("points-too-long", "points-negative", "points-unfinished" or "points-unreadable").
    """
    if len(text) > LONGEST:
        raise RulesError("points-too-long", length=len(text), most=LONGEST)
    typed = text.translate(_INVISIBLE).translate(_OTHER_PLUSES).strip()
    if not typed:
        return None
    return sum(_number(part.strip(), typed) for part in typed.split("+"))


def _number(part: str, typed: str) -> int:
    if not part:
        raise RulesError("points-unfinished", text=typed)
    if part.isdecimal():
        return int(part)
    if part[0] in "-−–" and part[1:].strip().isdecimal():
        raise RulesError("points-negative", text=typed)
    raise RulesError("points-unreadable", text=typed)
