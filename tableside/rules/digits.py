"""Digits of any script, as a keyboard may write them."""


def latin_digits(text: str) -> str:
    """The text with its digits as Latin ones: `५०` and `৫০` are `50`."""
    return "".join(str(int(letter)) if letter.isdecimal() else letter for letter in text)
