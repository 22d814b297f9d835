"""Which names run together with the little word before them, as French has it: d’Ömer, d’Anaïs."""

import unicodedata

_VOWELS = frozenset("aeiouœæ")


def runs_together(name: str) -> bool:
    """Whether the first sound of this name is a vowel, whatever marks stand before or above it."""
    letters = "".join(mark for mark in unicodedata.normalize("NFKD", name) if mark.isalnum())
    first, second = letters[:1].casefold(), letters[1:2].casefold()
    # Before a vowel a y is a consonant: d’Yves, but de Yann. An h may be either and is left alone.
    return first in _VOWELS or (first == "y" and second.isalpha() and second not in _VOWELS)
