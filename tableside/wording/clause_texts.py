"""What a clause says in a game is a function of that game's rules."""

from collections.abc import Callable, Mapping

from tableside.rules.ruleset import RuleSet

Texts = Mapping[str, Callable[[RuleSet], str]]
