"""Secrets that open a game. They are computed, so that only their hashes need to be stored."""

import hashlib
import hmac
import math
import secrets

from tableside.rules.digits import latin_digits

# Without 0 and o, 1, i and l, which people mix up when they read a code aloud.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
TOKEN_LENGTH = math.ceil(96 / math.log2(len(ALPHABET)))

# Six letters are enough to keep a thousand games apart from a guess; a hosted installation goes on with eight.
# docs/hosting.md has the arithmetic.
SHORT_CODE, LONGER_CODE = 6, 8
GAMES_WITH_SHORT_CODES = 1000


def new_uid() -> str:
    """A name that no two games share, wherever they are played."""
    return _random(26)


def new_device_token() -> str:
    return _random(26)


def link_token(secret: bytes, uid: str, role: str, player: str, generation: int) -> str:
    """The token of a link: 96 bits that follow from the installation's secret and from nothing that is stored."""
    return _derived(secret, f"{uid}/{role}/{player}/{generation}", TOKEN_LENGTH)


def short_code(secret: bytes, uid: str, generation: int, length: int) -> str:
    """A code short enough to type; it opens the view of a game and nothing more."""
    return _derived(secret, f"{uid}/code//{generation}", length)


def code_length(game: int) -> int:
    """By the number of the game: the more codes there are to hit, the longer they get."""
    return SHORT_CODE if game <= GAMES_WITH_SHORT_CODES else LONGER_CODE


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def plain_code(typed: str) -> str:
    """A code as it was meant, however it was typed: `KX-४ QP` is `kx4qp`."""
    return latin_digits("".join(letter for letter in typed.lower() if letter.isalnum()))


def _derived(secret: bytes, what: str, length: int) -> str:
    number = int.from_bytes(hmac.digest(secret, what.encode(), "sha256"))
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
