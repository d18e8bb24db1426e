"""What goes wrong with text and positions: a code and its values, worded elsewhere."""

from collections.abc import Mapping


class RulesError(ValueError):
    """Something that cannot be read or cannot be; `code` names the sentence, `values` fill it."""

    def __init__(self, code: str, **values: object) -> None:
        self.code = code
        self.values: Mapping[str, object] = values
        super().__init__(f"{code} {dict(values)}")
