"""Which numbers may touch: equal ends, and whatever a table calls wild."""

from tableside.rules.tiles import Tile

_WILD_NUMBER = {"blank": 0, "twelve": 12}


def joins(tile: Tile, onto: Tile, facing: int, wild: str) -> tuple[int, ...]:
    """The numbers of `tile` that may touch the end of `onto` that faces out; none if it does not match."""
    if facing in tile:
        return (facing,)
    if wild == "none":
        return ()
    return _wild_joins(tile, onto, facing, _WILD_NUMBER.get(wild))


def is_wild(tile: Tile, wild: str) -> bool:
    number = _WILD_NUMBER.get(wild)
    return number is not None and _has_wild_end(tile, number)


def _wild_joins(tile: Tile, onto: Tile, facing: int, number: int | None) -> tuple[int, ...]:
    if number is None:
        return ()
    if _has_wild_end(tile, number):
        return (number,)
    if facing == number and _has_wild_end(onto, number):
        return tuple(dict.fromkeys(tile))
    return ()


def _has_wild_end(tile: Tile, number: int) -> bool:
    """Twelve-twelve, which opens, is the one tile with a twelve that is not wild."""
    return number in tile and tile != (12, 12)
