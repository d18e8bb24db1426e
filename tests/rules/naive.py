"""A second referee, as slow and plain as can be: written from the rules, sharing no code with the first.

It is told a round as text (tiles as "9-4", the plays in order) and the house rules by name, and builds everything
anew for every question.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Ends = tuple[int, int]


@dataclass
class Naive:
    """A round as it is told: `rules` are the options in force by name."""

    rules: Mapping[str, Any]
    players: list[str]
    opening: str
    set_max: int
    plays: list[tuple[str, str, str, int | None]]
    hands: Mapping[str, list[str]]
    yard: int
    turn: str
    starter: str
    drawn: list[str] = field(default_factory=list)
    passes: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)

    def allowed(self) -> set[str]:
        """`9-4@9-9`, with `/4` where tiles are wild, `draw` and `pass`."""
        if self.is_over():
            return set()
        if self.not_yet_turn():
            return set()
        plays = set(self.plays_of(self.turn))
        return plays | self.other_moves(plays)

    def is_over(self) -> bool:
        if any(not self.hands[player] for player in self.players):
            return True
        if self.rules["dead_foot"] == "end_at_once" and any(self.is_dead(double) for double in self.unfinished()):
            return True
        if not self.passes or not (self.left_to_draw() == 0 or self.rules["draw_rule"] == "none"):
            return False
        if self.rules["round_ends_when_yard_empty"] and any(not list(self.plays_of(player)) for player in self.passes):
            return True
        proved = [player for player in self.players if player in self.passes and player not in self.kept]
        return len(proved) == len(self.players) and not any(list(self.plays_of(player)) for player in self.players)

    def not_yet_turn(self) -> bool:
        return not self.plays and not self.passes and self.turn == self.starter and not self.starter_goes_on()

    def starter_goes_on(self) -> bool:
        said = bool(self.rules["starter_plays_on_opening"])
        if "starter_plays_on_opening" in self.rules["chosen"]:
            return said
        return said or self.rules["double_plays_again"] in (True, "opening_only")

    def other_moves(self, plays: set[str]) -> set[str]:
        rules = self.rules
        if self.has_laid() and rules["multi_tile_turn"] and not self.double_again():
            return {"pass"}
        free = not rules["must_play_if_able"]
        may_draw = rules["draw_rule"] != "none" and self.left_to_draw() > 0
        if self.drawn and rules["draw_rule"] != "until_playable":
            may_draw = False
        if may_draw and (not plays or free):
            return {"draw"}
        if not plays:
            return {"pass"}
        if free:
            must = rules["drawn_tile_play"] == "must" and "drawn_tile_play" in rules["chosen"]
            return set() if must and self.only_drawn(plays, some=True) else {"pass"}
        kept = rules["drawn_tile_play"] == "may" and self.only_drawn(plays, some=False)
        return {"pass"} if kept else set()

    def has_laid(self) -> bool:
        return bool(self.plays) and self.plays[-1][0] == self.turn and not self.passes

    def double_again(self) -> bool:
        last = self.plays[-1][1]
        return is_double(last) and self.goes_again()

    def goes_again(self) -> bool:
        train = self.rules["ruleset"] == "mexican_train" and "double_plays_again" not in self.rules["chosen"]
        return train or self.rules["double_plays_again"] is True

    def only_drawn(self, plays: set[str], some: bool) -> bool:
        tiles = {play.split("@")[0] for play in plays}
        return bool(tiles & set(self.drawn)) if some else bool(tiles) and tiles <= set(self.drawn)

    def plays_of(self, player: str) -> Iterator[str]:
        places = self.places(player)
        for tile in self.hands[player]:
            if tile in self.drawn and self.rules["drawn_tile_play"] == "never_this_turn":
                continue
            if self.rules["go_out_on_double"] == "banned" and is_double(tile) and len(self.hands[player]) == 1:
                continue
            for onto in places:
                for number in self.touching(tile, onto):
                    yield f"{tile}@{onto}" if self.rules["wild"] == "none" else f"{tile}@{onto}/{number}"

    def places(self, player: str) -> list[str]:
        binding = [double for double in self.unfinished() if self.binds(double, player)]
        if binding:
            return binding
        return [tile for tile in self.tiles_on_table() if self.room(tile) > 0]

    def tiles_on_table(self) -> list[str]:
        return [self.opening, *(tile for _, tile, _, _ in self.plays)]

    def joined_to(self, onto: str) -> list[str]:
        return [tile for _, tile, parent, _ in self.plays if parent == onto]

    def arms(self) -> int:
        wanted = self.rules["opening_arms"]
        return min(len(self.players) if wanted == "players" else wanted, self.set_max)

    def toes(self) -> int:
        train = self.rules["ruleset"] == "mexican_train" and "toes" not in self.rules["chosen"]
        return 1 if train else int(self.rules["toes"])

    def room(self, tile: str) -> int:
        taken = len(self.joined_to(tile))
        if tile == self.opening:
            return (self.set_max if self.rules["opening_extra_arms"] else self.arms()) - taken
        return (self.toes() if is_double(tile) else 1) - taken

    def unfinished(self) -> list[str]:
        found = []
        if self.rules["opening_must_fill"] and len(self.joined_to(self.opening)) < self.arms():
            found.append(self.opening)
        found += [tile for _, tile, _, _ in self.plays if is_double(tile) and len(self.joined_to(tile)) < self.toes()]
        return found

    def binds(self, double: str, player: str) -> bool:
        if self.rules["dead_foot"] == "release" and self.is_dead(double):
            return False
        if double == self.opening or self.rules["toes_scope"] == "everyone":
            return True
        at = [tile for _, tile, _, _ in self.plays].index(double)
        layer = self.plays[at][0]
        follower = self.players[(self.players.index(layer) + 1) % len(self.players)]
        return player == follower and all(who != player for who, _, _, _ in self.plays[at + 1 :])

    def is_dead(self, double: str) -> bool:
        needed = (self.arms() if double == self.opening else self.toes()) - len(self.joined_to(double))
        on_table = self.tiles_on_table()
        left = 0
        for high in range(self.set_max + 1):
            for low in range(high + 1):
                tile = f"{high}-{low}"
                if tile not in on_table and self.touching(tile, double):
                    left += 1
        return left < needed

    def facing(self, tile: str) -> int:
        if tile == self.opening:
            return numbers(tile)[0]
        _, _, onto, joining = next(play for play in self.plays if play[1] == tile)
        if joining is None:
            joining = self.facing(onto)
        high, low = numbers(tile)
        return low if joining == high else high

    def touching(self, tile: str, onto: str) -> list[int]:
        out = self.facing(onto)
        if out in numbers(tile):
            return [out]
        wild = {"blank": 0, "twelve": 12}.get(self.rules["wild"])
        if wild is not None and wild in numbers(tile) and tile != "12-12":
            return [wild]
        if wild is not None and out == wild and onto != "12-12":
            return sorted(set(numbers(tile)))
        return []

    def left_to_draw(self) -> int:
        kept_back = self.rules["yard_reserve"]
        if kept_back == "by_players":
            kept_back = 2 if len(self.players) == 2 else 1
        return max(0, self.yard - int(kept_back))


def numbers(tile: str) -> Ends:
    high, low = tile.split("-")
    return int(high), int(low)


def is_double(tile: str) -> bool:
    return numbers(tile)[0] == numbers(tile)[1]
