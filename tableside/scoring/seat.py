"""A seat: who sits in it, and in which rounds."""

from dataclasses import dataclass, field


@dataclass
class Seat:
    """A player's name and the rounds he or she was at the table: from, and up to (None: still there)."""

    id: str
    name: str
    start_points: int = 0
    start_rule: str = ""
    stays: list[tuple[int, int | None]] = field(default_factory=lambda: [(1, None)])

    @property
    def left_after(self) -> int | None:
        return self.stays[-1][1]

    def is_at_table(self, number: int) -> bool:
        return any(first <= number and (last is None or number <= last) for first, last in self.stays)

    def leave(self, after: int) -> None:
        """Who has left already does not leave again: rounds played without them stay so."""
        first, last = self.stays[-1]
        if last is None:
            self.stays[-1] = (first, after)

    def come_back(self, number: int) -> None:
        if self.left_after is not None:
            self.stays.append((number, None))
