"""The lead chart: how far behind the leader everybody was after each round, drawn here and not in the browser."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tableside.scoring.scorecard import Scorecard

WIDTH, HEIGHT = 340, 190
LEFT, RIGHT, TOP, BOTTOM = 34, 104, 14, 26
LINE = 15
DASHES = ("", "7 4", "2 4", "12 4 2 4", "4 3", "14 5", "1 5", "9 3 3 3")


@dataclass(frozen=True)
class Line:
    """One player's way, with its name at the end."""

    name: str
    points: str
    dots: Sequence[tuple[float, float]]
    end: tuple[float, float]
    name_y: float
    dashes: str
    leads: bool


@dataclass(frozen=True)
class Chart:
    """Lines and the two axes: rounds to the right, points behind downwards."""

    lines: Sequence[Line]
    rounds: Sequence[tuple[float, int]]
    behind: Sequence[tuple[float, int]]


def chart(card: Scorecard) -> Chart | None:
    """None before two rounds have been scored: a line needs two ends."""
    gaps = _gaps(card)
    played = max(map(len, gaps.values()), default=0)
    if played < 2:
        return None
    most = max(gap for line in gaps.values() for gap in line if gap is not None) or 1
    across = (WIDTH - LEFT - RIGHT) / (played - 1)
    down = (HEIGHT - TOP - BOTTOM) / most
    lines = [_line(card, player, line, across, down, index) for index, (player, line) in enumerate(gaps.items())]
    step = max(1, -(-played // 7))
    shown = [number for number in range(1, played + 1) if (played - number) % step == 0]
    return Chart(
        _apart([line for line in lines if line]),
        [(round(LEFT + (number - 1) * across, 1), number) for number in shown],
        [(round(TOP + gap * down, 1), gap) for gap in _ticks(most)],
    )


def _gaps(card: Scorecard) -> Mapping[str, Sequence[int | None]]:
    """Points behind the lowest total of each round; None where somebody was not at the table."""
    rounds = list(zip(*card.running.values(), strict=True))
    lowest = [min((total for total in totals if total is not None), default=0) for totals in rounds]
    return {
        player: [None if total is None else total - low for total, low in zip(totals, lowest, strict=True)]
        for player, totals in card.running.items()
    }


def _line(
    card: Scorecard, player: str, gaps: Sequence[int | None], across: float, down: float, index: int
) -> Line | None:
    dots = [
        (round(LEFT + number * across, 1), round(TOP + gap * down, 1))
        for number, gap in enumerate(gaps)
        if gap is not None
    ]
    if not dots:
        return None
    points = " ".join(f"{x},{y}" for x, y in dots)
    name = card.names[player]
    leads = player in card.leaders
    return Line(name, points, dots, dots[-1], dots[-1][1], "" if leads else DASHES[index % len(DASHES)], leads)


def _apart(lines: Sequence[Line]) -> list[Line]:
    """Names moved down, or up again from the bottom, until none lies on another."""
    placed: list[Line] = []
    floor: float = HEIGHT - BOTTOM + 8
    for line in sorted(lines, key=lambda one: one.name_y):
        lowest = placed[-1].name_y + LINE if placed else TOP
        placed.append(_named_at(line, max(line.name_y, lowest)))
    for index in range(len(placed) - 1, -1, -1):
        placed[index] = _named_at(placed[index], min(placed[index].name_y, floor))
        floor = placed[index].name_y - LINE
    return placed


def _named_at(line: Line, y: float) -> Line:
    return Line(line.name, line.points, line.dots, line.end, round(y, 1), line.dashes, line.leads)


def _ticks(most: int) -> list[int]:
    """Nothing, the most, and one between them where there is room."""
    return sorted({0, most // 2, most}) if most > 1 else [0, most]
