"""Where the pips of a number stand on an upright half of a tile, 40 units square."""

from typing import NamedTuple

SIDE = 40


class Pip(NamedTuple):
    """Centre and radius of one pip."""

    x: float
    y: float
    r: float


def pips(number: int) -> tuple[Pip, ...]:
    """The pips of 0 to 18 in their standard places, column by column from the left."""
    radius, reach = (3.9, 11.5) if number <= 9 else (2.5, 14.0)
    return tuple(
        Pip(round(20 + x * reach, 1), round(20 + y * reach, 1), radius)
        for x, column in zip((-1, 0, 1), _COLUMNS[number], strict=True)
        for y in column
    )


def _spread(count: int) -> tuple[float, ...]:
    """So many pips, evenly from one end of the column to the other; one alone in the middle."""
    return (0.0,) if count == 1 else tuple(2 * place / (count - 1) - 1 for place in range(count))


_DIAGONAL = ((-1.0,), (), (1.0,))

_COLUMNS = (
    ((), (), ()),
    ((), (0.0,), ()),
    _DIAGONAL,
    ((-1.0,), (0.0,), (1.0,)),
    *(
        tuple(map(_spread, counts))
        for counts in (
            (2, 0, 2),
            (2, 1, 2),
            (3, 0, 3),
            (3, 1, 3),
            (3, 2, 3),
            (3, 3, 3),
            (4, 2, 4),
            (4, 3, 4),
            (4, 4, 4),
            (4, 5, 4),
            (5, 4, 5),
            (5, 5, 5),
            (5, 6, 5),
            (6, 5, 6),
            (6, 6, 6),
        )
    ),
)
